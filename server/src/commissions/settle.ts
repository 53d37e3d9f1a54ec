import { type Db, asRows } from '@tucano/database'
import type { Closing } from '#betting/closings'
import type { TeamBrand } from '#team/days'
import { sql } from 'kysely'
import { isSlot as isSlotOf, readEnded, settleAll } from './counted.ts'
import { writeFences } from './fences.ts'

/** Counts what all agreements of a period came to, once. What is due is paid afterwards. In the transaction that closes the period, so that the figures are those of its end. */
export async function countPeriod(db: Db, brand: TeamBrand, closing: Closing): Promise<void> {
  const isSlot = isSlotOf(closing.period)
  const all = await settleAll(db, await readEnded(db, closing, brand.timeZone), brand)
  // A slot in which nothing was staked and nothing is due is no line of anybody's record.
  const settled = isSlot ? all.filter(({ own, result }) => own !== 0n || result.due > 0n) : all
  if (settled.length === 0) return
  const rows = settled.map(({ result, ...one }) => ({
    id: one.id,
    terms_version: one.termsVersion,
    stake: one.own,
    turnover: one.stake,
    payout: one.payout,
    rebate: one.rebate,
    promotion: one.promotion,
    salary: one.salary,
    fee: one.fee,
    net_loss: one.netLoss,
    fenced: one.fenced,
    active: one.active,
    carried_in: one.carried,
    carried_out: result.carried,
    tier: result.tier,
    rate: result.rate,
    base: result.base,
    due: result.due,
    paid_before: isSlot ? one.slotPaid : 0n,
    is_suspended: one.isSuspended,
  }))
  await sql`
    with s as (
      select * from ${asRows(rows)} s(id bigint, terms_version integer, stake bigint, turnover bigint, payout bigint, rebate bigint, promotion bigint, salary bigint, fee bigint, net_loss bigint,
        fenced bigint, active integer, carried_in bigint, carried_out bigint, tier smallint, rate bigint, base bigint, due bigint, paid_before bigint, is_suspended boolean)
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
