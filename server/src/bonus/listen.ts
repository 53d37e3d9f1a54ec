import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { type BetFact, isBetFact } from '#betting/facts'
import type { Listener } from '#betting/listen'
import { type Bonus, readBonuses, settleBonus } from './bonuses.ts'
import type { Contribution, Counted } from './contribution.ts'
import { returnLate } from './late.ts'
import { lockPockets } from './pockets.ts'

const TEN_THOUSAND = 10_000n

interface Counting {
  currency: string
  counted: Counted
  contribution: Contribution
}

/** Hears bets, for the bonuses of their members: how far each has come, and when it is done. */
export const bonusListener = ({ currency, ...counting }: Counting): Listener => ({
  name: 'bonus',
  hear: async (db, facts) => {
    const bets = facts.filter((fact): fact is BetFact => isBetFact(fact) && fact.currency === currency && fact.name !== 'betPlaced')
    if (bets.length === 0) return
    await returnLate(db, bets)
    const bonuses = await readBonuses(db, [...new Set(bets.map(({ memberId }) => memberId))], currency)
    for (const bonus of bonuses) {
      const own = bets.filter(({ memberId, at }) => memberId === bonus.memberId && bonus.activeAt! <= at)
      if (own.length === 0) continue
      const more = await progressOfAll(db, bonus, own, counting)
      // Accounts come first, as everywhere.
      await lockPockets(db, bonus.memberId, currency)
      if (more !== 0n)
        await sql`update betting.bonuses set progress = progress + ${more}::bigint where id = ${bonus.id}::bigint and state = 'active'`.execute(
          db,
        )
      await settleBonus(db, bonus.memberId, currency)
    }
  },
})

async function progressOfAll(
  db: Db,
  bonus: Bonus,
  facts: readonly BetFact[],
  { counted, contribution }: Omit<Counting, 'currency'>,
): Promise<bigint> {
  const before = await betsBefore(db, bonus, facts)
  let sum = 0n
  for (const fact of facts) if (!before.has(fact.betId)) sum += await progressOf(bonus, fact, counted, contribution)
  return sum
}

/** Of bets that are undone, those from before the bonus: they were not counted in it. */
async function betsBefore(db: Db, { activeAt }: Bonus, facts: readonly BetFact[]): Promise<Set<string>> {
  const ids = facts.filter(({ name }) => name === 'betVoided' || name === 'betAdjusted').map(({ betId }) => betId)
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select b.id from betting.bets b where b.id = any (${ids}::uuid[]) and b.placed_at < ${activeAt}::timestamptz`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** What a fact adds to a bonus: each bet without what is below the smallest coin. */
export async function progressOf(
  { terms }: Pick<Bonus, 'terms'>,
  fact: BetFact,
  counted: Counted,
  contribution: Contribution,
): Promise<bigint> {
  if (fact.name === 'betVoided' && !fact.wasSettled) return 0n
  const bp = (terms.contribution as Record<string, number | undefined>)[fact.product] ?? contribution(fact)
  const amount = ((await counted(fact)) * BigInt(bp)) / TEN_THOUSAND
  return fact.name === 'betVoided' ? -amount : amount
}
