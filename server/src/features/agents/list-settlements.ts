import { type RunningPeriod, listSettlements as contract } from '@tucano/contract/agents/agreements'
import { readTiers } from '#commissions/agreements'
import { type Settled, readRunning, settleAll } from '#commissions/counted'
import { namesOf, readSettlements, readTotals } from '#commissions/settlements'
import { missingToNext } from '#commissions/terms'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { refuseClosedKind } from './kinds.ts'
import { checkPeriod } from './period.ts'

/** What an agreement of the running period would come to if it ended now, and what is missing to more. */
function tellRunning(one: Settled, memberId: bigint, names: ReadonlyMap<bigint, string>): RunningPeriod {
  const { result, rateType, stake, netLoss, fenced, active } = one
  const tiers = readTiers(one.tiers)
  const isDividend = one.kind === 'dividend'
  const missing = missingToNext({ rateType, tiers }, { turnover: stake, netLoss: isDividend ? result.base : undefined, active })
  return {
    agreementId: String(one.id),
    type: one.type as RunningPeriod['type'],
    side: one.payeeId === memberId ? 'payee' : 'payer',
    other: names.get(one.id) ?? '',
    since: one.since.getTime(),
    until: one.until.getTime(),
    turnover: String(stake),
    netLoss: String(isDividend ? result.base : netLoss + fenced),
    active,
    tier: result.tier,
    projected: String(result.due),
    missing: missing
      ? {
          turnover: String(missing.turnover),
          netLoss: String(missing.netLoss),
          active: missing.active,
          rate: String(missing.rate),
        }
      : null,
    rateType,
    isSuspended: one.isSuspended,
  }
}

export const listSettlements = (services: Services) =>
  answer(contract, async ({ kind, from, to, side, state, before }, { member: { memberId } }) => {
    refuseClosedKind(services, kind)
    checkPeriod({ from, to })
    const { db, brand } = services
    const period = { memberId, kind, from, to, timeZone: brand.timeZone }
    const [counted, page, total] = await Promise.all([
      before === undefined ? readRunning(db, { memberId, kind }, brand.timeZone) : [],
      readSettlements(db, { ...period, side, state, before }),
      readTotals(db, period),
    ])
    const running = await settleAll(db, counted, brand)
    const names = await namesOf(
      db,
      memberId,
      running.map(({ id }) => id),
    )
    return { running: running.map((one) => tellRunning(one, memberId, names)), ...page, total }
  })
