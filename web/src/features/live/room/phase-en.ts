import type { Translation } from '#platform/text'
import type { Texts } from './phase.ts'

export const en: Translation<Texts> = {
  paused: 'Table paused',
  closed: 'Table closed',
  between: 'Next round in a moment',
  open: 'Place your bets',
  last: 'Last bets',
  waits: 'Drawing',
  play: 'Playing',
  result: 'Result',
  void: 'Round void',
}
