import {
  type Blow,
  type Bout,
  OUTCOMES,
  type Outcome,
  type Pool,
  type Weights,
  drawBout,
  goesBack,
  netOf,
  oddsOf,
  pairingIn,
} from '@tucano/cockfight'
import { type Json, ratio } from '@tucano/round'
import type { LiveGame } from '../live-game.ts'
import { BACK, type Chance, LOST, type Spot, countWays } from '../spot.ts'

/** What was staked on each corner in a round that shares it out, in minor units. */
export type CockfightPool = { red: string; blue: string }
/** `pool`: in a round that shares out what was staked, from when it has been played. */
export type CockfightResult = { outcome: Outcome; blows: { by: Blow['by']; move: Blow['move'] }[]; pool?: CockfightPool }

const WHOLE = 10_000n
/** The roosters are shown, then they strike, then one sits down. */
export const BOUT = { shownMs: 4000, blowMs: 1500, sitsMs: 4000 } as const

/** Sides come back on a draw. */
function spotOf(code: Outcome, weights: Weights): Spot<CockfightResult> {
  const odds = ratio(oddsOf(weights)[code], 100)
  const comesTo = (outcome: Outcome): Chance['comesTo'] => (outcome === code ? odds : outcome === 'draw' ? BACK : LOST)
  return {
    code,
    comesTo: ({ outcome, pool }) =>
      pool ? sharedOut(code, outcome, { red: BigInt(pool.red), blue: BigInt(pool.blue) }) : comesTo(outcome),
    chances: countWays(OUTCOMES.map((outcome) => ({ comesTo: comesTo(outcome), ways: BigInt(weights[outcome]) }))),
    allWays: WHOLE,
  }
}

/** Of a pool: what is left of it after the commission, by the stakes of those who were right, or everything back. */
function sharedOut(code: Outcome, outcome: Outcome, pool: Pool): Chance['comesTo'] {
  if (code === 'draw' || outcome === 'draw' || goesBack(pool, outcome)) return BACK
  return code === outcome ? ratio(netOf(pool), pool[code]) : LOST
}

const written = ({ outcome, blows }: Bout): CockfightResult => ({ outcome, blows: blows.map(({ by, move }) => ({ by, move })) })

/** A bout between two that meet in it, at fixed odds; with a pool where what was done in it is what was staked. */
export function cockfightIn(bout: number): LiveGame<CockfightResult> {
  const { weights } = pairingIn(bout)
  return {
    kind: 'cockfight',
    version: 1,
    spots: OUTCOMES.map((code) => spotOf(code, weights)),
    draw: (draws, moves) => withPool(written(drawBout(draws, weights)), moves ?? null),
    playMs: ({ blows }) => BOUT.shownMs + BOUT.blowMs * blows.length + BOUT.sitsMs,
  }
}

/** A bout that shares out what was staked on it. */
export function withPool(result: CockfightResult, moves: Json): CockfightResult {
  const pool = (moves as { pool: CockfightPool } | null)?.pool
  return pool ? { ...result, pool: { red: pool.red, blue: pool.blue } } : result
}

/** Who meets, by code, and how it stands between them. */
export function setupOfBout(bout: number): Json {
  const { red, blue, weights } = pairingIn(bout)
  return { red: red.code, blue: blue.code, weights: { ...weights } }
}

/** All that decides what bets come to: weights follow from the bout's number, odds from the weights. */
export const cockfightMaths = (): Json => ({
  game: 'live',
  kind: 'cockfight',
  version: 1,
  odds: 9600,
  pairs: 'by the number of the bout',
  pool: { commission: 5, least: 107 },
})
