import type { Translation } from '#platform/text'
import type { RebateTexts } from './rebate-texts.ts'

export const en: Translation<RebateTexts> = {
  rebates: 'Rebates',
  text: 'How much they get back of what they stake, by product. The difference to your own rebate is yours.',
  none: 'You have no rebates to pass on yet.',
  nothing: 'No rebate',
  half: 'Half of mine',
  same: 'Same as mine',
  max: 'yours is {max}',
  wrong: 'From 0 to {max}.',
}
