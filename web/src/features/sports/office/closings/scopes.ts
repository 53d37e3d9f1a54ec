import type { RequestOf } from '@tucano/contract/endpoint'
import type { MatchRow } from '@tucano/contract/sports'
import type { SportsClosing, closeSports } from '@tucano/contract/sports/office'

export type Scope = RequestOf<typeof closeSports>['scope']

/** Groups that the feed's descriptions have, those of a match first, then those of parts of it. */
export const GROUPS = [
  'all',
  'score',
  'regular_play',
  'incl_ot',
  '1st_half',
  '2nd_half',
  'quarter',
  'set',
  'game',
  'map',
  'map_incl_ot',
  'round',
  'kills',
  'structures',
  'corners',
  'bookings',
  'scorers',
  'player_props',
  'combo',
] as const
type Group = (typeof GROUPS)[number]
export const isGroup = (group: string): group is Group => (GROUPS as readonly string[]).includes(group)

/** Groups that some markets have, in the order of the list above; what the list does not know comes last. */
export function groupsIn(markets: readonly { groups: readonly string[] }[]): string[] {
  const found = new Set(markets.flatMap(({ groups }) => groups))
  return [...GROUPS.filter((group) => found.has(group)), ...[...found].filter((group) => !isGroup(group)).toSorted()]
}

/** Whether something that was closed has to do with a match. */
export const touches = ({ urn }: SportsClosing, { event, league, sport }: Pick<MatchRow, 'event' | 'league' | 'sport'>): boolean =>
  urn === event || urn === league || urn === sport

/** Whether it closes all of a match. */
export const closesAll = (closing: SportsClosing, match: Pick<MatchRow, 'event' | 'league' | 'sport'>): boolean =>
  closing.group === null && closing.market === null && touches(closing, match)
