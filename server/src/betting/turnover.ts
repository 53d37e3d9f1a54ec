import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'
import { type BetFact, type Fact, isBetFact } from './facts.ts'
import type { Listener } from './listen.ts'

/** Keeps what each member staked and won, by day of the brand's time zone and product. */
export const turnover = (timeZone: string): Listener => ({
  name: 'betting.turnover',
  hear: (db, facts) => addUp(db, facts, timeZone),
})

async function addUp(db: Db, facts: Fact[], timeZone: string): Promise<void> {
  const sums = facts
    .filter(isBetFact)
    .filter(({ name, wasSettled }) => name === 'betSettled' || name === 'betAdjusted' || (name === 'betVoided' && wasSettled))
  if (sums.length === 0) return
  const sign = ({ name }: BetFact): bigint => (name === 'betVoided' ? -1n : 1n)
  const rows = sums.map((fact) => ({
    member_id: fact.memberId,
    at: fact.at,
    product: fact.product,
    currency: fact.currency,
    bets: fact.name === 'betAdjusted' ? 0n : sign(fact),
    stake: sign(fact) * fact.effectiveStake,
    payout: sign(fact) * fact.payout,
    pocket: fact.pocket,
  }))
  await sql`
    insert into betting.turnover as t (member_id, day, product, currency, bets, stake, payout, bonus_stake)
    select f.member_id, (f.at at time zone ${timeZone})::date, f.product, f.currency, sum(f.bets), sum(f.stake), sum(f.payout), coalesce(sum(f.stake) filter (where f.pocket = 'bonus'), 0)
    from ${asRows(rows)} f(member_id bigint, at timestamptz, product text, currency text, bets bigint, stake bigint, payout bigint, pocket text)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (member_id, day, product, currency)
    do update set bets = t.bets + excluded.bets, stake = t.stake + excluded.stake, payout = t.payout + excluded.payout, bonus_stake = t.bonus_stake + excluded.bonus_stake`.execute(
    db,
  )
}
