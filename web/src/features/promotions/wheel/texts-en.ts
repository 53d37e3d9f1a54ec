import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Wheel of prizes',
  intro: 'A turn costs no money. The prize comes from a draw that can be checked, and how likely each is stands in writing.',
  failed: 'The wheel could not be read',
  none: 'No wheel is there now',
  noneText: 'When a promotion gives turns, the wheel shows here.',
  spin: 'Spin',
  turn: 'You have 1 turn.',
  turns: 'You have {count} turns.',
  noTurns: 'You have no turns now. They come from missions and promotions.',
  tomorrow: 'Your turn of today is spent. There is another one tomorrow.',
  won: 'For you: {worth}',
  wonWaits: 'For you: {worth}. Our team looks at it before it is credited.',
  wonNothing: 'No prize this time.',
  proof: 'Draw no. {nonce} of your seed no. {seed}. When it is told, check it in the',
  verifier: 'verifier',
  odds: 'What can come out',
  oddsText: 'In the drawing all slices have one size. How likely each is stands here.',
  nothing: 'No prize',
  weight: '{weight} in {sum}',
}
