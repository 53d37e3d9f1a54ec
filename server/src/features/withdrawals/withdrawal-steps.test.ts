import { randomUUID } from 'node:crypto'
import { getConsolidatedFunds } from '@tucano/contract/wallet'
import * as contract from '@tucano/contract/withdrawals'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type MoneyServer, PAYMENT_PASSWORD, type Payer, newPayer, openMoneyServer } from '../../testing/money.ts'
import { type Player, newPlayer } from '../../testing/players.ts'
import type { TestServer } from '../../testing/test-server.ts'

let money: MoneyServer
let server: TestServer
beforeAll(async () => {
  money = await openMoneyServer({ clusterUrl: inject('clusterUrl') })
  server = money.server
})
afterAll(() => money.close())

const read = async ({ headers }: Player) => (await server.call(contract.getWithdrawalSteps, {}, headers)).body.value
const states = async (player: Player) => Object.fromEntries((await read(player)).steps.map(({ step, state }) => [step, state]))
const desk = async ({ headers }: Player) => (await server.call(contract.listWithdrawalMethods, {}, headers)).body.value
const inWallet = async ({ headers }: Player) => (await server.call(getConsolidatedFunds, {}, headers)).body.value.funds
const sql = (statement: string, ...values: unknown[]) => server.services.pool.query(statement, values)
const add = async ({ headers }: Player, key: string) =>
  (await server.call(contract.addPayee, { payeeId: randomUUID(), paymentPassword: PAYMENT_PASSWORD, payee: { kind: 'pix', key } }, headers))
    .body.value
const ask = async (payer: Payer, payeeId: string, amount = '5000') => {
  const asked = { withdrawalId: randomUUID(), payeeId, paymentPassword: PAYMENT_PASSWORD, method: 'pix', amount }
  return (await server.call(contract.requestWithdrawal, asked, payer.headers)).body
}
const stake = (memberId: bigint, amount: number) =>
  sql(
    `insert into betting.turnover (member_id, day, product, currency, bets, stake, payout) values ($1, current_date, 'RNG', 'BRL', 1, $2, 0)`,
    memberId,
    amount,
  )

test('a new member is told every step of a withdrawal before money comes in', async () => {
  const player = await newPlayer(server, 0n)
  expect(await states(player)).toEqual({ paymentPassword: 'open', documents: 'open', key: 'open', wagering: 'notNeeded' })
  expect(await read(player)).toMatchObject({
    first: true,
    available: '0',
    documents: 'none',
    withoutDocuments: '200000',
    wagering: { required: '0', done: '0', left: '0' },
    wagerRate: 10_000,
    keyUsableAt: null,
    coolingHours: 24,
    keysUrl: `${money.bank.url}/chaves`,
  })
})

test('each step says how far it is, and what is missing', async () => {
  const payer = await newPayer(money, 10_000n)
  expect(await states(payer)).toEqual({ paymentPassword: 'done', documents: 'done', key: 'done', wagering: 'notNeeded' })
  await sql('select cashier.add_wagering($1, 4000)', payer.memberId)
  await stake(payer.memberId, 1500)
  expect(await read(payer)).toMatchObject({ wagering: { required: '4000', done: '1500', left: '2500' } })
  expect(await states(payer)).toMatchObject({ wagering: 'open' })
  await sql(`update documents.cases set state = 'waiting', decided_at = null where member_id = $1`, payer.memberId)
  await sql('update cashier.payees set removed_at = clock_timestamp() where member_id = $1', payer.memberId)
  expect(await states(payer)).toMatchObject({ key: 'open' })
  await add(payer, payer.cpf)
  expect(await states(payer)).toMatchObject({ documents: 'waiting', key: 'waiting' })
  expect((await read(payer)).keyUsableAt).toBeGreaterThan(Date.now())
  await sql(`update documents.cases set state = 'refused', decided_at = now(), reason = 'escura' where member_id = $1`, payer.memberId)
  expect(await read(payer)).toMatchObject({ documents: 'refused' })
  expect(await states(payer)).toMatchObject({ documents: 'open' })
})

test('what is said to be available is what the judge lets leave, in the wallet and at the desk', async () => {
  const payer = await newPayer(money, 300_000n)
  const said = async () => [(await read(payer)).available, (await desk(payer)).available, (await inWallet(payer)).withdrawable]
  expect(await said()).toEqual(['300000', '300000', '300000'])
  expect((await ask(payer, payer.payeeId, '10000')).success).toBe(true)
  expect(await said()).toEqual(['290000', '290000', '290000'])
  await sql(`update documents.cases set state = 'waiting', decided_at = null where member_id = $1`, payer.memberId)
  expect(await said()).toEqual(['190000', '190000', '190000'])
  expect((await ask(payer, payer.payeeId, '190001')).errorCode).toBe('documents.required')
  await sql('select cashier.add_wagering($1, 100)', payer.memberId)
  expect(await said()).toEqual(['0', '0', '0'])
  expect((await ask(payer, payer.payeeId, '2000')).errorCode).toBe('wagering.open')
  expect((await inWallet(payer)).cash).toBe('290000')
  await stake(payer.memberId, 100)
  expect((await ask(payer, payer.payeeId, '190000')).success).toBe(true)
})

test('a key that is the verified CPF can be used at once, any other rests for a day', async () => {
  const payer = await newPayer(money, 100_000n)
  await sql('update cashier.payees set removed_at = clock_timestamp() where member_id = $1', payer.memberId)
  const email = `rapida${payer.memberId}@exemplo.com`
  money.bank.control.addKey({ key: email, name: 'Ana Teste', cpf: payer.cpf })
  const rests = await add(payer, email)
  expect((await ask(payer, rests.payeeId)).errorCode).toBe('payee.cooling')
  expect(await states(payer)).toMatchObject({ key: 'waiting' })
  const own = await add(payer, payer.cpf)
  expect(own.usableAt).toBeLessThan(rests.usableAt - 23 * 3_600_000)
  expect(await states(payer)).toMatchObject({ key: 'done' })
  expect((await ask(payer, own.payeeId)).success).toBe(true)
  expect((await ask(payer, rests.payeeId)).errorCode).toBe('payee.cooling')
})

test('a CPF that nobody has verified rests like any other key, and is free when it is verified', async () => {
  const payer = await newPayer(money, 100_000n)
  await sql('update cashier.payees set removed_at = clock_timestamp() where member_id = $1', payer.memberId)
  await sql(`update documents.cases set state = 'waiting', decided_at = null where member_id = $1`, payer.memberId)
  const { payeeId, usableAt } = await add(payer, payer.cpf)
  expect(usableAt).toBeGreaterThan(Date.now())
  expect((await ask(payer, payeeId)).errorCode).toBe('payee.cooling')
  await sql(`update documents.cases set state = 'verified', decided_at = now() where member_id = $1`, payer.memberId)
  expect((await ask(payer, payeeId)).success).toBe(true)
})
