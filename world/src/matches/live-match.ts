import type { Json } from '@tucano/round'
import type { Match, Sport } from '@tucano/sports/markets'
import { type PricedMarket, beatDraws, offerOf, toldJson, writtenOut } from '@tucano/sports/proof'
import type { MatchId } from '../calendar/index.ts'
import type { SportCode } from '../invented/index.ts'
import type { Running } from '../running.ts'
import { beatsOf, signatureOf } from '../store/beats.ts'
import { type OfferedRow, offeredOf } from '../store/markets.ts'
import type { MatchRow } from '../store/matches.ts'
import { ToldMarkets, keyOf } from '../telling/offered.ts'
import { Links, hashes } from './chain.ts'

/** A match that is being played. */
export interface LiveMatch {
  id: MatchId
  sport: SportCode
  /** The feed's number of it. */
  sportId: number
  digest: string
  links: Links
  now: Match
  /** So many beats are over. */
  beat: number
  /** How long a beat is. */
  beatMs: number
  /** The round that the next beat is drawn with. */
  beaconRound: number
  /** Whether bets on the next beat are closed. */
  isClosed: boolean
  /** Told to wait for the beacon. */
  isWaiting: boolean
  /** Over all prices so far. */
  prices: string
  beganMs: number
  /** All that was ever offered. */
  offered: Map<string, OfferedRow>
  told: ToldMarkets
  /** With its prices, what is offered now. */
  offer: readonly PricedMarket[]
}

/** What an announced match is played from. */
interface Promised {
  sport: Sport
  strengths: Json
  digest: string
  links: Links
}

/** A match as it is before its first beat. */
export function matchBefore({ sports }: Pick<Running, 'sports'>, { sport, strengths }: MatchRow): Match | undefined {
  return strengths === null ? undefined : sports[sport]?.start(JSON.parse(strengths))
}

function promisedOf({ sports }: Pick<Running, 'sports'>, row: MatchRow): Promised | undefined {
  const sport = sports[row.sport]
  const { seed, links, strengths, digest } = row
  if (sport === undefined || seed === null || links === null || strengths === null || digest === null) return undefined
  return { sport, strengths: JSON.parse(strengths) as Json, digest, links: new Links(seed, links) }
}

/** The match after all beats that were played of it: run again from its seeds, as anybody may. */
function replayed({ store }: Pick<Running, 'store'>, row: MatchRow, { sport, strengths, digest, links }: Promised): Match {
  let match = sport.start(strengths)
  for (const { number, beaconRound, told } of beatsOf(store, row.id)) {
    const signature = signatureOf(store, beaconRound)
    if (signature === undefined) throw new Error(`no signature of round ${beaconRound}`)
    const source = { match: row.id, number, sport: sport.code, digest, beaconRound, signature, seed: links.at(number) }
    const played = match.beat(beatDraws(source, hashes))
    if (writtenOut(toldJson(played.told)) !== writtenOut(told)) throw new Error(`beat ${number} of ${row.id} is another one now`)
    match = played.next
  }
  return match
}

export function resume(running: Running, row: MatchRow, beatMs: number): LiveMatch | undefined {
  const promised = promisedOf(running, row)
  if (promised === undefined) return undefined
  const { sport, digest, links } = promised
  const now = replayed(running, row, promised)
  return {
    id: row.id,
    sport: sport.code,
    sportId: sport.id,
    digest,
    links,
    now,
    beat: row.beat,
    beatMs,
    beaconRound: row.beaconRound ?? 0,
    isClosed: row.isClosed === 1,
    isWaiting: false,
    prices: row.prices ?? '',
    beganMs: row.beganMs ?? row.startsAtMs,
    offered: new Map(offeredOf(running.store, row.id).map((one) => [keyOf(one), one])),
    told: new ToldMarkets(),
    offer: offerOf(now, now.book()),
  }
}
