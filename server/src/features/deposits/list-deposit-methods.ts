import { moneyRules } from '@tucano/brand'
import { SERVICE_TIME_DAYS } from '@tucano/contract/cashier'
import { listDepositMethods as contract } from '@tucano/contract/deposits'
import type { Payments } from '#payments/open-payments'
import { readPerson } from '#documents/person'
import { hasLossAndTimeCaps } from '#limits/player-limits'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { deposits, showDeposit } from './store.ts'

interface Deposited {
  left: bigint | null
  total: bigint
}

export const listDepositMethods = ({ db, brand }: Services, payments: Payments | undefined) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const [deposited, capped, times, person, open] = await Promise.all([
      sql<Deposited>`
        select cashier.deposit_left(${memberId}::bigint) as left, cashier.deposited(${memberId}::bigint, platform.clock() - interval '30 days') as total`.execute(
        db,
      ),
      hasLossAndTimeCaps(db, memberId),
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
    const { left, total } = deposited.rows[0]!
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
