import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  open: 'Open responsible gaming',
  session: 'Session',
  result: 'Result',
  checkTitle: 'Time to look at how it is going',
  checkText: 'From time to time we show how it is going. No bet begins before you answer.',
  checkTime: 'Time in this session',
  checkRounds: 'Rounds',
  checkStaked: 'Staked',
  checkWon: 'Winnings',
  checkNet: 'Result of the session',
  checkBalance: 'Balance',
  checkContinue: 'Continue',
  checkHistory: 'See history',
  checkLimits: 'My limits',
  checkSignOut: 'Sign out',
  pausedUntil: 'You are on a pause until {until}.',
  excludedUntil: 'You have excluded yourself until {until}.',
  closedOpen: 'Bets and deposits are closed; withdrawals, records and customer service stay open.',
  timeUp: 'The playing time that you allow yourself is used up.',
  timeUpText: 'New bets are possible in the next period. Your balance stays yours.',
  closedMore: 'See my limits',
  closedPlayTitle: 'Games are closed for you for now',
  closedDepositTitle: 'Deposits are closed for you for now',
  closedPlaceTitle: 'This part is closed for you for now',
  closedWhat:
    'You asked for it, and it cannot be shortened. What stays open: your account, withdrawals, records, messages and customer service.',
  closedWithdraw: 'Withdraw',
  closedService: 'Talk to customer service',
}
