import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  label: 'Your table in play',
  goBack: 'Back to the table:',
  close: 'Close the small table',
  move: 'Move to another corner. Arrow keys move it too.',
  stake: 'Staked {amount}',
  won: 'Won {amount}',
  cameBack: '{amount} came back',
  lost: 'Nothing came back of {amount}',
  void: 'Round void: {amount} came back',
  yourTurn: 'Your turn to decide',
  timer: 'Seconds left to bet:',
  says: '{name}: {sentence}',
  reconnecting: 'No connection. Coming back…',
}
