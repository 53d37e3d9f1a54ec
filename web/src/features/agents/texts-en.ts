import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Agent centre',
  close: 'Close the agent centre',
  back: 'Back to the menu',
  entries: 'Pages of the agent centre',
  waiting: '{count} waiting for your answer',
  failed: 'The agent centre did not open',
  kind_1: 'Agent',
  kind_2: 'General agent',
  agentAnnouncement: 'News for agents',
  teamOverview: 'Team overview',
  registerCenter: 'Register accounts',
  teamManagement: 'Team management',
  teamBetting: 'Team bets',
  userProfit: 'Profit and loss',
  income: 'My income',
  downlineAccount: 'Team accounts',
  dividendRecord: 'Dividends',
  salaryDay: 'Daily salary',
  salaryHour: 'Hourly salary',
  salaryLive: 'Real-time salary',
}
