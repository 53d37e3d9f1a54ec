import { linkBefore } from '@tucano/randomness'
import { type BeaconChecks, type Hashes, type Json, type PublishedBeacon } from '@tucano/round'
import type { Match, Sport } from '../markets/index.ts'
import { beatDraws, bytesOf, digestOf, hexOf, writtenOut } from './beat-draws.ts'
import { type PricedMarket, offerOf, pricesDigest } from './offer.ts'

/** A beat that is over. Seeds and signatures are in hexadecimal. */
export interface ToldBeat {
  number: number
  beaconRound: number
  signature: string
  seed: string
  /** What came of it. */
  told: Json
}

/** All that is told of a match, as far as it has come. */
export interface MatchProof {
  match: string
  sport: string
  /** What was told before prices opened: the digest of the chain's first link, and that of the table of transitions and the strengths. */
  anchor: string
  links: number
  digest: string
  strengths: Json
  beacon: PublishedBeacon
  beats: readonly ToldBeat[]
  /** Over all prices so far. */
  prices: string
  score: { home: number; away: number }
}

export interface MatchFinding {
  problem:
    | 'sport' // No such sport here.
    | 'digest' // The table or the strengths are not those that were told before.
    | 'beacon' // The beacon is not the chain that it is said to be.
    | 'number' // A beat is missing, or told twice.
    | 'chain' // A seed does not lead to the one before it, and so to the anchor.
    | 'round' // A beat's round is not later than that of the beat before.
    | 'signature' // The beacon has not signed this round.
    | 'beat' // Something else comes of a beat.
    | 'over' // A beat after the end.
    | 'prices'
    | 'score'
  /** Of the beat, where it is one. */
  number?: number
}

export interface MatchChecks {
  hashes: Hashes
  beacon: BeaconChecks
}

/** What a beat has brought, as it is told: facts that it does not have are left out. */
export const toldJson = (told: ReturnType<Match['beat']>['told']): Json =>
  told.map((what): Json =>
    Object.fromEntries(Object.entries(what).flatMap(([fact, value]) => (value === undefined ? [] : [[fact, value]]))),
  )

/** A match after so many beats, with what was offered. */
export interface Replayed {
  number: number
  told: Json
  match: Match
  offer: readonly PricedMarket[]
}

/** Runs a match again from what is told, beat by beat; the first is the match before its beginning. */
export function* replayMatch(sport: Sport, proof: MatchProof, hashes: Hashes): Generator<Replayed, void> {
  let match = sport.start(proof.strengths)
  yield { number: 0, told: [], match, offer: offerOf(match, match.book()) }
  for (const beat of proof.beats) {
    if (match.isOver) return
    const played = match.beat(beatDraws({ ...beat, match: proof.match, sport: sport.code, digest: proof.digest }, hashes))
    match = played.next
    yield { number: beat.number, told: toldJson(played.told), match, offer: offerOf(match, match.book()) }
  }
}

function chainFindings({ anchor, links, beats, beacon }: MatchProof, { hashes, beacon: checks }: MatchChecks): MatchFinding[] {
  const findings: MatchFinding[] = []
  const publicKey = bytesOf(beacon.publicKey)
  let [link, round] = [anchor, 0]
  for (const [at, { number, seed, beaconRound, signature }] of beats.entries()) {
    if (number !== at + 1 || number > links) findings.push({ problem: 'number', number })
    if (hexOf(linkBefore(bytesOf(seed), 1, hashes.sha256)) !== link) findings.push({ problem: 'chain', number })
    if (beaconRound <= round) findings.push({ problem: 'round', number })
    if (!checks.isSigned({ publicKey, round: beaconRound, signature: bytesOf(signature) })) findings.push({ problem: 'signature', number })
    link = seed
    round = beaconRound
  }
  return findings
}

function playFindings(sport: Sport, proof: MatchProof, hashes: Hashes): MatchFinding[] {
  const findings: MatchFinding[] = []
  let [prices, last] = ['', 0]
  let score = { home: 0, away: 0 }
  for (const { number, told, match, offer } of replayMatch(sport, proof, hashes)) {
    const said = proof.beats[last - 1]
    if (number > 0 && said && writtenOut(told) !== writtenOut(said.told)) findings.push({ problem: 'beat', number })
    prices = pricesDigest(prices, offer, hashes)
    score = match.standing.score
    last++
  }
  if (last - 1 < proof.beats.length) findings.push({ problem: 'over', number: last })
  if (prices !== proof.prices) findings.push({ problem: 'prices' })
  if (writtenOut({ ...score }) !== writtenOut({ ...proof.score })) findings.push({ problem: 'score' })
  return findings
}

/** Checks a match from what was told: nobody has to be asked. No finding means that everything holds, every price included. */
export function verifyMatch(sport: Sport | undefined, proof: MatchProof, checks: MatchChecks): MatchFinding[] {
  const findings: MatchFinding[] = []
  if (sport === undefined || sport.code !== proof.sport) return [{ problem: 'sport' }]
  const digest = digestOf({ sport: sport.code, maths: sport.maths, strengths: proof.strengths }, checks.hashes)
  if (digest !== proof.digest) findings.push({ problem: 'digest' })
  if (checks.beacon.hashOfChain(proof.beacon) !== proof.beacon.hash) findings.push({ problem: 'beacon' })
  return [...findings, ...chainFindings(proof, checks), ...playFindings(sport, proof, checks.hashes)]
}
