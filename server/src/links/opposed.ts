import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { type BetFact, type Fact, isBetFact } from '#betting/facts'
import type { Listener } from '#betting/listen'
import { linkedTo } from './linked.ts'

/** What is bet on with sides, so that one selection loses what another wins. Numbers of a lottery stand beside one another. */
const SIDED = ['SPORTS', 'ESPORTS', 'LIVE', 'PVP']

const hasSides = (fact: Fact): fact is BetFact => isBetFact(fact) && fact.eventId !== null && SIDED.includes(fact.product)

/**
 * Bets that stand against one of somebody who seems to be the same person, on the same event: what one loses the other wins, and nothing of either counts. It follows from
 * what was there when the bet first counted, so that what becomes of it later, and whoever hears it again, finds the same.
 */
export async function readOpposed(db: Db, facts: readonly Fact[]): Promise<ReadonlySet<string>> {
  const counted = new Map(facts.filter(hasSides).map(({ betId, countedAt }) => [betId, countedAt]))
  const told = facts.filter(isBetFact).flatMap(({ betId, isOpposed }) => (isOpposed ? [betId] : []))
  if (counted.size === 0) return new Set(told)
  const { rows } = await sql<{ id: string }>`
    select b.id from unnest(${[...counted.keys()]}::uuid[], ${[...counted.values()]}::timestamptz[]) c(id, at) join betting.bets b on b.id = c.id
    where exists (
      select from (${linkedTo(sql`b.member_id`)}) l join betting.bets o on o.event_id = b.event_id and o.member_id = l.member_id
      where l.since <= c.at and o.placed_at <= c.at and o.selections is distinct from b.selections
        and not exists (select from betting.steps s where s.bet_id = o.id and s.state = 'void' and s.at < c.at)
    )`.execute(db)
  return new Set([...told, ...rows.map(({ id }) => id)])
}

/**
 * Of bets that first counted at some moment, those that stand against one of somebody who seems to be the same person. A product whose bets stand on more than one event says so itself: to the rest of
 * the books such a bet has none. As below, only what was there at that moment says anything.
 */
export type OpposedOfProduct = (db: Db, counted: ReadonlyMap<string, Date>, linked: typeof linkedTo) => Promise<readonly string[]>

const OVER = ['betSettled', 'betAdjusted', 'betVoided']

/** A listener who hears of bets which of them stand against one of the same person's, as their products know it. */
export const knowingOpposed = (listener: Listener, products: readonly OpposedOfProduct[]): Listener => ({
  ...listener,
  hear: async (db, facts) => {
    const counted = new Map(
      facts
        .filter(isBetFact)
        .flatMap(({ betId, eventId, name, countedAt }) => (eventId === null && OVER.includes(name) ? [[betId, countedAt] as const] : [])),
    )
    const found = new Set(counted.size === 0 ? [] : (await Promise.all(products.map((product) => product(db, counted, linkedTo)))).flat())
    const marked = facts.map((fact) => (isBetFact(fact) && found.has(fact.betId) ? { ...fact, isOpposed: true } : fact))
    await listener.hear(db, found.size === 0 ? facts : marked)
  },
})

/** Facts without those of bets that stand against one of the same person's. */
export async function withoutOpposed(db: Db, facts: readonly Fact[]): Promise<readonly Fact[]> {
  const opposed = await readOpposed(db, facts)
  return opposed.size === 0 ? facts : facts.filter((fact) => !isBetFact(fact) || !opposed.has(fact.betId))
}
