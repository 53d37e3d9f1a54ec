import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  lines: 'Lines of the bet',
  linesText: 'Draw {numero}, closed at {at}.',
  stake: 'Staked',
  paid: 'Paid',
  most: 'Can pay',
  waits: 'The draw has not come yet.',
  result: 'What came',
  resultText: 'Draw {numero}, drawn at {at}.',
  voided: 'The draw is void, and all of the bet was given back.',
  corrected: 'The result was corrected. Before it had been: {result}',
  rebate: 'Rebate',
  series: 'Series',
  plan: 'It is part of a repeat plan.',
  proof: 'Check',
  proofText: 'Your bet is in the tree that was sealed before the draw. Here the seal, the draw and the payout are checked, on your device.',
  official: 'The result comes from {source}. It holds when two sources say the same.',
  officialUnknown: 'The result comes from outside. It holds when two sources say the same.',
}
