import type { Translation } from '#platform/text'
import type { Texts } from './header-texts.ts'

export const en: Translation<Texts> = {
  login: 'Log in',
  ways: 'Ways to log in',
  byUsername: 'User name',
  byMobile: 'Mobile',
  username: 'User name',
  password: 'Password',
  sendCode: 'Send code',
  forgotShort: 'Forgot?',
  forgotLong: 'Forgot? Recover the password',
  mobile: 'Mobile number',
  dialing: 'Country code',
  ended: 'Your session has ended.',
  endedReplaced: 'Your account logged in on another device. This session has ended.',
  itWasMe: 'It was me',
  notMe: 'It was not me',
  lastVisit: 'Last visit on {when}, {device}.',
  lastVisitRefused: 'Last visit on {when}. Refused tries since then: {count}. Look at them in My account.',
}
