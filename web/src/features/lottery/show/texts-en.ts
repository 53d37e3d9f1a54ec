import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  stage: 'Draw',
  drawing: 'Drawing {numero}',
  drawingText: 'The bets are sealed. The number from outside comes within seconds.',
  resultOf: 'Result of {numero}',
  told: 'Draw {numero}: {result}',
  skip: 'Skip the animation',
  again: 'Watch again',
  noResult: 'The first result appears here',
  noResultText: 'As soon as the draw of now is drawn.',
  voided: '{numero} is void',
  voidedText: 'All bets on it were given back.',
  corrected: 'Corrected result. Before: {result}',
  sum: 'Sum {sum}',
  proof: 'Check',
  proofOf: 'Check draw {numero}',
}
