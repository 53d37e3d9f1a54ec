import { randomUUID } from 'node:crypto'
import * as contract from '@tucano/contract/withdrawals'
import { claimCase, readJournal, releaseCase } from '@tucano/contract/operators'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Headers, employ } from '../../testing/desk.ts'
import { type MoneyServer, PAYMENT_PASSWORD, type Payer, newPayer, openMoneyServer } from '../../testing/money.ts'

let money: MoneyServer
const desk = {} as Record<'bia' | 'caio' | 'auditor' | 'support', { headers: Headers }>
beforeAll(async () => {
  money = await openMoneyServer({ clusterUrl: inject('clusterUrl') })
  const { services } = money.server
  desk.bia = await employ(services, 'bia', ['cashier'])
  desk.caio = await employ(services, 'caio', ['cashier'])
  desk.auditor = await employ(services, 'olga', ['auditor'])
  desk.support = await employ(services, 'sara', ['support'])
})
afterAll(() => money.close())

const ask = async (payer: Payer, amount: string): Promise<string> => {
  const request = { withdrawalId: randomUUID(), payeeId: payer.payeeId, paymentPassword: PAYMENT_PASSWORD, method: 'pix', amount }
  return (await money.server.call(contract.requestWithdrawal, request, payer.headers)).body.value.withdrawalId
}
const refuse = (withdrawalId: string, reason: string, { headers } = desk.bia) =>
  money.server.call(contract.decideWithdrawal, { withdrawalId, decision: 'refuse', reason }, headers)
const list = async (asked: object, { headers } = desk.bia) =>
  (await money.server.call(contract.listDecidedWithdrawals, asked, headers)).body.value
const idsOf = async (asked: object) => (await list(asked)).list.map(({ withdrawal }) => withdrawal.withdrawalId)
const today = async (): Promise<string> => {
  const { rows } = await money.server.services.pool.query<{ day: string }>(
    'select (clock_timestamp() at time zone $1)::date::text as day',
    [money.server.services.brand.timeZone],
  )
  return rows[0]!.day
}
const file = (asked: Record<string, string>, { headers } = desk.bia) =>
  money.server.app.inject({
    url: `/wps/operators/withdrawals/export?${new URLSearchParams(asked).toString()}`,
    headers: { ...headers, language: 'PT' },
  })

test('what was decided stays, with by whom and when, is found by whatever is known of it, and adds up to the cashier’s rows', async () => {
  const [one, other] = [await newPayer(money, 100_000n), await newPayer(money, 100_000n)]
  const [refused, given, cancelled] = [await ask(one, '5000'), await ask(one, '7050'), await ask(other, '6000')]
  await refuse(refused, 'Sem documentos.')
  await refuse(given, 'Sem documentos.', desk.caio)
  await money.server.call(contract.cancelWithdrawal, { withdrawalId: cancelled }, other.headers)
  const account = (await list({ query: refused })).list[0]!.account
  expect((await list({ query: refused })).list).toMatchObject([
    { withdrawal: { state: 'refused', reason: 'Sem documentos.', amount: '5000' }, decidedBy: 'bia', firstBy: null },
  ])
  expect((await list({ query: refused })).list[0]!.decidedAt).not.toBeNull()
  expect((await list({ query: cancelled })).list).toMatchObject([{ decidedBy: null, withdrawal: { state: 'cancelled' } }])
  expect(await idsOf({ by: 'caio' })).toEqual([given])
  expect(await idsOf({ query: '70,50' })).toEqual([given])
  expect(await idsOf({ query: String(one.memberId) })).toEqual([given, refused])
  expect(await idsOf({ query: account, state: 'refused' })).toEqual([given, refused])
  expect(await idsOf({ query: account, state: 'paid' })).toEqual([])
  expect(await idsOf({ query: '%' })).toEqual([])
  const day = await today()
  expect(await idsOf({ day: '1999-01-01' })).toEqual([])
  const { totals } = await list({ day })
  const { rows } = await money.server.services.pool.query(
    `select state, count(*)::int as count, sum(amount)::text as amount, sum(fee)::text as fee from cashier.withdrawals where done_at is not null
     group by state order by array_position(array['paid', 'refused', 'failed', 'cancelled'], state)`,
  )
  expect(totals).toEqual(rows)
  expect((await list({})).totals).toBeNull()
  expect((await list({ day }, desk.auditor)).list).toHaveLength(3)
  for (const asked of [{ day: '2026-13-01' }, { by: 'A B' }, { state: 'review' }, { before: 'x' }])
    expect((await money.server.call(contract.listDecidedWithdrawals, asked as never, desk.bia.headers)).body.errorCode).toBe(
      'request.invalid',
    )
  expect((await money.server.call(contract.listDecidedWithdrawals, {}, desk.support.headers)).status).toBe(403)
})

