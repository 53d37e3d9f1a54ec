import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  noSignal_live: 'Live odds suspended: no signal from their source',
  noSignal_before: 'Odds of matches to come suspended: no signal from their source',
  noSignal_all: 'Odds suspended: no signal from their source',
  noSignalText_live: 'Matches that have not begun stay open. Live odds are back by themselves with the signal.',
  noSignalText_before: 'Live matches stay open. Odds of the next ones are back by themselves with the signal.',
  noSignalText_all: 'Nothing can be bet on or cashed out now. All of it is back by itself with the signal.',
}
