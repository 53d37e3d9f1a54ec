import type { Translation } from '#platform/text'
import type { RebateTexts } from './rebate-texts.ts'

export const en: Translation<RebateTexts> = {
  rebates: 'Rebates',
  text: 'How much they get back of what they stake, by product. The difference to your own rebate is yours.',
  houseText: 'What the agent gets back of what its team stakes, by product. It passes on as much of it as it likes.',
  none: 'You have no rebates to pass on yet.',
  nothing: 'No rebate',
  half: 'Half of mine',
  same: 'Same as mine',
  max: 'yours is {max}',
  upTo: 'up to {max}',
  wrong: 'From 0 to {max}.',
}
