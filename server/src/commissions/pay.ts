import { type Db, asRows } from '@tucano/database'
import { operatorAccount, postMany } from '@tucano/ledger'
import { sql } from 'kysely'
import type { Agreement } from './agreement.ts'
import { type Cash, lockCash } from './cash.ts'
import { tellPaid } from './notices.ts'
import { type Owed, type Paid, payDown } from './pay-down.ts'

interface OwedRow {
  agreement_id: bigint
  since: Date
  payer_id: bigint | null
  payee_id: bigint
  payer_nickname: string | null
  payee: string
  kind: Agreement['kind']
  type: Agreement['type']
  depth: number
  rest: bigint
  is_new: boolean
  parts: number
}

/** General agents in whose teams something new is owed. */
async function owingTeams(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select distinct t.id from commissions.settlements s join commissions.agreements a on a.id = s.agreement_id
    cross join lateral (select m.agent_id as id from team.members m where m.member_id = a.payee_id order by m.depth desc limit 1) t
    where s.is_new order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** A period of an agreement. */
interface Period {
  agreement_id: bigint
  since: Date
}

/** So many are paid together, and whatever else their payers owe. Whoever plays waits no longer for its cash than that takes. */
const PIECE = 100

/** What is owed in a team, to its first agent too, from the top down, in pieces. All that somebody owes is in one of them. */
async function readPieces(db: Db, generalId: bigint, many: number): Promise<Period[][]> {
  const { rows } = await sql<Period & { payer_id: bigint | null }>`
    select s.agreement_id, s.since, a.payer_id
    from team.members m join commissions.agreements a on a.payee_id = m.member_id join commissions.settlements s on s.agreement_id = a.id
    where m.agent_id = ${generalId}::bigint and s.state in ('due', 'partly') order by m.depth, a.payer_id nulls first`.execute(db)
  const pieces: Period[][] = []
  for (const [n, row] of rows.entries()) {
    const last = pieces.at(-1)
    if (!last || (last.length >= many && row.payer_id !== rows[n - 1]!.payer_id)) pieces.push([row])
    else last.push(row)
  }
  return pieces
}

/** What of a piece is still owed. Held, so that nobody takes it back meanwhile. */
async function readOwed(trx: Db, generalId: bigint, piece: readonly Period[]): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    select s.agreement_id, s.since, a.payer_id, a.payee_id, p.nickname as payer_nickname, e.account as payee, a.kind, a.type, m.depth, s.due - s.paid as rest, s.is_new,
      (select count(*)::integer from commissions.payments p where p.agreement_id = s.agreement_id and p.since = s.since) as parts
    from unnest(${piece.map((one) => one.agreement_id)}::bigint[], ${piece.map(({ since }) => since)}::timestamptz[]) o(agreement_id, since)
      join commissions.settlements s on s.agreement_id = o.agreement_id and s.since = o.since join commissions.agreements a on a.id = s.agreement_id
      join team.members m on m.agent_id = ${generalId}::bigint and m.member_id = a.payee_id
      join member.members e on e.id = a.payee_id left join member.members p on p.id = a.payer_id
    where s.state in ('due', 'partly')
    order by s.agreement_id, s.since for no key update of s`.execute(trx)
  return rows
}

export const nameOf = (agreementId: bigint, since: Date): string => `agreement:${agreementId}:${since.getTime()}`

/** Pays a piece of what is owed in the team of a general agent in one transaction. What its payer does not have stays owed. */
const payPiece = (db: Db, { generalId, piece }: { generalId: bigint; piece: readonly Period[] }, currency: string): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`commissions:${generalId}`}, 0))`.execute(trx)
    const rows = await readOwed(trx, generalId, piece)
    if (rows.length === 0) return 0
    const cash = await lockCash(trx, [...new Set(rows.flatMap(({ payer_id, payee_id }) => [payer_id ?? payee_id, payee_id]))], currency)
    const owed = rows
      .filter(({ payer_id, payee_id }) => cash.has(payee_id) && (payer_id === null || cash.has(payer_id)))
      .map((row, n): Owed & { row: OwedRow } => ({
        id: String(n),
        payerId: row.payer_id,
        payeeId: row.payee_id,
        depth: row.depth,
        since: row.since.getTime(),
        amount: row.rest,
        row,
      }))
    const paid = payDown(owed, new Map([...cash].map(([id, { balance }]) => [id, balance])))
    const rowOf = new Map(owed.map(({ id, row }) => [id, row]))
    await sql`
      update commissions.settlements s set is_new = false from unnest(${rows.map((row) => row.agreement_id)}::bigint[], ${rows.map((row) => row.since)}::timestamptz[]) o(id, since)
      where s.agreement_id = o.id and s.since = o.since and s.is_new`.execute(trx)
    await writePaid(
      trx,
      paid.map((each) => ({ ...each, row: rowOf.get(each.id)! })),
      { cash, currency },
    )
    await tellTeam(trx, owed, { paid, currency })
    return paid.length
  })

