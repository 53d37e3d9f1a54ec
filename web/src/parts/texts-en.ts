import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  mobile: 'Mobile number',
  country: 'Country of the number',
  code: 'Code received',
  sendCode: 'Send code',
  resendIn: 'Send again in {seconds} s',
  required: 'Fill in this field.',
  mobileWrong: 'Type the mobile number with its area code, digits only.',
  period: 'Period',
  today: 'Today',
  yesterday: 'Yesterday',
  days7: '7 days',
  days30: '30 days',
  range: 'Dates',
  from: 'From',
  to: 'To',
  rangeWrong: 'The last date is before the first.',
  more: 'Load more',
  moreFailed: 'The next part did not arrive.',
  fileChoose: 'Choose',
  fileOther: 'Change',
  fileLarge: 'This file has {size} MB, and the limit is {max} MB. Choose a smaller one.',
  fileBroken: 'This file is empty or damaged. Choose another.',
  paymentPassword: 'Payment password',
  paymentPasswordWrong: 'It is six digits.',
}