test('pages follow one another without a gap or a repeat, and what a file has is the same; no cell is a formula, and the journal tells who took it', async () => {
  const payer = await newPayer(money, 1_000_000n)
  const made: string[] = []
  for (let index = 0; index < 23; index++) {
    const id = await ask(payer, String(2000 + index))
    const { state } = (await refuse(id, '=HYPERLINK("http://x");@SUM(A1)\n-1')).body.value
    expect(state).toBe('refused')
    made.push(id)
  }
  const query = String(payer.memberId)
  const first = await list({ query })
  const second = await list({ query, before: first.next ?? '' })
  expect(first.list).toHaveLength(20)
  expect([...first.list, ...second.list].map(({ withdrawal }) => withdrawal.withdrawalId)).toEqual(made.toReversed())
  expect(second.next).toBeNull()
  const saved = await file({ query })
  expect(saved.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(saved.headers['content-disposition']).toContain('saques-tudo.csv')
  const lines = saved.body.split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFEncerrado em;Situação;Forma;Conta;/)
  expect(lines.slice(1, -1)).toHaveLength(23)
  for (const [index, line] of lines.slice(1, -1).entries()) {
    expect(line).toContain(made.toReversed()[index])
    expect(line).toContain(`"'=HYPERLINK(""http://x"");@SUM(A1)\n-1"`)
  }
  const { entries } = (await money.server.call(readJournal, { action: 'queues.export' }, desk.auditor.headers)).body.value
  expect(entries[0]).toMatchObject({ account: 'bia', subject: 'queue:withdrawals', details: { queue: 'withdrawals', searched: true } })
  expect(JSON.stringify(entries[0]!.details)).not.toContain(query)
  expect((await file({ query }, desk.support)).statusCode).toBe(403)
})

const approve = (withdrawalId: string, { headers } = desk.bia, checked: readonly contract.ReviewPoint[] = contract.reviewPoints) =>
  money.server.call(contract.decideWithdrawal, { withdrawalId, decision: 'approve', checked: [...checked] }, headers)
const reviewOf = async (id: string, { headers } = desk.bia) =>
  (await money.server.call(contract.listWaitingWithdrawals, { state: 'review' }, headers)).body.value.list.find(
    ({ withdrawal }) => withdrawal.withdrawalId === id,
  )

test('points to check are ticked, and above the brand’s sum two different operators approve, however many press at once', async () => {
  const payer = await newPayer(money, 2_000_000n)
  const small = await ask(payer, '5000')
  expect((await approve(small, desk.bia, ['newPayee'])).body).toMatchObject({
    errorCode: 'review.unchecked',
    value: { missing: ['firstWithdrawal'] },
  })
  expect((await reviewOf(small))?.two).toBe(false)
  expect((await approve(small)).body.success).toBe(true)
  const large = await ask(payer, '500001')
  const firsts = await Promise.all([approve(large), approve(large), approve(large)])
  expect(firsts.filter(({ body }) => body.success).map(({ body }) => body.value.state)).toEqual(['review'])
  expect(firsts.filter(({ body }) => body.errorCode === 'approval.own')).toHaveLength(2)
  expect(await reviewOf(large, desk.caio)).toMatchObject({ two: true, first: { account: 'bia', own: false } })
  expect((await reviewOf(large))?.first?.own).toBe(true)
  // The database itself lets nobody be both.
  await expect(
    money.server.services.pool.query("update cashier.withdrawals set state = 'approved', operator_id = first_by where id = $1", [large]),
  ).rejects.toThrow('withdrawals_two_people')
  const seconds = await Promise.all([approve(large, desk.caio), approve(large, desk.caio), approve(large)])
  expect(seconds.filter(({ body }) => body.success)).toHaveLength(1)
  await expect.poll(async () => (await list({ query: large })).list[0]?.withdrawal.state).toBe('paid')
  expect((await list({ query: large })).list).toMatchObject([{ decidedBy: 'caio', firstBy: 'bia' }])
  const deeds = await money.server.services.db
    .selectFrom('operator.journal')
    .select(['action', 'details'])
    .where('subject', '=', `withdrawal:${large}`)
    .orderBy('id')
    .execute()
  expect(deeds.map(({ action }) => action)).toEqual(['withdrawals.firstApprove', 'withdrawals.approve'])
})

