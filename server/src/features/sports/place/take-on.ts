import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'
import type { Claim } from './claims.ts'

/** What is on an outcome, or without an outcome on its market. */
interface Sum {
  eventId: bigint
  marketId: number
  specifiers: string
  outcome: string
  bets: number
  stake: bigint
  payout: bigint
}

type Place = Pick<Sum, 'eventId' | 'marketId' | 'specifiers' | 'outcome'>
const nameOf = ({ eventId, marketId, specifiers, outcome }: Place): string =>
  `${String(eventId).padStart(20, '0')} ${marketId} ${specifiers} ${outcome}`

/** What claims come to, one of each outcome and of each market, in the one order in which everybody locks them. */
function sumUp(claims: readonly (Place & Pick<Sum, 'stake' | 'payout'>)[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const claim of claims)
    for (const place of [claim, { ...claim, outcome: '', payout: 0n }]) {
      const { eventId, marketId, specifiers, outcome, stake, payout } = place
      const known = sums.get(nameOf(place)) ?? { eventId, marketId, specifiers, outcome, bets: 0, stake: 0n, payout: 0n }
      known.bets++
      known.stake += stake
      known.payout += payout
      sums.set(nameOf(place), known)
    }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}

const listOf = (sums: readonly Sum[], sign: 1 | -1) => {
  const rows = sums.map(({ eventId, marketId, specifiers, outcome, bets, stake, payout }, n) => ({
    n,
    event_id: eventId,
    market_id: marketId,
    specifiers,
    outcome,
    bets: sign * bets,
    stake: BigInt(sign) * stake,
    payout: BigInt(sign) * payout,
  }))
  return sql`${asRows(rows)} a(n integer, event_id bigint, market_id integer, specifiers text, outcome text, bets integer, stake bigint, payout bigint)`
}

async function add(db: Db, sums: readonly Sum[], sign: 1 | -1): Promise<Map<string, Sum>> {
  if (sums.length === 0) return new Map()
  const { rows } = await sql<Sum>`
    insert into sports.exposures as e (event_id, market_id, specifiers, outcome, bets, stake, payout)
    select a.event_id, a.market_id, a.specifiers, a.outcome, a.bets, a.stake, a.payout from ${listOf(sums, sign)} order by a.n
    on conflict (event_id, market_id, specifiers, outcome) do update set bets = e.bets + excluded.bets, stake = e.stake + excluded.stake, payout = e.payout + excluded.payout
    returning e.event_id as "eventId", e.market_id as "marketId", e.specifiers, e.outcome, e.bets, e.stake, e.payout`.execute(db)
  return new Map(rows.map((row) => [nameOf(row), row]))
}

/** A market that is full: what asked for more, and how much of a line's stake still fits. */
export interface Full {
  claim: Claim
  most: bigint
}

interface Claiming {
  claims: readonly Claim[]
  unit: bigint
}

/**
 * Takes on what bets ask for, in their order, as far as the caps go; whoever finds a market full takes nothing. If an outcome comes in, the market costs what is paid on it, less all that
 * was staked on the market. What was taken is held until the transaction ends.
 */
export async function takeOn(db: Db, bets: readonly Claiming[]): Promise<(Full | undefined)[]> {
  const asked = sumUp(bets.flatMap(({ claims }) => claims))
  const after = await add(db, asked, 1)
  const taken = new Map(
    asked.map((sum) => {
      const { stake, payout } = after.get(nameOf(sum))!
      return [nameOf(sum), { stake: stake - sum.stake, payout: payout - sum.payout }]
    }),
  )
  const full = bets.map((bet) => judge(bet, taken))
  const refused = sumUp(bets.flatMap(({ claims }, n) => (full[n] ? claims : [])))
  await add(db, refused, -1)
  return full
}

function judge({ claims, unit }: Claiming, taken: Map<string, { stake: bigint; payout: bigint }>): Full | undefined {
  for (const claim of claims) {
    const [onOutcome, onMarket] = [taken.get(nameOf(claim))!, taken.get(nameOf({ ...claim, outcome: '' }))!]
    const wins = claim.payout - claim.stake
    const left = claim.cap - (onOutcome.payout - onMarket.stake)
    if (wins > left) return { claim, most: left > 0n ? (left * unit) / wins : 0n }
  }
  for (const claim of claims) {
    const [onOutcome, onMarket] = [taken.get(nameOf(claim))!, taken.get(nameOf({ ...claim, outcome: '' }))!]
    onOutcome.stake += claim.stake
    onOutcome.payout += claim.payout
    onMarket.stake += claim.stake
  }
  return undefined
}

/** Gives back what bets had taken on that come to nothing after all. */
export const giveBack = (db: Db, claims: readonly (Place & Pick<Sum, 'stake' | 'payout'>)[]): Promise<unknown> => add(db, sumUp(claims), -1)
/** Takes on again what was given back, whatever the caps say: the bet stands. */
export const takeBack = (db: Db, claims: readonly (Place & Pick<Sum, 'stake' | 'payout'>)[]): Promise<unknown> => add(db, sumUp(claims), 1)
