import { getBonusLiability as contract } from '@tucano/contract/promotions/office'
import { answer } from '#platform/endpoint'
import type { Promotions } from '#promotions/promotions'
import { sql } from 'kysely'

/** Days since a bonus was given; the last has no end. */
const AGES = [0, 7, 30, 90]

interface Row {
  age: number
  grants: number
  balance: bigint
  waiting: bigint
}

interface Rest {
  points: bigint
  freeRounds: bigint
  freeBets: bigint
  claims: bigint
  claimedPoints: bigint
}

export const getBonusLiability = ({ db, brand, giving }: Promotions) =>
  answer(contract, async () => {
    const currency = brand.currency.code
    const [{ rows }, rest] = await Promise.all([
      sql<Row>`
        select width_bucket(extract(epoch from platform.clock() - b.granted_at) / 86400, ${AGES}::float8[])::int - 1 as age, count(*)::int as grants,
          coalesce(sum(a.balance) filter (where b.state = 'active'), 0)::bigint as balance, coalesce(sum(b.amount) filter (where b.state = 'waiting'), 0)::bigint as waiting
        from betting.bonuses b left join ledger.accounts a on a.member_id = b.member_id and a.currency = b.currency and a.kind = 'bonus'
        where b.state in ('active', 'waiting') and b.currency = ${currency} group by 1`.execute(db),
      sql<Rest>`
        select
          (select coalesce(sum(a.balance), 0)::bigint from ledger.accounts a join ledger.currencies c on c.code = a.currency where c.nature = 'points' and a.member_id is not null) as points,
          (select coalesce(sum(f.stake * (f.given - f.used)), 0)::bigint from betting.free_stakes f where f.kind = 'rounds' and f.used < f.given and f.until > platform.clock()) as "freeRounds",
          (select coalesce(sum(f.stake), 0)::bigint from betting.free_stakes f where f.kind = 'bet' and f.used < f.given and f.until > platform.clock()) as "freeBets",
          c.claims, c.points as "claimedPoints"
        from (
          select coalesce(sum(coalesce((e.reward ->> 'amount')::bigint, (e.reward ->> 'stake')::bigint * (e.reward ->> 'rounds')::bigint)), 0)::bigint as claims,
            coalesce(sum((e.reward ->> 'points')::bigint), 0)::bigint as points
          from promotions.entries e where e.state in ('claim', 'applying')
        ) c`.execute(db),
    ])
    const { points, freeRounds, freeBets, claims, claimedPoints } = rest.rows[0]!
    return {
      ages: AGES.map((fromDays, n) => {
        const { grants = 0, balance = 0n, waiting = 0n } = rows.find(({ age }) => age === n) ?? {}
        return { fromDays, toDays: AGES[n + 1] ?? null, grants, balance: String(balance), waiting: String(waiting) }
      }),
      points: String(points),
      pointsWorth: String(giving.pointWorth(Number(points))),
      freeRounds: String(freeRounds),
      freeBets: String(freeBets),
      // What waits for an operator can be given, too.
      claims: String(claims + giving.pointWorth(Number(claimedPoints))),
    }
  })
