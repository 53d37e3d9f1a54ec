import type { Side } from '../model.ts'
import { WEIGHTS } from '../model.ts'
import { otherSide } from '../winners.ts'
import type { Ending, Fight } from './state.ts'

/** How a round can end, of a thousand that whoever attacks wins, or defends and wins; with the place of the bomb where it was planted. */
type Way = { how: Ending; site?: 'A' | 'B'; share: number }

export const WAYS: Record<'attacking' | 'defending', Way[]> = {
  attacking: [
    { how: 'elimination', share: 420 },
    { how: 'elimination', site: 'A', share: 120 },
    { how: 'elimination', site: 'B', share: 110 },
    { how: 'bomb', site: 'A', share: 180 },
    { how: 'bomb', site: 'B', share: 170 },
  ],
  defending: [
    { how: 'elimination', share: 560 },
    { how: 'defused', site: 'A', share: 150 },
    { how: 'defused', site: 'B', share: 140 },
    { how: 'time', share: 150 },
  ],
}

/** Kills of the side that has won the round and of the other, of a thousand rounds that end so. Somebody is killed in each. */
export const COUNTS: Record<Ending, [winners: number, losers: number, share: number][]> = {
  elimination: [
    [5, 0, 140],
    [5, 1, 240],
    [5, 2, 260],
    [5, 3, 220],
    [5, 4, 140],
  ],
  bomb: [
    [2, 2, 150],
    [2, 3, 150],
    [3, 2, 150],
    [3, 3, 150],
    [3, 4, 120],
    [4, 2, 80],
    [4, 3, 100],
    [4, 4, 60],
    [4, 5, 40],
  ],
  defused: [
    [5, 0, 60],
    [5, 1, 180],
    [5, 2, 250],
    [5, 3, 260],
    [5, 4, 170],
    [4, 3, 50],
    [3, 3, 30],
  ],
  time: [
    [1, 0, 120],
    [2, 1, 230],
    [3, 1, 250],
    [3, 2, 220],
    [4, 2, 180],
  ],
}

/** Seats of a side, and of a thousand kills those of each: whoever opens, whoever aims from afar, two that follow, whoever leads. */
export const SEATS = [1, 2, 3, 4, 5]
export const SEAT_WEIGHTS = [215, 225, 195, 195, 170]

interface Kills {
  home: number
  away: number
}

export const killsOf = (side: Side, [winners, losers]: readonly [winners: number, losers: number, ...rest: unknown[]]): Kills =>
  side === 'home' ? { home: winners, away: losers } : { home: losers, away: winners }

const ALL = { home: SEATS.length, away: SEATS.length }

/**
 * Of the weights of a draw, those by which the next kill is the home side's: each that is left is as likely to be the next. But nobody kills the last of a side
 * that has kills left, as nobody would be there to make them.
 */
export function homeKillWeight({ home, away }: Kills, alive: Kills = ALL): number {
  if (alive.away === 1 && away > 0) return 0
  if (alive.home === 1 && home > 0) return WEIGHTS
  return Math.floor((WEIGHTS * home) / (home + away))
}
export const homeKillChance = (kills: Kills, alive?: Kills): number => homeKillWeight(kills, alive) / WEIGHTS

export const aliveIn = ({ alive: { home, away } }: Fight): Kills => ({ home: home.length, away: away.length })

export const waysOf = (side: Side, attacker: Side): readonly Way[] => WAYS[side === attacker ? 'attacking' : 'defending']

const afterEnding = (side: Side, how: Ending): number =>
  COUNTS[how].reduce((sum, counts) => sum + (counts[2] / 1000) * homeKillChance(killsOf(side, counts)), 0)

const byEnding: Record<Side, Record<Ending, number>> = {
  home: {
    elimination: afterEnding('home', 'elimination'),
    bomb: afterEnding('home', 'bomb'),
    defused: afterEnding('home', 'defused'),
    time: afterEnding('home', 'time'),
  },
  away: {
    elimination: afterEnding('away', 'elimination'),
    bomb: afterEnding('away', 'bomb'),
    defused: afterEnding('away', 'defused'),
    time: afterEnding('away', 'time'),
  },
}

/** The chance that the home side has the first kill of a round that this side wins so. */
export const firstKillAfter = (side: Side, how: Ending): number => byEnding[side][how]

/** The chance that the home side has the first kill of a round, which it wins with this chance. */
export function firstKillChance(chanceOfHome: number, attacker: Side): number {
  const of = (side: Side): number =>
    waysOf(side, attacker).reduce((sum, { how, share }) => sum + (share / 1000) * firstKillAfter(side, how), 0)
  return chanceOfHome * of('home') + (1 - chanceOfHome) * of(otherSide('home'))
}
