import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'No mission is open',
  text: 'Today the site has neither missions nor a ranking. When one begins, it shows here, and a number appears beside this page in the menu.',
  next: 'What is to come',
  missions: 'Missions with their beginning, end and prize in writing, and how much is left of each.',
  board: 'A ranking for each mission, with names shortened, and your place in it.',
  promise: 'A mission does not ask you to stake beyond your limits: they come first.',
}
