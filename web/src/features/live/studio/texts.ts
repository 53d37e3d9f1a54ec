import { catalogue } from '#platform/text'

const pt = {
  picture: 'Imagem ao vivo do {studio}',
  live: 'Ao vivo',
  loading: 'Abrindo a imagem do estúdio…',
  stalled: 'A imagem parou. A mesa continua.',
  failed: 'A imagem não abriu. As cartas e os números chegam aqui.',
  again: 'Tentar de novo',
  away: 'O estúdio não responde. As apostas voltam quando ele voltar; se demorar, tudo o que foi apostado é devolvido.',
  disputed: 'O estúdio confere o resultado. Se não houver acordo, tudo o que foi apostado é devolvido.',
  player: 'Jogador',
  banker: 'Banca',
  waiting: 'Esperando o estúdio',
  dealer: 'Dealer: {name}',
  proofTitle: 'Rodada {round}, pelo estúdio',
  proofText:
    'Esta rodada foi jogada no {studio}, com cartas e bola de verdade. Nada dela foi sorteado aqui, e não há sorteio para refazer: o que se confere é o que o estúdio disse e assinou, com o número de cada mensagem.',
  checking: 'Conferindo as assinaturas…',
  notYet: 'O que o estúdio assinou aparece aqui quando a rodada acaba.',
  proofFailed: 'As mensagens do estúdio não vieram',
  signed: 'As {count} assinaturas conferem',
  wrong: 'Uma assinatura não confere',
  unknown: 'Este navegador não sabe conferir assinaturas Ed25519. Baixe o arquivo e confira em outro lugar.',
  save: 'Baixar o que foi assinado',
  fileName: 'rodada-do-estudio',
  key: 'Chave pública do estúdio',
  cardTitle: 'Resultado do estúdio',
  cardText: 'A rodada foi jogada no {studio}. O resultado é o que ele disse e assinou, não um sorteio da casa.',
  check: 'Ver o que foi assinado',
  said_betsOpen: 'Apostas abertas',
  said_betsClosed: 'Apostas encerradas',
  said_card: 'Carta',
  said_result: 'Resultado',
  said_corrected: 'Resultado corrigido',
  said_void: 'Rodada anulada: {reason}',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
