import type { SportCode } from '../model.ts'

/** Something neutral that sides fight for, and that comes again. */
interface Monster {
  name: string
  /** From which minute on it is there, and how many minutes after it was taken it is there again. */
  from: number
  again: number
}

/** What makes one game of lanes another than the next. Minutes are counted from 0. */
export interface MobaRules {
  sport: Extract<SportCode, 'lol' | 'dota2'>
  sportId: number
  monsters: readonly Monster[]
  /** From when on towers fall, lanes are broken into, and the last building can fall; in the last minute it does. */
  towersFrom: number
  siegesFrom: number
  endsFrom: number
  lastMinute: number
  /** What stands behind each lane and falls with it: inhibitors, barracks. */
  behindLane: number
  /** Whether totals of kills and races to them are bet on. */
  hasKillTotals: boolean
}

export const LOL_RULES: MobaRules = {
  sport: 'lol',
  sportId: 110,
  monsters: [
    { name: 'dragon', from: 5, again: 5 },
    { name: 'baron', from: 20, again: 6 },
  ],
  towersFrom: 8,
  siegesFrom: 17,
  endsFrom: 19,
  lastMinute: 54,
  behindLane: 1,
  hasKillTotals: false,
}

export const DOTA2_RULES: MobaRules = {
  sport: 'dota2',
  sportId: 111,
  monsters: [{ name: 'roshan', from: 14, again: 9 }],
  towersFrom: 10,
  siegesFrom: 24,
  endsFrom: 28,
  lastMinute: 68,
  behindLane: 2,
  hasKillTotals: true,
}

export const LANES = 3
/** Towers of a lane, and those of a side that stand before its last building. */
export const TOWERS_OF_LANE = 3
export const LAST_TOWERS = 2
/** The towers of a lane that fall one by one; the last one falls with what it guards. */
export const OUTER_TOWERS = 2

/** A lead is of so many steps at most; what a step is in gold. */
export const MOST_LEAD = 8
export const GOLD_OF_STEP = 1000

/** How whoever has the better of a fight kills and is killed, in order; by how many steps the lead moves; in hundredths of all fights. */
export const FIGHTS = [
  { order: 'w', steps: 1, share: 42 },
  { order: 'wl', steps: 1, share: 14 },
  { order: 'wlw', steps: 1, share: 18 },
  { order: 'wwlw', steps: 2, share: 16 },
  { order: 'wlwwlw', steps: 2, share: 10 },
] as const
/** Kills in the mean of these, in hundredths. */
const KILLS_OF_FIGHT = FIGHTS.reduce((sum, { order, share }) => sum + order.length * share, 0)

/** In hundredths of the usual: little happens at first. */
export const TEMPO = [
  { from: 20, share: 125 },
  { from: 10, share: 105 },
  { from: 3, share: 75 },
  { from: 0, share: 20 },
] as const

const MILLION = 1_000_000
const within = (value: number, [least, most]: readonly [number, number]): number => Math.min(most, Math.max(least, value))

/** Each step of a lead moves so many more of a million minutes the leader's way. */
export const SNOWBALL = 6000

/** Of a million minutes at this lead, those that go the home side's way. */
export const homeMinutes = (usual: number, lead: number): number => within(usual + SNOWBALL * lead, [50_000, 950_000])

/** Of a million minutes, those with a fight, where so many millionths of a kill are usual. */
export function fightMinutes(kills: number, minute: number): number {
  const share = TEMPO.find(({ from }) => minute >= from)?.share ?? 0
  return Math.min(900_000, Math.floor((kills * share) / KILLS_OF_FIGHT))
}

/** Chances of a side in a minute, in millionths, by the steps that it leads. */
export const RATES = {
  monster: (steps: number): number => Math.floor((550_000 * within(500_000 + 50_000 * steps, [100_000, 900_000])) / MILLION),
  tower: (steps: number): number => within(110_000 + 32_000 * steps, [15_000, 360_000]),
  siege: (steps: number): number => within(12_000 + 20_000 * steps, [1000, 180_000]),
  end: (steps: number, since: number): number => (steps > 0 ? Math.min(400_000, steps * (7500 + 1650 * since)) : 1500 + 150 * since),
}

const LEADS = Array.from({ length: 2 * MOST_LEAD + 1 }, (_, n) => n - MOST_LEAD)
const MINUTES_OF_ENDS = 50

/** All values of `RATES`, for what the rules are told as. */
export const ratesTold = (): Record<keyof typeof RATES, number[] | number[][]> => ({
  monster: LEADS.map(RATES.monster),
  tower: LEADS.map(RATES.tower),
  siege: LEADS.map(RATES.siege),
  end: Array.from({ length: MINUTES_OF_ENDS }, (_, since) => LEADS.map((steps) => RATES.end(steps, since))),
})
