import { decideDeposit as contract, depositChanged, moneyQueueChanged } from '@tucano/contract/deposits'
import type { Db } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { tell } from '#inbox/tell'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { publish } from '#platform/outbox'
import { plainText } from '#platform/plain-text'
import { sql } from 'kysely'
import { deposits, showDeposit } from './store.ts'

const RATE_WHOLE = 10_000n
const REASON_MAX = 300

/** Credits what an operator has seen arrive, or says why not. The row is locked: of two operators, the second finds it decided. */
export const decideDeposit = ({ db, brand }: House) =>
  answer(contract, async (request, { operator }) => {
    const { depositId } = request
    return db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('cashier.deposits')
        .select(['member_id', 'state', 'kind', 'method', 'currency', 'amount', 'fee_rate', 'wager_rate'])
        .where('id', '=', depositId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (row?.kind !== 'transfer') throw new Fault('deposit.unknown')
      if (row.state !== 'review') throw new Fault('deposit.over')
      const { member_id: memberId, currency, method } = row
      if (request.decision === 'credit') {
        const paid = BigInt(request.amount)
        await judge(trx, memberId, paid - row.amount)
        const fee = (paid * BigInt(row.fee_rate)) / RATE_WHOLE
        const postingId = await credit(trx, { depositId, memberId, currency, paid, fee })
        const done = {
          state: 'credited',
          paid,
          fee,
          posting_id: postingId,
          operator_id: operator.operatorId,
          done_at: sql<Date>`clock_timestamp()`,
        }
        await trx.updateTable('cashier.deposits').set(done).where('id', '=', depositId).execute()
        await sql`select cashier.add_wagering(${memberId}::bigint, ${(paid * BigInt(row.wager_rate)) / RATE_WHOLE}::bigint)`.execute(trx)
        await tell(trx, memberId, { kind: 'depositCredited', facts: { amount: String(paid - fee), currency, method } })
      } else {
        const reason = plainText(request.reason, 'reason', REASON_MAX)
        const done = { state: 'refused', reason, operator_id: operator.operatorId, done_at: sql<Date>`clock_timestamp()` }
        await trx.updateTable('cashier.deposits').set(done).where('id', '=', depositId).execute()
        await tell(trx, memberId, { kind: 'depositRefused', facts: { reason } })
      }
      const state = request.decision === 'credit' ? 'credited' : 'refused'
      await publish(trx, depositChanged, { depositId, state }, memberId)
      await publish(trx, moneyQueueChanged, {})
      await journal(trx, operator, {
        action: request.decision === 'credit' ? 'deposits.credit' : 'deposits.refuse',
        subject: `deposit:${depositId}`,
        details: {
          member: String(memberId),
          currency,
          ...(request.decision === 'credit' ? { amount: request.amount } : { amount: String(row.amount), reason: request.reason }),
        },
      })
      const decided = await deposits(trx).where('d.id', '=', depositId).executeTakeFirstOrThrow()
      return showDeposit({ brand, payments: undefined }, decided)
    })
  })

/** As with Pix: nothing is credited while play is closed, and what came beyond the announced amount keeps to the member's limit. */
async function judge(trx: Db, memberId: bigint, more: bigint): Promise<void> {
  await sql`select from limits.lock_standing(${memberId}::bigint)`.execute(trx)
  const { rows } = await sql<{ closed: boolean; verdict: string | null }>`
    select coalesce(s.closed_until > ledger.clock(), false) as closed, cashier.judge_deposit(s, ${more}::bigint) as verdict
    from limits.standing s where s.member_id = ${memberId}::bigint`.execute(trx)
  const { closed, verdict } = rows[0]!
  if (closed) throw new Fault('deposit.closed')
  if (more > 0n && verdict) throw new Fault('deposit.limit')
}

interface Arrived {
  depositId: string
  memberId: bigint
  currency: string
  paid: bigint
  fee: bigint
}

async function credit(trx: Db, { depositId, memberId, currency, paid, fee }: Arrived): Promise<bigint> {
  const cash = await openAccount(trx, { memberId, pocket: 'cash', currency })
  const from = await operatorAccount(trx, 'clearing', currency)
  const house = await operatorAccount(trx, 'house', currency)
  const moves = [{ from, to: cash, amount: paid - fee, currency }, ...(fee > 0n ? [{ from, to: house, amount: fee, currency }] : [])]
  return (await post(trx, { key: `deposit:transfer:${depositId}`, kind: 'deposit', moves })).postingId
}
