import { deal } from '@tucano/randomness'
import { BadMove, basisPoints, ratio } from '@tucano/round'
import { combinations, drawsWithHits } from './combinations.ts'
import { extremesOf } from './extremes.ts'
import { instantGame } from './instant-game.ts'
import { readWhole } from './moves.ts'
import { TENTHS } from './stakes.ts'

export type KenoBet = { picks: number[] }

export type KenoView = KenoBet & {
  /** In the order in which they were drawn. */
  drawn: number[]
  hits: number
  /** In tenths. */
  multiplier: number
}

export type KenoSheet = {
  /** One picks from 1 to this. */
  numbers: number
  drawn: number
  /** By how many were picked, from one: what so many hits pay, in tenths, from none, and what comes back of the stake, in basis points. */
  tables: { pays: number[]; rtpBp: number }[]
}

const NUMBERS = 40
const DRAWN = 10

/** In tenths, by picks from one and then by hits from none. */
const PAYS = [
  [0, 38],
  [0, 18, 45],
  [0, 0, 45, 280],
  [0, 0, 17, 100, 850],
  [0, 0, 14, 40, 140, 3000],
  [0, 0, 0, 32, 100, 1400, 6000],
  [0, 0, 0, 22, 65, 300, 2500, 8000],
  [0, 0, 0, 12, 45, 180, 800, 3500, 10_000],
  [0, 0, 0, 10, 26, 100, 380, 1800, 6000, 10_000],
  [0, 0, 0, 9, 18, 52, 220, 900, 3000, 8000, 10_000],
]

const numbers = Array.from({ length: NUMBERS }, (_, n) => n + 1)

const rtps = PAYS.map((pays, n) =>
  ratio(
    pays.reduce((sum, tenths, hits) => sum + drawsWithHits({ numbers: NUMBERS, drawn: DRAWN, picks: n + 1, hits }) * BigInt(tenths), 0n),
    10n * combinations(NUMBERS, DRAWN),
  ),
)

export const keno = instantGame<KenoBet, KenoView>({
  code: 'keno',
  engine: 'keno',
  maths: { engine: 'keno', version: 1, numbers: NUMBERS, drawn: DRAWN, pays: PAYS },
  stakes: TENTHS,
  returns: extremesOf(rtps),
  maxWin: 1000,
  sheet: {
    numbers: NUMBERS,
    drawn: DRAWN,
    tables: PAYS.map((pays, n) => ({ pays, rtpBp: basisPoints(rtps[n]!) })),
  } satisfies KenoSheet,
  readBet({ picks }) {
    if (!Array.isArray(picks) || picks.length < 1 || picks.length > PAYS.length) throw new BadMove('picks', `1 to ${PAYS.length} numbers`)
    const read = picks.map((pick: unknown) => readWhole(pick, 'picks', { min: 1, max: NUMBERS })).toSorted((a, b) => a - b)
    if (new Set(read).size < read.length) throw new BadMove('picks', 'each number once')
    return { picks: read }
  },
  play({ picks }, draws) {
    const drawn = deal(draws, numbers, DRAWN)
    const hits = picks.filter((pick) => drawn.includes(pick)).length
    return { picks, drawn, hits, multiplier: PAYS[picks.length - 1]![hits]! }
  },
})
