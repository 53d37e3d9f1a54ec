import type { Db } from '@tucano/database'
import type { Closing } from '#betting/closings'
import type { TeamBrand } from '#team/days'
import { sql } from 'kysely'
import { type Settled, isSlot as isSlotOf, readEnded, settleAll } from './counted.ts'
import { writeFences } from './fences.ts'

/** Counts what all agreements of a period came to, once. What is due is paid afterwards. In the transaction that closes the period, so that the figures are those of its end. */
export async function countPeriod(db: Db, brand: TeamBrand, closing: Closing): Promise<void> {
  const isSlot = isSlotOf(closing.period)
  const all = await settleAll(db, await readEnded(db, closing, brand.timeZone), brand)
  // A slot in which nothing was staked and nothing is due is no line of anybody's record.
  const settled = isSlot ? all.filter(({ own, result }) => own !== 0n || result.due > 0n) : all
  if (settled.length === 0) return
  const list = <Value>(of: (one: Settled) => Value): Value[] => settled.map(of)
  await sql`
    with s as (
      select * from unnest(${list(({ id }) => id)}::bigint[], ${list(({ termsVersion }) => termsVersion)}::integer[], ${list(({ own }) => own)}::bigint[], ${list(({ stake }) => stake)}::bigint[],
        ${list(({ payout }) => payout)}::bigint[], ${list(({ rebate }) => rebate)}::bigint[], ${list(({ promotion }) => promotion)}::bigint[], ${list(({ salary }) => salary)}::bigint[],
        ${list(({ fee }) => fee)}::bigint[], ${list(({ netLoss }) => netLoss)}::bigint[], ${list(({ fenced }) => fenced)}::bigint[], ${list(({ active }) => active)}::integer[], ${list(({ carried }) => carried)}::bigint[],
        ${list(({ result }) => result.carried)}::bigint[], ${list(({ result }) => result.tier)}::smallint[], ${list(({ result }) => result.rate)}::bigint[], ${list(({ result }) => result.base)}::bigint[],
        ${list(({ result }) => result.due)}::bigint[], ${list(({ slotPaid }) => (isSlot ? slotPaid : 0n))}::bigint[],
        ${list(({ isSuspended }) => isSuspended)}::boolean[]
      ) s(id, terms_version, stake, turnover, payout, rebate, promotion, salary, fee, net_loss, fenced, active, carried_in, carried_out, tier, rate, base, due, paid_before, is_suspended)
    ), written as (
      insert into commissions.settlements (agreement_id, since, until, terms_version, stake, turnover, payout, rebate, promotion, salary, fee, net_loss, fenced, active, carried_in, carried_out,
        tier, rate, base, due, paid_before, state, is_new, is_suspended)
      select s.id, ${closing.since}::timestamptz, ${closing.until}::timestamptz, s.terms_version, s.stake, s.turnover, s.payout, s.rebate, s.promotion, s.salary, s.fee, s.net_loss, s.fenced, s.active,
        s.carried_in, s.carried_out, s.tier, s.rate, s.base, s.due, s.paid_before, case when s.due > 0 then 'due' else 'nothing' end, s.due > 0, s.is_suspended
      from s
    )
    update commissions.agreements a set carried = s.carried_out,
      slot_day = case when ${isSlot} then (${closing.since}::timestamptz at time zone ${brand.timeZone})::date else a.slot_day end,
      slot_turnover = case when ${isSlot} then s.turnover else a.slot_turnover end, slot_paid = case when ${isSlot} then s.paid_before + s.due else a.slot_paid end
    from s where a.id = s.id`.execute(db)
  await writeFences(db, settled)
}
