import { DEPOSITS_A_PAGE, listWaitingDeposits as contract } from '@tucano/contract/deposits'
import { readInHand } from '#cases/claims'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { deposits, showDeposit } from './store.ts'

const sent = sql<string>`floor(extract(epoch from d.sent_at) * 1000000)`

export const listWaitingDeposits = ({ db, brand }: Services) =>
  answer(contract, async ({ after }, { operator }) => {
    let query = deposits(db)
      .innerJoin('member.members as m', 'm.id', 'd.member_id')
      .leftJoin('cashier.receipts as r', 'r.deposit_id', 'd.id')
      .leftJoin('operator.operators as f', 'f.id', 'd.first_by')
      .leftJoinLateral(
        (of) =>
          of
            .selectFrom('documents.cases as c')
            .select(['c.state as documents', 'c.full_name'])
            .whereRef('c.member_id', '=', 'd.member_id')
            .orderBy(sql`c.state = 'verified'`, 'desc')
            .orderBy('c.id', 'desc')
            .limit(1)
            .as('c'),
        (join) => join.onTrue(),
      )
      .select(['m.account', 'm.nickname', 'r.type as receipt', 'c.documents', 'c.full_name', sent.as('micros')])
      .select(['d.first_by', 'd.first_at', 'd.first_amount', 'f.account as firstBy'])
      .where('d.state', '=', 'review')
    const from = readCursor(after)
    if (from)
      query = query.where(
        sql<boolean>`(d.sent_at, d.id) > (to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::uuid)`,
      )
    const rows = await query
      .orderBy('d.sent_at')
      .orderBy('d.id')
      .limit(DEPOSITS_A_PAGE + 1)
      .execute()
    const shown = rows.slice(0, DEPOSITS_A_PAGE)
    const last = shown.at(-1)
    const inHand = await readInHand(
      db,
      operator,
      'deposit',
      shown.map(({ id }) => id),
    )
    return {
      now: Date.now(),
      list: shown.map((row) => ({
        deposit: showDeposit({ brand, payments: undefined }, row),
        memberId: String(row.member_id),
        account: row.account,
        nickname: row.nickname,
        name: row.full_name,
        documents: (row.documents ?? 'none') as 'none' | 'waiting' | 'verified' | 'refused',
        receipt: row.receipt,
        inHand: inHand.get(row.id) ?? null,
        first:
          row.firstBy === null || row.first_at === null
            ? null
            : {
                account: row.firstBy,
                own: row.first_by === operator.operatorId,
                at: row.first_at.getTime(),
                amount: String(row.first_amount),
              },
        sentAt: Math.floor(Number(row.micros) / 1000),
      })),
      next: rows.length > DEPOSITS_A_PAGE && last ? `${last.micros}.${last.id}` : null,
      secondAbove: String(brand.cashier.secondApprovalAbove),
    }
  })
