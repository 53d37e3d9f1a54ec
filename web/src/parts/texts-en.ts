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
  welcomeTitle: 'Welcome to {brand}',
  welcome: 'Welcome, {name}.',
  welcomeText: 'Your account is ready. Under My account you confirm e-mail and mobile and make it safer. Play at your own pace.',
  welcomeStart: 'Start',
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
}
