import { lockPlayerLimits } from '#limits/player-limits'
import { decideDeposit as contract, depositChanged, depositPoints, moneyQueueChanged } from '@tucano/contract/deposits'
import type { Db } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { addWagering } from '#cashier/wagering'
import { decideOwn } from '#cases/claims'
import { judgePoints } from '#cases/points'
import { tell } from '#inbox/tell'
import { journal } from '#journal/journal'
import { type OperatorIn, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { plainText } from '#platform/plain-text'
import { sql } from 'kysely'
import { deposits, showDeposit } from './store.ts'

const RATE_WHOLE = 10_000n
const REASON_MAX = 300

const lockDeposit = (trx: Db, id: string) =>
  trx
    .selectFrom('cashier.deposits')
    .select(['id', 'member_id', 'state', 'kind', 'method', 'currency', 'amount', 'fee_rate', 'wager_rate', 'first_by', 'first_amount'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
type LockedDeposit = NonNullable<Awaited<ReturnType<typeof lockDeposit>>>

/**
 * Credits what an operator has seen arrive, or says why not. The row is locked: of two operators, the second finds it decided. Above the brand's
 * sum the first approval is kept, and the same amount of another operator credits.
 */
export const decideDeposit = ({ db, brand }: Services) =>
  answer(contract, async (request, { operator }) => {
    const { depositId } = request
    return db.transaction().execute(async (trx) => {
      const row = await lockDeposit(trx, depositId)
      if (row?.kind !== 'transfer') throw new Fault('deposit.unknown')
      if (row.state !== 'review') throw new Fault('deposit.over')
      await decideOwn(trx, operator, { kind: 'deposit', id: depositId })
      await publish(trx, moneyQueueChanged, {})
      if (request.decision === 'refuse') await refuse(trx, operator, row, plainText(request.reason, 'reason', REASON_MAX))
      else {
        const checked = request.checked ?? []
        judgePoints(depositPoints, checked)
        const paid = BigInt(request.amount)
        await judge(trx, row.member_id, paid - row.amount)
        const two = paid > BigInt(brand.cashier.secondApprovalAbove)
        if (two && row.first_by === operator.operatorId && row.first_amount === paid) throw new Fault('approval.own')
        // Whoever saw another amount arrive begins anew, and the first one may agree.
        if (two && (row.first_amount !== paid || row.first_by === operator.operatorId))
          await keepFirst(trx, operator, row, { paid, checked })
        else await credit(trx, operator, row, { paid, checked })
      }
      const decided = await deposits(trx).where('d.id', '=', depositId).executeTakeFirstOrThrow()
      return showDeposit({ brand, payments: undefined }, decided)
    })
  })

/** As with Pix: nothing is credited while play is closed, and what came beyond the announced amount keeps to the member's limit. */
async function judge(trx: Db, memberId: bigint, more: bigint): Promise<void> {
  await lockPlayerLimits(trx, memberId)
  const { rows } = await sql<{ verdict: 'play.closed' | 'limit.deposit' | null }>`
    select cashier.judge_deposit(${memberId}::bigint, ${more}::bigint) as verdict`.execute(trx)
  const { verdict } = rows[0]!
  if (verdict === 'play.closed') throw new Fault('deposit.closed')
  if (more > 0n && verdict) throw new Fault('deposit.limit')
}

interface Arrived {
  paid: bigint
  checked: readonly string[]
}

async function keepFirst(
  trx: Db,
  operator: OperatorIn,
  { id, member_id, currency }: LockedDeposit,
  { paid, checked }: Arrived,
): Promise<void> {
  const first = { first_by: operator.operatorId, first_at: sql<Date>`clock_timestamp()`, first_amount: paid }
  await trx.updateTable('cashier.deposits').set(first).where('id', '=', id).execute()
  await journal(trx, operator, {
    action: 'deposits.firstApprove',
    subject: `deposit:${id}`,
    details: { member: String(member_id), currency, amount: String(paid), checked },
  })
}

async function credit(trx: Db, operator: OperatorIn, row: LockedDeposit, { paid, checked }: Arrived): Promise<void> {
  const { id, member_id: memberId, currency, method } = row
  const fee = (paid * BigInt(row.fee_rate)) / RATE_WHOLE
  const done = {
    state: 'credited',
    paid,
    fee,
    posting_id: await move(trx, row, { paid, fee }),
    operator_id: operator.operatorId,
    done_at: sql<Date>`clock_timestamp()`,
    // What one may credit alone was approved by nobody before.
    ...(row.first_amount === paid ? {} : { first_by: null, first_at: null, first_amount: null }),
  }
  await trx.updateTable('cashier.deposits').set(done).where('id', '=', id).execute()
  await addWagering(trx, { memberId, source: 'deposit', amount: paid, required: (paid * BigInt(row.wager_rate)) / RATE_WHOLE })
  await tell(trx, memberId, { kind: 'depositCredited', facts: { amount: String(paid - fee), currency, method } })
  await publish(trx, depositChanged, { depositId: id, state: 'credited' }, memberId)
  await journal(trx, operator, {
    action: 'deposits.credit',
    subject: `deposit:${id}`,
    details: { member: String(memberId), currency, amount: String(paid), checked },
  })
}

async function refuse(
  trx: Db,
  operator: OperatorIn,
  { id, member_id: memberId, currency, amount }: LockedDeposit,
  reason: string,
): Promise<void> {
  const done = { state: 'refused', reason, operator_id: operator.operatorId, done_at: sql<Date>`clock_timestamp()` }
  await trx.updateTable('cashier.deposits').set(done).where('id', '=', id).execute()
  await tell(trx, memberId, { kind: 'depositRefused', facts: { reason } })
  await publish(trx, depositChanged, { depositId: id, state: 'refused' }, memberId)
  await journal(trx, operator, {
    action: 'deposits.refuse',
    subject: `deposit:${id}`,
    details: { member: String(memberId), currency, amount: String(amount), reason },
  })
}

async function move(trx: Db, { id, member_id: memberId, currency }: LockedDeposit, { paid, fee }: { paid: bigint; fee: bigint }) {
  const cash = await openAccount(trx, { memberId, pocket: 'cash', currency })
  const from = await operatorAccount(trx, 'clearing', currency)
  const services = await operatorAccount(trx, 'house', currency)
  const moves = [{ from, to: cash, amount: paid - fee, currency }, ...(fee > 0n ? [{ from, to: services, amount: fee, currency }] : [])]
  return (await post(trx, { key: `deposit:transfer:${id}`, kind: 'deposit', moves })).postingId
}