/** Both sides hear what was paid, and what could not be. */
function tellTeam(trx: Db, owed: readonly (Owed & { row: OwedRow })[], { paid, currency }: { paid: readonly Paid[]; currency: string }) {
  const paidOf = new Map(paid.map(({ id, amount }) => [id, amount]))
  const older = new Set(owed.flatMap(({ row }) => (row.is_new ? [] : [row.agreement_id])))
  const told = owed.map(({ id, payerId, payeeId, row }) => {
    const amount = paidOf.get(id) ?? 0n
    const { kind, type, since, payee, payer_nickname: payerNickname, is_new: isNew, rest, agreement_id: agreementId } = row
    return {
      payerId,
      payeeId,
      kind,
      type,
      since,
      payee,
      payerNickname,
      isNew,
      amount,
      rest: rest - amount,
      hasOlder: older.has(agreementId),
    }
  })
  return tellPaid(trx, told, currency)
}

/** Postings one after the other, since what one gets another one gives on. */
async function writePaid(
  trx: Db,
  paid: readonly (Paid & { row: OwedRow })[],
  { cash, currency }: { cash: ReadonlyMap<bigint, Cash>; currency: string },
): Promise<void> {
  if (paid.length === 0) return
  const house = await operatorAccount(trx, 'commission', currency)
  const moves = paid.map(({ amount, payerId, payeeId, row: { agreement_id: id, since, parts, kind } }) => ({
    key: parts === 0 ? nameOf(id, since) : `${nameOf(id, since)}:rest:${parts}`,
    kind,
    from: payerId === null ? house : cash.get(payerId)!.id,
    to: cash.get(payeeId)!.id,
    amount,
  }))
  const postings = await postMany(trx, moves, currency)
  const rows = paid.map(({ row, amount }, n) => ({
    posting_id: postings[n],
    agreement_id: row.agreement_id,
    since: row.since,
    n: row.parts,
    amount,
  }))
  await sql`
    with p as materialized (
      select p.* from ${asRows(rows)} p(posting_id bigint, agreement_id bigint, since timestamptz, n integer, amount bigint)
    ), written as (
      insert into commissions.payments (posting_id, agreement_id, since, n, amount) select p.posting_id, p.agreement_id, p.since, p.n, p.amount from p
    )
    update commissions.settlements s set paid = s.paid + p.amount, state = case when s.paid + p.amount = s.due then 'settled' else 'partly' end
    from p where s.agreement_id = p.agreement_id and s.since = p.since`.execute(trx)
}

/** Pays whatever has come to be owed, team by team, and with it what was owed before. Killed in the middle, the next time goes on with what is left. A team that fails keeps no other one waiting. */
export async function payOwed(db: Db, currency: string, many = PIECE): Promise<number> {
  let paid = 0
  const problems: unknown[] = []
  for (const generalId of await owingTeams(db))
    try {
      for (const piece of await readPieces(db, generalId, many)) paid += await payPiece(db, { generalId, piece }, currency)
    } catch (error) {
      problems.push(error)
    }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} teams could not be paid`)
  return paid
}
