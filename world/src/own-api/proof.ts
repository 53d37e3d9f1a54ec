import type { Chain } from '@tucano/beacon'
import type { Json } from '@tucano/round'
import type { MatchProof, ToldBeat } from '@tucano/sports/proof'
import { Links } from '../matches/chain.ts'
import type { Programme } from '../programme.ts'
import type { Running } from '../running.ts'
import { beatsOf, signatureOf } from '../store/beats.ts'
import { matchById } from '../store/matches.ts'

const publishedBeacon = ({ hash, publicKey, groupHash, name, genesisSeconds, periodSeconds }: Chain): MatchProof['beacon'] => ({
  hash,
  publicKey,
  groupHash,
  name,
  genesisSeconds,
  periodSeconds,
})

/** All that is told of a match: nothing of the seeds of beats that are still to come. */
export function proofOf({ store }: Running, { chain, live }: Programme, match: string): MatchProof | undefined {
  const row = matchById(store, match)
  if (!row || !chain || row.seed === null || row.links === null || row.anchor === null || row.digest === null) return undefined
  const links = new Links(row.seed, row.links)
  const beats = beatsOf(store, match).map(({ number, beaconRound, told }): ToldBeat => ({
    number,
    beaconRound,
    signature: signatureOf(store, beaconRound) ?? '',
    seed: links.at(number),
    told,
  }))
  // What was told of an old match is forgotten; how it ended is not.
  if (beats.length < row.beat) return undefined
  const score = live.get(match)?.now.standing.score ?? { home: row.homeScore ?? 0, away: row.awayScore ?? 0 }
  return {
    match,
    sport: row.sport,
    anchor: row.anchor,
    links: row.links,
    digest: row.digest,
    strengths: JSON.parse(row.strengths ?? 'null') as Json,
    beacon: publishedBeacon(chain),
    beats,
    prices: row.prices ?? '',
    score: { home: score.home, away: score.away },
  }
}
