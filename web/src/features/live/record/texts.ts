import { catalogue } from '#platform/text'

const pt = {
  chips: 'Fichas da rodada',
  chipsText: 'Rodada {round}, lugar por lugar.',
  stake: 'Apostado',
  paid: 'Pagou',
  lost: 'Não pagou',
  autoAt: 'sai sozinha em {times}',
  byHandAt: 'saiu em {times}',
  waits: 'Ainda em jogo',
  result: 'O que saiu',
  resultText: 'Rodada {round}.',
  notYet: 'A rodada ainda não terminou.',
  proofText: 'A sua aposta está na árvore lacrada antes do sorteio. Aqui se confere o lacre, o sorteio e o pagamento, no seu aparelho.',
  addedText:
    'Esta aposta entrou durante a rodada, por uma decisão na mesa. Aqui se confere o sorteio com todas as decisões, no seu aparelho.',
  checkRound: 'Conferir esta rodada',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
