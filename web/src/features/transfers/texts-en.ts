import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  failed: 'Transfers could not be opened',
  none: 'There is nobody to transfer to',
  noneText: 'Transfers go to who invited you, and your account came without an invitation, or who invited you receives no more.',
  closed: 'Transfers are not available',
  closedText: 'On this site, or where you are, money does not go from one account to another. To take it out, use Withdraw.',
  to: 'Who receives it',
  toText: 'The account that invited you. We show only how its name begins, for you to recognise.',
  account: 'User name',
  howMuch: 'How much you want to transfer',
  history: 'Your transfers',
  historyFailed: 'Your transfers could not be read',
  historyEmpty: 'No transfers yet',
  historyEmptyText: 'Those that you make show here, with day and amount.',
  sentTo: 'To {upline}',
}
