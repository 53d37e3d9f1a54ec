import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  legs: 'Selections',
  history: 'What became of the bet',
  proof: 'Matches that you can check',
  proofText: 'They are virtual matches of our world: the page plays each beat and works out each price again in your browser.',
  check: 'Check {match}',
}
