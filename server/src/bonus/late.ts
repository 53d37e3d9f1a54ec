import type { Db } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { sql } from 'kysely'
import type { BetFact } from '#betting/facts'
import { isClosed, lockPockets } from './pockets.ts'

interface Late {
  betId: string
  postingId: bigint
  bonusId: bigint
  state: string
  converted: bigint
  maxCash: bigint | null
  /** What has reached the pocket since the bonus was over. */
  amount: bigint
}

/** What bets bring to the bonus pocket when their own bonus is over: cash if that was converted, as far as its most allows, and else it goes back. */
export async function returnLate(db: Db, facts: readonly BetFact[]): Promise<void> {
  const bets = facts.filter(({ pocket }) => pocket === 'bonus')
  if (bets.length === 0) return
  // What a bet was paid on its way is told with its end; whatever comes after that, by itself.
  const { rows } = await sql<Late>`
    select b.id as "betId", f.posting_id as "postingId", o.id as "bonusId", o.state, o.converted, o.max_cash as "maxCash", x.amount
    from unnest(${bets.map(({ betId }) => betId)}::uuid[], ${bets.map(({ postingId }) => postingId)}::bigint[]) with ordinality f(bet_id, posting_id, n)
    join betting.bets b on b.id = f.bet_id
    join betting.bonuses o on o.member_id = b.member_id and o.currency = b.currency and o.active_at <= b.placed_at and o.ended_at > b.placed_at
    join betting.steps s on s.bet_id = b.id and s.posting_id = f.posting_id
    cross join lateral (
      select coalesce(sum(t.moved), 0)::bigint as amount from betting.steps t
      where t.bet_id = b.id and t.at > o.ended_at and (t.version = s.version or not s.late and not t.late and t.version < s.version)
    ) x
    where x.amount > 0 order by f.n`.execute(db)
  const byBet = new Map(bets.map((fact) => [fact.betId, fact]))
  for (const late of rows) await moveLate(db, byBet.get(late.betId)!, late)
}

async function moveLate(
  db: Db,
  { memberId, currency }: BetFact,
  { betId, postingId, bonusId, state, maxCash, amount }: Late,
): Promise<void> {
  const pockets = await lockPockets(db, memberId, currency)
  const pocket = pockets.get('bonus')
  // Never more than is there: the next bonus may have staked it already.
  const there = pocket && pocket.balance < amount ? pocket.balance : amount
  if (!pocket || there <= 0n || isClosed(pockets)) return
  const { converted } = await db.selectFrom('betting.bonuses').select('converted').where('id', '=', bonusId).executeTakeFirstOrThrow()
  const room = state === 'converted' ? (maxCash === null ? there : maxCash - converted) : 0n
  const cash = there < room ? there : room > 0n ? room : 0n
  const moves = [
    { from: pocket.id, to: await openAccount(db, { memberId, pocket: 'cash', currency }), amount: cash, currency },
    { from: pocket.id, to: await operatorAccount(db, 'promotion', currency), amount: there - cash, currency },
  ].filter((move) => move.amount > 0n)
  await post(db, { key: `bonus:${bonusId}:late:${betId}:${postingId}`, kind: 'bonusLate', moves })
  if (cash > 0n) await sql`update betting.bonuses set converted = converted + ${cash}::bigint where id = ${bonusId}::bigint`.execute(db)
}
