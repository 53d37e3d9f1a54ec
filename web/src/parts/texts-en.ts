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
}
