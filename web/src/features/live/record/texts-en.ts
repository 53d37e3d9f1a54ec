import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  chips: 'Chips of the round',
  chipsText: 'Round {round}, place by place.',
  stake: 'Staked',
  paid: 'Paid',
  lost: 'Did not pay',
  autoAt: 'leaves by itself at {times}',
  byHandAt: 'left at {times}',
  waits: 'Still in play',
  result: 'What came out',
  resultText: 'Round {round}.',
  notYet: 'The round is not over yet.',
  proofText:
    'Your bet is in the tree that was sealed before the draw. The seal, the draw and the payment are checked here, on your device.',
  addedText: 'This bet came in during the round, by a decision at the table. The draw is checked here with all decisions, on your device.',
  checkRound: 'Check this round',
}
