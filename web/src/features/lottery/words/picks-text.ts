import type { Play } from '@tucano/lottery'

/** Longer lists are told by their beginning. */
const SHOWN = 14

/** What was chosen, as a person reads it: groups of a pad each, an empty one a dash. */
export function picksText(play: Play, picks: string, choice: (choice: string) => string): string {
  const groups = play.read(picks)
  const some = (group: readonly string[]): string => {
    if (group.length === 0) return '–'
    const named = group.slice(0, SHOWN).map(choice)
    const isShort = named.every((name) => name.length === 1)
    return `${named.join(isShort ? ' ' : ', ')}${group.length > SHOWN ? ` … (${group.length})` : ''}`
  }
  return groups.map(some).join(' | ')
}
