import { randomUUID } from 'node:crypto'
import * as contract from '@tucano/contract/deposits'
import { reconcile } from '@tucano/ledger'
import { txidOf } from '@tucano/pix'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { type Headers, employ } from '../../testing/desk.ts'
import { type MoneyServer, newCpf, openMoneyServer } from '../../testing/money.ts'
import { type Player, newPlayer } from '../../testing/players.ts'

let money: MoneyServer
const desk = {} as Record<'bia' | 'caio' | 'support', { headers: Headers }>
beforeAll(async () => {
  money = await openMoneyServer({ clusterUrl: inject('clusterUrl') })
  const { services } = money.server
  desk.bia = await employ(services, 'bia', ['cashier'])
  desk.caio = await employ(services, 'caio', ['cashier'])
  desk.support = await employ(services, 'sara', ['support'])
})
afterEach(async () => {
  const [difference] = await reconcile(money.server.services.db)
  if (difference) throw new Error(`the books differ: ${difference.problem}`)
})
afterAll(() => money.close())

const list = async (asked: object, headers = desk.bia.headers) =>
  (await money.server.call(contract.listDecidedDeposits, asked, headers)).body.value
const today = async (): Promise<string> => {
  const { pool, brand } = money.server.services
  const { rows } = await pool.query<{ day: string }>('select (clock_timestamp() at time zone $1)::date::text as day', [brand.timeZone])
  return rows[0]!.day
}
/** A transfer whose receipt waits for an operator. */
async function transfer({ headers }: Player, amount: string): Promise<string> {
  const depositId = randomUUID()
  await money.server.call(contract.openTransfer, { depositId, method: 'ted', amount }, headers)
  await money.server.call(contract.sendReceipt, { depositId, receipt: Buffer.from('%PDF-1.7').toString('base64') }, headers)
  return depositId
}
const credit = (depositId: string, amount: string, { headers } = desk.bia, more: object = {}) =>
  money.server.call(
    contract.decideDeposit,
    { depositId, decision: 'credit', amount, checked: contract.depositPoints, ...more } as never,
    headers,
  )
const balance = async ({ memberId }: Player) => {
  const { rows } = await money.server.services.pool.query<{ cash: string }>(
    "select coalesce(sum(balance), 0)::text as cash from ledger.accounts where member_id = $1 and kind = 'cash'",
    [memberId],
  )
  return rows[0]!.cash
}

test('Pix and transfers that are over stay, with payer, operator and reason; a day’s totals are what the ledger has of it', async () => {
  const player = await newPlayer(money.server, 0n)
  const pix = randomUUID()
  await money.server.call(contract.openDeposit, { depositId: pix, method: 'pix', amount: '11000' }, player.headers)
  const { endToEndId } = money.bank.control.pay(txidOf(pix))
  await expect.poll(async () => (await list({ query: pix })).list.length).toBe(1)
  expect((await list({ query: pix })).list).toMatchObject([
    {
      deposit: { state: 'credited', kind: 'pix', paid: '11000' },
      decidedBy: null,
      txid: txidOf(pix),
      arrived: [{ endToEndId, amount: '11000', state: 'credited', why: null }],
    },
  ])
  const [sent, refused] = [await transfer(player, '50000'), await transfer(player, '7000')]
  expect((await credit(sent, '49000')).body.success).toBe(true)
  const reason = '=cmd|calc!A0'
  await money.server.call(contract.decideDeposit, { depositId: refused, decision: 'refuse', reason }, desk.caio.headers)
  expect((await list({ by: 'caio' })).list).toMatchObject([{ deposit: { depositId: refused, reason }, decidedBy: 'caio', arrived: [] }])
  const { reference } = (await list({ query: sent })).list[0]!.deposit
  expect((await list({ query: reference })).list.map(({ deposit }) => deposit.depositId)).toEqual([sent])
  expect((await list({ query: '490,00' })).list.map(({ deposit }) => deposit.depositId)).toEqual([sent])
  expect((await list({ kind: 'pix', query: String(player.memberId) })).list.map(({ deposit }) => deposit.depositId)).toEqual([pix])
  const day = await today()
  const { totals } = await list({ day })
  expect(totals).toEqual([
    { state: 'credited', kind: 'pix', count: 1, amount: '11000', fee: '0' },
    { state: 'credited', kind: 'transfer', count: 1, amount: '49000', fee: '0' },
    { state: 'refused', kind: 'transfer', count: 1, amount: '7000', fee: '0' },
  ])
  expect(await balance(player)).toBe('60000')
  const saved = await money.server.app.inject({ url: `/wps/operators/deposits/export?day=${day}`, headers: desk.bia.headers })
  expect(saved.body.split('\r\n').slice(1, -1)).toHaveLength(3)
  expect(saved.body).toContain(";'=cmd|calc!A0;")
  expect(saved.headers['content-disposition']).toContain(`depositos-${day}.csv`)
  for (const path of ['decided', 'export'])
    expect((await money.server.app.inject({ url: `/wps/operators/deposits/${path}`, headers: desk.support.headers })).statusCode).toBe(403)
})

test('above the brand’s sum two operators credit: never one alone, whoever else presses at once, and only what both saw', async () => {
  const player = await newPlayer(money.server, 0n)
  await money.server.services.db
    .insertInto('documents.cases')
    .values({
      member_id: player.memberId,
      state: 'verified',
      full_name: 'Ana Teste',
      born_on: '1990-01-01',
      cpf: newCpf(),
      kind: 'rg',
      number: '1234567',
      decided_at: new Date(),
    })
    .execute()
  const depositId = await transfer(player, '600000')
  expect((await credit(depositId, '600000', desk.bia, { checked: ['statement'] })).body).toMatchObject({
    errorCode: 'review.unchecked',
    value: { missing: ['reference', 'holder'] },
  })
  const firsts = await Promise.all([credit(depositId, '600000'), credit(depositId, '600000'), credit(depositId, '600000')])
  expect(firsts.filter(({ body }) => body.success)).toHaveLength(1)
  expect(firsts.filter(({ body }) => body.errorCode === 'approval.own')).toHaveLength(2)
  expect(await balance(player)).toBe('0')
  const waiting = (await money.server.call(contract.listWaitingDeposits, {}, desk.caio.headers)).body.value
  expect(waiting.list.find(({ deposit }) => deposit.depositId === depositId)?.first).toMatchObject({
    account: 'bia',
    own: false,
    amount: '600000',
  })
  expect(waiting.secondAbove).toBe('500000')
  // Another amount begins anew, and the first one may agree.
  expect((await credit(depositId, '590000', desk.caio)).body.value.state).toBe('review')
  const seconds = await Promise.all([credit(depositId, '590000'), credit(depositId, '590000'), credit(depositId, '590000', desk.caio)])
  expect(seconds.filter(({ body }) => body.success && body.value.state === 'credited')).toHaveLength(1)
  expect(await balance(player)).toBe('590000')
  expect((await list({ query: depositId })).list).toMatchObject([{ decidedBy: 'bia', firstBy: 'caio' }])
  const deeds = await money.server.services.db
    .selectFrom('operator.journal')
    .select(['action', 'details'])
    .where('subject', '=', `deposit:${depositId}`)
    .orderBy('id')
    .execute()
  expect(deeds.map(({ action }) => action)).toEqual(['deposits.firstApprove', 'deposits.firstApprove', 'deposits.credit'])
  expect(deeds[2]!.details).toMatchObject({ checked: [...contract.depositPoints] })
  const alone = await transfer(player, '500000')
  expect((await credit(alone, '500000')).body.value.state).toBe('credited')
})
