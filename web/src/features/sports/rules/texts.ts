import { catalogue } from '#platform/text'

const pt = {
  title: 'Regras dos esportes',
  intro: 'Como cada aposta é decidida, paga ou devolvida. Vale o que está escrito aqui no momento em que você aposta.',
  contents: 'Nesta página',
  general: 'Para todos os esportes',
  money: 'Dinheiro, limites e prêmios',
  voids: 'Quando a aposta é devolvida',
  handicaps: 'Handicap e totais asiáticos',
  slips: 'Múltiplas e sistemas',
  cashOut: 'Encerrar a aposta',
  virtual: 'Partidas virtuais',
  sport_football: 'Futebol',
  sport_basketball: 'Basquete',
  sport_tennis: 'Tênis',
  sport_volleyball: 'Vôlei',
  'sport_american-football': 'Futebol americano',
  sport_mma: 'Artes marciais',
  sport_esports: 'E-sports',

  numbers: 'Números de agora',
  numbersFailed: 'Os números não vieram',
  stakeMin: 'Menor aposta',
  payoutMax: 'Maior prêmio de uma aposta',
  cashOutFee: 'Taxa para encerrar antes',
  cashOutFees: '{before} antes do jogo, {live} ao vivo',
  cashOutOfVirtual: 'Encerrar antes em partidas virtuais',
  returnMin: 'Retorno mínimo em partidas virtuais',
  postponed: 'Jogo adiado vale se jogado em até',
  bonusOdds: 'Menor cotação com bônus',
  delayOf: 'Espera ao vivo: {sport}',
  seconds: '{count} s',
  hours: '{count} h',
  yes: 'sim',
  no: 'não',

  general_1:
    'Vale o resultado oficial ao fim do jogo. O que for mudado depois por recurso ou punição não muda a aposta, a não ser que a fonte do resultado corrija um erro dela: aí a aposta é refeita e as duas versões ficam visíveis.',
  general_2: 'Todos veem a mesma cotação no mesmo momento. A cotação da sua aposta não muda depois de aceita.',
  general_3:
    'Ao vivo, a aposta fica alguns segundos em confirmação. Se sair gol, ponto, cartão ou revisão nesse tempo, ela é recusada, fosse a mudança boa ou ruim para você, e o valor volta.',
  general_4: 'Aposta aceita depois que o lance decisivo já tinha acontecido é anulada e o valor volta. Fica escrito no histórico.',
  general_5:
    'Atletas, árbitros, dirigentes, funcionários e seus parentes até o segundo grau não podem apostar nas competições de que participam.',

  money_1:
    'O retorno mostrado no bilhete já é o total: aposta mais ganho. O arredondamento é um só, no total da aposta, para o centavo mais próximo.',
  money_2:
    'Cada esporte tem um prêmio máximo por aposta, mostrado no bilhete quando alcança o seu. O que foi recebido ao encerrar antes conta para esse máximo.',
  money_3: 'Se o valor passar do que a casa aceita, a aposta é recusada com o maior valor que cabe.',
  money_4: 'Prêmios são pagos logo depois do resultado; a lei dá no máximo duas horas após o fim do evento.',

  voids_1: 'Jogo adiado vale se for jogado em até 48 horas do horário marcado. Depois disso, o que não foi decidido é devolvido.',
  voids_2:
    'Jogo interrompido e não concluído: o que já estava decidido continua decidido (mais de 1,5 gol com 2 a 0, por exemplo); o resto é devolvido.',
  voids_3: 'Numa múltipla ou sistema, a seleção devolvida passa a valer cotação 1,00 e as outras seguem.',
  voids_4:
    'Numa aposta criada, a seleção devolvida sai e a cotação das que ficam é refeita a partir do estado do jogo guardado com a aposta.',
  voids_5: 'Empate técnico no primeiro lugar: a aposta paga a cotação dividida pelo número de empatados.',

  handicaps_1:
    'O handicap soma ou tira gols, pontos, games ou mapas do lado escolhido antes de comparar o placar. Handicap 0 devolve o valor no empate.',
  handicaps_2:
    'Linhas de quarto dividem a aposta em duas: −0,25 é metade em 0 e metade em −0,5. Por isso existem “meio ganha” e “meio perdida”.',
  handicaps_3: 'Exemplo: 100,00 em −0,25 a 2,00, jogo empatado: metade volta, metade se perde. Você recebe 50,00.',
  handicaps_4: 'Exemplo: 100,00 em mais de 2,75 gols a 1,90, saem 3: meio ganha. Você recebe 145,00.',

  slips_1: 'Múltipla: todas as seleções precisam ganhar; as cotações se multiplicam.',
  slips_2:
    'Sistema: várias combinações de uma vez. “2 de 4” são seis duplas. Trixie, Yankee, Canadian, Heinz, Super Heinz, Goliath e Super Goliath juntam todas as duplas em diante; Patent e Lucky também as simples.',
  slips_3: 'Seleção fixa entra em todas as combinações.',
  slips_4: 'Seleções do mesmo jogo só andam juntas dentro de uma “Criar aposta”, com uma cotação só.',
  slips_5:
    'Cada lado: metade da aposta é no vencedor e metade na colocação, que paga uma parte da cotação. As condições ficam no mercado e no bilhete. Cada metade é decidida e paga por si.',

  cashOut_1:
    'Onde é oferecido, você pode encerrar a aposta toda ou uma parte antes do fim. Mostramos o valor justo, a taxa e o que você recebe.',
  cashOut_2: 'A taxa é de 2% antes do jogo e 4% ao vivo. Não há oferta enquanto alguma seleção estiver suspensa.',
  cashOut_3: 'Você pode deixar uma regra: encerrar quando a oferta chegar a um valor. Ela paga a oferta do momento.',
  cashOut_4: 'Em partidas virtuais a aposta não pode ser encerrada antes do fim.',

  virtual_1: 'Partidas virtuais são de um mundo inventado e sempre marcadas como virtuais. Não são esporte real.',
  virtual_2:
    'Cada lance é sorteado por sementes publicadas antes e por um sorteio público que ainda não existe quando a aposta é aceita. Ninguém, nem a casa, sabe o lance antes.',
  virtual_3: 'Depois do jogo, a página de prova repete a partida inteira e cada cotação no seu navegador.',
  virtual_4: 'O retorno teórico de qualquer bilhete de partidas virtuais é de pelo menos 85%.',

  football_1: 'Vale o tempo normal com acréscimos. Prorrogação e pênaltis só contam onde o mercado diz.',
  football_2: 'Gol contra conta para o placar, mas não para o autor do gol. Se o jogador não entrar em campo, a aposta nele é devolvida.',
  football_3:
    'Cartões: amarelo conta um, vermelho conta um; o segundo amarelo do mesmo jogador conta como amarelo e vermelho. Só para quem está em campo.',
  football_4: 'Escanteio conta quando é cobrado.',

  basketball_1: 'Vencedor, handicap e total contam a prorrogação, a não ser que o mercado diga tempo normal.',
  basketball_2: 'Mercados de quarto e de metade contam só aqueles minutos.',
  basketball_3: 'Jogador que não entra em quadra: aposta devolvida.',

  tennis_1: 'Se alguém desiste ou é desclassificado, o que ainda não estava decidido é devolvido.',
  tennis_2: 'Tie-break decisivo do jogo conta como um set e um game.',
  tennis_3: 'Mudança de piso ou de local não devolve a aposta; mudança do número de sets devolve o que depende dele.',

  volleyball_1: 'O quinto set, de 15 pontos, conta como um set. Vantagem de dois pontos decide qualquer set.',
  volleyball_2: 'Pontos somam todos os sets, menos onde o mercado é de um set.',

  american_1: 'Vencedor, handicap e total contam a prorrogação.',
  american_2: 'Touchdown é 6, chute extra 1, conversão 2, field goal 3, safety 2.',

  mma_1: 'Vale o anúncio no ringue logo após a luta. Luta mudada de número de rounds: vencedor vale, o resto é devolvido.',
  mma_2: 'Decisão técnica conta como decisão. Sem resultado (no contest): devolvida.',
  mma_3: 'Total de rounds: metade de um round são 2 minutos e 30 segundos.',

  esports_1:
    'Mapa não jogado: o que é daquele mapa é devolvido. Formato diferente do anunciado: devolvem-se os mercados que dependem dele.',
  esports_2: 'Rounds de prorrogação contam em vencedor, handicap e total do mapa, menos onde se diz tempo regular.',
  esports_3: 'Vitória por W.O. antes de começar: devolvida. Depois de começar: o que já foi jogado vale.',
} as const

export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
export type Texts = typeof pt
