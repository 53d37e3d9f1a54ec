import { catalogue } from '#platform/text'

const pt = {
  title: 'Conferir rodadas',
  lead: 'Esta página refaz as rodadas no seu navegador. Ela não se conecta a nada: funciona sem internet e pode ser salva no seu computador.',
  language: 'Idioma',
  parts: 'Partes da conferência',
  file: 'Um arquivo',
  shared: 'Sorteio para todos',
  round: 'Uma rodada',
  draws: 'Números sorteados',
  how: 'Como funciona',

  fileText:
    'No site, em Histórico de apostas, abra “Conferir o sorteio” e baixe suas rodadas. Depois abra o arquivo aqui, ou cole o texto dele.',
  chooseFile: 'Escolher arquivo',
  dropFile: 'ou solte o arquivo aqui',
  paste: 'Texto do arquivo',
  checkText: 'Conferir',
  unreadable: 'Isto não é um arquivo de rodadas do site. {problem}',
  kept: '{name}: sementes {seeds}, rodadas {rounds}.',
  pasted: 'Texto colado',

  roundText: 'Digite os dados de uma rodada, como aparecem em “Como foi sorteada” e “Dados completos da rodada”.',
  serverSeed: 'Semente do servidor, já revelada',
  clientSeed: 'Semente do navegador',
  nonce: 'Número da rodada',
  game: 'Jogo',
  moves: 'Jogadas, em JSON',
  pool: 'Jackpot no início, em centavos',
  poolHint: 'Só para jogos com jackpot.',
  run: 'Refazer a rodada',
  serverSeedWrong: 'São 64 letras e números, de 0 a 9 e de a a f.',
  clientSeedWrong: 'De 8 a 64 letras, números, hífens e sublinhados.',
  nonceWrong: 'Um número inteiro a partir de 1.',
  movesWrong: 'Isto não é uma lista em JSON.',
  poolWrong: 'Um número inteiro de centavos.',
  impossible: 'Essas jogadas não são possíveis neste jogo: {problem}',
  commitment: 'Lacre desta semente',
  maths: 'Regras do jogo',
  stake: 'Apostado',
  payout: 'Retorno',
  over: 'Terminou',
  yes: 'Sim',
  no: 'Ainda não',
  view: 'O que o jogo mostra',
  drawn: 'Números sorteados, na ordem',
  place: 'Nº',
  below: 'De 0 até antes de',
  result: 'Saiu',
  manyDrawn: 'Aqui estão os primeiros {shown} de {all}.',

  drawsText: 'Peça números a uma rodada qualquer, sem jogo nenhum no meio: cada faixa dá um número, na ordem em que você as escreve.',
  mathsHint: 'O código das regras. Para um jogo desta página, ele é preenchido sozinho.',
  mathsWrong: 'São 64 letras e números, de 0 a 9 e de a a f.',
  ranges: 'Faixas',
  rangesHint: 'Separadas por vírgula. 52, 51 dá uma carta e depois outra das que restam.',
  rangesWrong: 'Só números inteiros a partir de 1, até {max} deles.',
  draw: 'Sortear',
  message: 'Mensagem do primeiro bloco',
  block: 'HMAC-SHA256 dela, em hexadecimal',

  howSealFormula: 'lacre = SHA-256(semente do servidor)',
  howSealTitle: '1. Antes da rodada: o lacre',
  howSeal:
    'O servidor sorteia 32 bytes, a semente, e publica só o SHA-256 dela, o lacre. O lacre não revela nada da semente, mas compromete o servidor com ela: outra semente teria outro lacre. Depois de ver o lacre, o seu navegador cria a semente dele. Assim, nem o servidor nem você escolhem o resultado.',
  howDrawFormula:
    'bloco(k) = HMAC-SHA256(semente do servidor, mensagem)\nmensagem = v1|jogo|regras|semente do navegador|número da rodada|k\nk = 0, 1, 2 …',
  howDrawTitle: '2. Na rodada: a conta',
  howDraw:
    'Cada rodada tem um número, contado sem pular nenhum. As duas sementes, o jogo, o código das regras e esse número dão blocos de 32 bytes. Os blocos são lidos de dois em dois bytes, e cada sorteio usa os próximos.',
  howRangeFormula: 'limite = 2^bits − (2^bits mod n)\nlido < limite: sai lido mod n\nlido ≥ limite: lê-se de novo',
  howRangeTitle: '3. De bytes a números',
  howRange:
    'Para um número abaixo de n, leem-se 16, 32, 48 bits ou mais, o menos que baste. Se o número lido passa do maior múltiplo de n que cabe, lê-se de novo: sem isso, os primeiros resultados sairiam um pouco mais. O resto da divisão por n é o resultado.',
  howTellFormula: 'SHA-256(semente do servidor) = lacre\nrodadas = 1, 2, 3 … sem pular',
  howTellTitle: '4. Depois: a revelação',
  howTell:
    'Quando você troca a semente, sai da conta, joga 1.000 rodadas ou passam 24 horas, o servidor mostra a semente. Quem quiser calcula o lacre, refaz cada rodada e compara. Nenhuma rodada pode faltar, porque a numeração não pula nenhuma.',
  howLogFormula: 'resumo(i) = SHA-256(resumo(i − 1) + "i|lacre|hora")\nassinatura = Ed25519("posição|resumo|hora")',
  howLogTitle: '5. O registro público',
  howLog:
    'Todo lacre entra numa lista pública em que cada linha leva o resumo da anterior, e a ponta da lista é assinada de hora em hora. Trocar um lacre antigo mudaria todos os seguintes, e a assinatura não bateria.',
  howHere:
    'Esta página traz as regras de {count} jogos e proíbe a si mesma de se conectar: o navegador recusaria qualquer pedido dela à internet.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
