import type { Side } from '../model.ts'
import type { Score, Winners } from '../winners.ts'
import { LANES, type MobaRules } from './rules.ts'

export type BestOf = 1 | 2 | 3 | 5

export type MobaStrengths = {
  bestOf: BestOf
  /** Of a million minutes of an even map, those that the lead moves the home side's way. */
  homeMinutes: number
  /** Expected in a minute, both sides together, in millionths. */
  kills: number
}

/** How much of each lane of the other side a side has taken: towers, the last one with what it guards. */
export type Lanes = number[]

export type MobaMap = {
  /** Minutes that are over. */
  minute: number
  /** What is drawn next of the present minute: 0 the fight, then monsters, buildings, the end. */
  stage: number
  /** Steps that the home side leads by; after each minute so far. */
  lead: number
  leads: number[]
  /** Who took each, in order. */
  kills: Winners
  towers: Winners
  barracks: Winners
  /** As in the rules, with the minute from which it is there. */
  monsters: { taken: Winners; from: number }[]
  lanes: { home: Lanes; away: Lanes }
  winner: Side | null
}

export type MobaState = {
  bestOf: BestOf
  /** The present one last; one that has not begun while sides prepare for it. */
  maps: MobaMap[]
}

export const newMap = ({ monsters }: MobaRules): MobaMap => ({
  minute: 0,
  stage: 0,
  lead: 0,
  leads: [],
  kills: '',
  towers: '',
  barracks: '',
  monsters: monsters.map(({ from }) => ({ taken: '', from })),
  lanes: { home: Array.from({ length: LANES }, () => 0), away: Array.from({ length: LANES }, () => 0) },
  winner: null,
})

export function mapsWon({ maps }: Pick<MobaState, 'maps'>): Score {
  const won = { home: 0, away: 0 }
  for (const { winner } of maps) if (winner) won[winner]++
  return won
}

/** Maps that win a match; of two maps both are played. */
const mapsToWin = (bestOf: BestOf): number => (bestOf === 2 ? Infinity : (bestOf + 1) / 2)

/** Whether a match is over with this score. */
export const isDecided = (bestOf: BestOf, { home, away }: Score): boolean =>
  home + away === bestOf || Math.max(home, away) === mapsToWin(bestOf)

export const isOver = (state: MobaState): boolean => isDecided(state.bestOf, mapsWon(state))
