import { type Blow, type Bout, type Outcome, OUTCOMES, type Weights, drawBout, oddsOf, pairingIn } from '@tucano/cockfight'
import { type Json, ratio } from '@tucano/round'
import type { LiveGame } from '../live-game.ts'
import { BACK, type Chance, LOST, type Spot, countWays } from '../spot.ts'

export type CockfightResult = { outcome: Outcome; blows: { by: Blow['by']; move: Blow['move'] }[] }

const WHOLE = 10_000n
/** The roosters are shown, then they strike, then one sits down. */
export const BOUT = { shownMs: 4000, blowMs: 1500, sitsMs: 4000 } as const

/** Sides come back on a draw. */
function spotOf(code: Outcome, weights: Weights): Spot<CockfightResult> {
  const odds = ratio(oddsOf(weights)[code], 100)
  const comesTo = (outcome: Outcome): Chance['comesTo'] => (outcome === code ? odds : outcome === 'draw' ? BACK : LOST)
  return {
    code,
    comesTo: ({ outcome }) => comesTo(outcome),
    chances: countWays(OUTCOMES.map((outcome) => ({ comesTo: comesTo(outcome), ways: BigInt(weights[outcome]) }))),
    allWays: WHOLE,
  }
}

const written = ({ outcome, blows }: Bout): CockfightResult => ({ outcome, blows: blows.map(({ by, move }) => ({ by, move })) })

/** A bout between two that meet in it, at fixed odds. */
export function cockfightIn(bout: number): LiveGame<CockfightResult> {
  const { weights } = pairingIn(bout)
  return {
    kind: 'cockfight',
    version: 1,
    spots: OUTCOMES.map((code) => spotOf(code, weights)),
    draw: (draws) => written(drawBout(draws, weights)),
    playMs: ({ blows }) => BOUT.shownMs + BOUT.blowMs * blows.length + BOUT.sitsMs,
  }
}

/** Who meets, by code, and how it stands between them. */
export function setupOfBout(bout: number): Json {
  const { red, blue, weights } = pairingIn(bout)
  return { red: red.code, blue: blue.code, weights: { ...weights } }
}

/** All that decides what bets come to: weights follow from the bout's number, odds from the weights. */
export const cockfightMaths = (): Json => ({ game: 'live', kind: 'cockfight', version: 1, odds: 9600, pairs: 'by the number of the bout' })
