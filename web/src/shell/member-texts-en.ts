import type { Translation } from '#platform/text'
import type { Texts } from './member-texts.ts'
import { en as first } from './texts-en.ts'

export const en: Translation<Texts> = {
  ...first,
  help: 'Help',
  playFree: 'Play for free',
  playFreeTitle: 'Play for free?',
  playFreeText:
    'The game opens with play money, in a trial account. For that you are logged out of your account; your balance stays and waits for you.',
  openMenu: 'Open the menu of {name}',
  openMenuOne: 'Open the menu of {name}, {count} thing is new',
  openMenuNews: 'Open the menu of {name}, {count} things are new',
  myAccount: 'My account',
  withdraw: 'Withdraw',
  accountRecord: 'Account record',
  bettingRecord: 'Betting record',
  messages: 'Messages',
  meVisitor: 'Welcome',
  meText: 'Log in to see your balance, your bets and your messages.',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  memberCentre: 'Member centre',
  agentCentre: 'Agent centre',
  signOut: 'Sign out',
}
