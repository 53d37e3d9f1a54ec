import { catalogue } from '#platform/text'

const pt = {
  stage: 'Sorteio',
  drawing: 'Sorteando o {numero}',
  drawingText: 'As apostas estão lacradas. O número de fora sai em segundos.',
  resultOf: 'Resultado do {numero}',
  told: 'Concurso {numero}: {result}',
  skip: 'Pular animação',
  again: 'Ver de novo',
  noResult: 'O primeiro resultado aparece aqui',
  noResultText: 'Assim que o concurso de agora for sorteado.',
  voided: 'O {numero} foi anulado',
  voidedText: 'Todas as apostas nele foram devolvidas.',
  corrected: 'Resultado corrigido. Antes: {result}',
  sum: 'Soma {sum}',
  proof: 'Conferir',
  proofOf: 'Conferir o concurso {numero}',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
