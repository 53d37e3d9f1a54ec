import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Agent centre',
  close: 'Close the agent centre',
  comingTitle: 'The agent centre is on its way',
  comingText: 'Team, income and agreements will live here, {name}.',
}
