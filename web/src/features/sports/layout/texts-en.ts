import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  nav: 'Navigation of sports',
  live: 'Live',
  followed: 'Favourites',
  bets: 'My bets',
  results: 'Results',
  rules: 'Rules',
  sports: 'Sports',
  esports: 'E-sports',
  notTold: 'No connection to the site: odds stand still.',
  notToldText: 'They go on by themselves as soon as the connection is back.',
}
