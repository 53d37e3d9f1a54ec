import { moneyRules } from '@tucano/brand'
import { SERVICE_TIME_DAYS } from '@tucano/contract/cashier'
import { listDepositMethods as contract } from '@tucano/contract/deposits'
import type { Payments } from '#payments/open-payments'
import { readPerson } from '#accounts/person'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { sql } from 'kysely'
import { deposits, showDeposit } from './store.ts'

interface Standing {
  left: bigint | null
  total: bigint
  capped: boolean
}

export const listDepositMethods = ({ db, brand }: House, payments: Payments | undefined) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const [standing, times, person, open] = await Promise.all([
      sql<Standing>`
        select (select min(greatest(u.cap - u.used, 0)) from limits.used(${memberId}::bigint) u where u.kind = 'deposit' and u.cap is not null) as left,
          cashier.deposited(${memberId}::bigint, ledger.clock() - interval '30 days') as total,
          coalesce((select coalesce(s.loss_day, s.loss_week, s.loss_month) is not null and coalesce(s.time_day, s.time_week, s.time_month) is not null
            from limits.standing s where s.member_id = ${memberId}::bigint), false) as capped`.execute(db),
      sql<{ method: string; seconds: number }>`
        select method, round(avg(extract(epoch from done_at - asked_at)))::int as seconds from cashier.times
        where kind = 'deposit' and done_at > clock_timestamp() - make_interval(days => ${SERVICE_TIME_DAYS}) group by method`.execute(db),
      readPerson(db, memberId),
      deposits(db)
        .where('d.member_id', '=', memberId)
        .where('d.state', 'in', ['open', 'review'])
        .where(sql<boolean>`(d.state = 'review' or d.expires_at > clock_timestamp())`)
        .orderBy('d.created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ])
    const { left, total, capped } = standing.rows[0]!
    const { cashier, currency, jurisdiction } = brand
    const room = BigInt(cashier.documentsAbove.deposits) - total
    return {
      currency: currency.code,
      methods: cashier.deposits
        .filter(({ kind }) => kind !== 'pix' || payments !== undefined)
        .map(({ method, kind, min, max, feeRate, chips, usualMinutes }) => {
          const measured = times.rows.find((one) => one.method === method)
          return {
            method,
            kind,
            min: String(min),
            max: String(max),
            feeRate,
            chips: chips.map(String),
            seconds: measured?.seconds ?? usualMinutes * 60,
            measured: measured !== undefined,
          }
        }),
      left: left === null ? null : String(left),
      withoutDocuments: person.state === 'verified' ? null : String(room > 0n ? room : 0n),
      limitsRequired: moneyRules(jurisdiction.profile).limitsFirst && !capped,
      open: open ? showDeposit({ brand, payments }, open) : null,
    }
  })
