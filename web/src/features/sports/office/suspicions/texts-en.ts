import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  suspicions: 'Suspicions',
  suspicionsText: 'What was reported on this match, with the file that is handed over to the authorities.',
  failed: 'The suspicions could not be loaded',
  empty: 'No suspicion was reported',
  emptyText: 'Open the bets of a match, mark those that stand out and report them.',
  more: 'Show more',
  numbered: 'No. {number}',
  about: 'Bets: {bets} · members: {members} · {stake}',
  since: '{by}, {at}',
  report: 'Report as suspicious',
  reported: 'The suspicion is reported.',
  back: 'Back to the bets',
  close: 'Close',
  aboutMatch: 'All bets on {match}, up to the 500 largest.',
  aboutBet: 'One bet on {match}.',
  aboutBets: '{count} bets on {match}.',
  formText:
    'The report keeps the match, the results that were told and the bets as they are now, with who made them. Nothing changes for the members, and none of them is told.',
  text: 'What stood out',
  textHint: 'Facts, times and the source. It is part of the file that is handed over.',
  textShort: 'Write at least {min} characters.',
  madeText: 'Suspicion no. {number} is reported. Bets: {bets}, members: {members}. The file is ready to be handed over.',
  save: 'Download file',
  saveOf: 'Download the file of suspicion no. {number}',
  saved: 'The file is downloaded. The journal keeps who downloaded it.',
}
