import { hashOfChain } from '@tucano/beacon/chain'
import { isSigned } from '@tucano/beacon/verify'
import type { Json } from '@tucano/round'
import { SPORTS } from '@tucano/sports/markets'
import { type MatchFinding, type MatchProof, replayMatch, verifyMatch } from '@tucano/sports/proof'
import { hashes } from '../../verifier/hashes.ts'

/** A beat as it was played again. */
export interface PlayedBeat {
  number: number
  score: { home: number; away: number }
  told: readonly { kind: string; side: 'home' | 'away' | null }[]
  /** How many prices were worked out again, and those of who wins. */
  prices: number
  result: readonly (number | null)[]
}

export type CheckMessage = { beat: PlayedBeat } | { findings: readonly MatchFinding[] } | { problem: 'unreadable' }

/** Markets of who wins, by the feed's numbers. */
const RESULTS: readonly number[] = [1, 186, 219]

const sportIn = (proof: MatchProof) => Object.values(SPORTS).find(({ code }) => code === proof.sport)

const sideIn = (value: Json | undefined): 'home' | 'away' | null => (value === 'home' || value === 'away' ? value : null)

function toldIn(told: Json): PlayedBeat['told'] {
  if (!Array.isArray(told)) return []
  return told.flatMap((one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return []
    const { kind, side } = one
    return typeof kind === 'string' ? [{ kind, side: sideIn(side) }] : []
  })
}

/** Plays a match again from what was told of it, beat by beat with every price, and says what does not agree. Nobody is asked for anything. */
export function* checkMatch(proof: MatchProof): Generator<CheckMessage, void> {
  const sport = sportIn(proof)
  try {
    if (sport)
      for (const { number, told, match, offer } of replayMatch(sport, proof, hashes)) {
        const prices = offer.reduce((sum, { odds }) => sum + odds.filter((one) => one !== undefined).length, 0)
        const { home, away } = match.standing.score
        const result = (offer.find(({ now }) => RESULTS.includes(now.id))?.odds ?? []).map((odds) => odds ?? null)
        yield { beat: { number, score: { home, away }, told: toldIn(told), prices, result } }
      }
    yield { findings: verifyMatch(sport, proof, { hashes, beacon: { hashOfChain, isSigned } }) }
  } catch {
    // It is no proof of a match: strengths that no match can have, or what is no number.
    yield { problem: 'unreadable' }
  }
}
