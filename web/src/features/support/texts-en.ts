import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Help',
  intro: 'Straight answers about accounts, money, games and security.',
  centerTitle: 'Help centre',
  categories: 'Topics',
  about: 'About the site',
  account: 'Account',
  money: 'Money',
  games: 'Games',
  rewards: 'Rewards',
  agents: 'Agents',
  security: 'Security',
  failedTitle: 'The help pages did not arrive',
  emptyTitle: 'No articles here yet',
  backToSite: 'Back to the site',
}
