import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  available: 'You can transfer',
  limits: 'At a time',
  limitsValue: '{min} to {max}',
  leftToday: 'Today still',
  leftTodayValue: '{left} of {perDay}',
  amount: 'Amount',
  amountWrong: 'Type an amount such as 50.00.',
  amountLimits: 'The amount is between {min} and {max}.',
  amountBalance: 'You have {available} to transfer.',
  amountToday: 'Today you can still transfer {left}.',
  goOn: 'Go on',
  passwordMissing: 'Set the payment password first',
  passwordMissingText: 'It is asked for at every transfer, so that only you move money out of the account.',
  setPassword: 'Set payment password',
  confirmTitle: 'Check before you send',
  confirmText: 'A transfer cannot be undone.',
  receiver: 'Goes to',
  after: 'Your balance afterwards',
  send: 'Transfer {amount}',
  change: 'Change the amount',
  done: 'Transferred',
  doneText: '{amount} are with {name} already.',
  another: 'Make another',
}