test('what a member asks for within 24 hours is added up for the brand’s sum, without what came to nothing', async () => {
  const payer = await newPayer(money, 3_000_000n)
  const [one, other] = [await ask(payer, '300000'), await ask(payer, '300000')]
  expect([(await reviewOf(one))?.two, (await reviewOf(other))?.two]).toEqual([false, true])
  expect((await approve(other)).body.value.state).toBe('review')
  expect((await approve(other)).body.errorCode).toBe('approval.own')
  expect((await approve(one)).body.value.state).not.toBe('review')
  const third = await ask(payer, '200000')
  expect((await reviewOf(third))?.two).toBe(true)
  await refuse(other, 'Sem documentos.')
  expect((await reviewOf(third))?.two, 'five thousand is not above five thousand').toBe(false)
  const small = await ask(payer, '5000')
  expect((await reviewOf(small))?.two).toBe(true)
  const owner = new pg.Client({ connectionString: money.server.databaseUrl })
  await owner.connect()
  await owner.query("update cashier.withdrawals set created_at = created_at - interval '24 hours' where member_id = $1 and id <> $2", [
    payer.memberId,
    small,
  ])
  await owner.end()
  expect((await reviewOf(small))?.two).toBe(false)
})

test('a request is in one hand: of many who take it one has it, others are told and cannot decide until they take it over', async () => {
  const payer = await newPayer(money, 100_000n)
  const id = await ask(payer, '5000')
  const hold = ({ headers }: { headers: Headers }, more: object = {}) =>
    money.server.call(claimCase, { kind: 'withdrawal', id, ...more }, headers)
  const hands = await Promise.all([desk.bia, desk.caio, desk.bia, desk.caio].map((one) => hold(one)))
  const holders = new Set(hands.map(({ body }) => body.value.account))
  expect(holders.size).toBe(1)
  const [holder, other] = holders.has('bia') ? [desk.bia, desk.caio] : [desk.caio, desk.bia]
  expect((await hold(holder)).body.value.own).toBe(true)
  expect((await hold(other)).body.value.own).toBe(false)
  expect((await reviewOf(id, other))?.inHand).toMatchObject({ own: false })
  expect((await approve(id, other)).body.errorCode).toBe('case.held')
  expect((await refuse(id, 'Não confere.', other)).body.errorCode).toBe('case.held')
  expect((await hold(other, { takeOver: true })).body.value.own).toBe(true)
  expect((await approve(id, holder)).body.errorCode).toBe('case.held')
  // Its time is over by the database's clock, and then it is anybody's.
  await money.server.services.pool.query('update operator.claims set until = clock_timestamp() where subject = $1', [`withdrawal:${id}`])
  expect((await reviewOf(id))?.inHand).toBeNull()
  expect((await hold(holder)).body.value.own).toBe(true)
  await money.server.call(releaseCase, { kind: 'withdrawal', id }, other.headers)
  expect((await reviewOf(id, holder))?.inHand).toMatchObject({ own: true })
  await money.server.call(releaseCase, { kind: 'withdrawal', id }, holder.headers)
  expect((await approve(id, other)).body.success).toBe(true)
  const { entries } = (await money.server.call(readJournal, { action: 'cases.takeOver' }, desk.auditor.headers)).body.value
  expect(entries).toHaveLength(1)
  expect((await hold(desk.support)).status).toBe(403)
  expect((await money.server.call(claimCase, { kind: 'documents', id: '1' }, desk.bia.headers)).body.errorCode).toBe('operator.role')
  expect((await money.server.call(claimCase, { kind: 'withdrawal', id: 'x' }, desk.bia.headers)).body.errorCode).toBe('request.invalid')
})
