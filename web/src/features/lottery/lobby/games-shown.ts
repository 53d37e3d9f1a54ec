import type { LotteryGame } from '@tucano/contract/lottery'

/** What a lobby is narrowed to. */
export interface Narrowed {
  /** Only these games, in this order. */
  only: readonly string[] | undefined
  group: string | undefined
  typed: string
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What can be bet on comes first. */
const byState = (one: LotteryGame, other: LotteryGame): number => Number(one.state === 'closed') - Number(other.state === 'closed')

export function narrow(games: readonly LotteryGame[], { only, group, typed }: Narrowed): LotteryGame[] {
  const ordered = only ? only.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? []) : games
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return ordered
    .filter(({ groupCode }) => group === undefined || groupCode === group)
    .filter(({ gameName, groupName }) => words.every((word) => plain(`${gameName} ${groupName}`).includes(word)))
}

export interface GroupOfGames {
  code: string
  name: string
  games: LotteryGame[]
}

/** Games by what is drawn together: groups that have something open first, otherwise as they come. */
export function groupsOf(games: readonly LotteryGame[]): GroupOfGames[] {
  const groups = [...Map.groupBy(games, ({ groupCode }) => groupCode)].map(([code, together]) => ({
    code,
    name: together[0]?.groupName ?? code,
    games: together.toSorted(byState),
  }))
  return groups.toSorted((one, other) => byState(one.games[0]!, other.games[0]!))
}

/** The games whose draws close next. */
export const closingNext = (games: readonly LotteryGame[], nowMs: number, count: number): LotteryGame[] =>
  games
    .filter(({ state, current }) => state === 'open' && current !== null && current.closesAt > nowMs)
    .toSorted((one, other) => one.current!.closesAt - other.current!.closesAt)
    .slice(0, count)
