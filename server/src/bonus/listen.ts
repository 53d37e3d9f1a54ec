import { sql } from 'kysely'
import { type BetFact, isBetFact } from '#betting/facts'
import type { Listener } from '#betting/listen'
import { readOpposed } from '#links/opposed'
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
    const opposed = bonuses.length === 0 ? new Set() : await readOpposed(db, bets)
    for (const bonus of bonuses) {
      // Of what is undone, too, only what counted in this bonus.
      const own = bets.filter(({ memberId, countedAt }) => memberId === bonus.memberId && bonus.activeAt! <= countedAt)
      if (own.length === 0) continue
      let more = 0n
      for (const fact of own) if (!opposed.has(fact.betId)) more += await progressOf(bonus, fact, counting)
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

/** What a fact adds to a bonus: each bet without what is below the smallest coin, and nothing where the bonus itself cannot be staked. */
export async function progressOf(
  { terms }: Pick<Bonus, 'terms'>,
  fact: BetFact,
  { counted, contribution }: Pick<Counting, 'counted' | 'contribution'>,
): Promise<bigint> {
  if (fact.name === 'betVoided' && !fact.wasSettled) return 0n
  if (terms.products && !(terms.products as readonly string[]).includes(fact.product)) return 0n
  const bp = (terms.contribution as Record<string, number | undefined>)[fact.product] ?? contribution(fact)
  const amount = ((await counted(fact)) * BigInt(bp)) / TEN_THOUSAND
  return fact.name === 'betVoided' ? -amount : amount
}
