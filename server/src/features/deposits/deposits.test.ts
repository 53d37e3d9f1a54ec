import { randomUUID } from 'node:crypto'
import { signatureOf, SIGNATURE_HEADER } from '@tucano/sandbox-bank'
import * as contract from '@tucano/contract/deposits'
import { pausePlay, requestLimitChange } from '@tucano/contract/limits'
import { listMessages } from '@tucano/contract/messages'
import { getBalance } from '@tucano/contract/wallet'
import { reconcile } from '#betting/books'
import { readBrCode, txidOf } from '@tucano/pix'
import { openPayments } from '#payments/open-payments'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { employ } from '../../testing/desk.ts'
import { type MoneyServer, newPayer, openMoneyServer } from '../../testing/money.ts'
import { type Player, newPlayer } from '../../testing/players.ts'
import { type TestServer } from '../../testing/test-server.ts'
import { Credits } from './credits.ts'
import { expireDeposits, pollPayments, returnPayments } from './look-after.ts'

let money: MoneyServer
let server: TestServer

beforeAll(async () => {
  money = await openMoneyServer({ clusterUrl: inject('clusterUrl') })
  server = money.server
})
afterEach(async () => {
  money.bank.control.setFaults({})
  const [difference] = await reconcile(server.services.db)
  if (difference) throw new Error(`the books differ: ${difference.problem}`)
})
afterAll(() => money.close())

const open = (player: Player, amount: string, depositId = randomUUID()) =>
  server.call(contract.openDeposit, { depositId, method: 'pix', amount }, player.headers)
const read = async ({ headers }: Player, depositId: string) => (await server.call(contract.getDeposit, { depositId }, headers)).body.value
const balance = async ({ headers }: Player) => (await server.call(getBalance, {}, headers)).body.value.sumBalance
const becomes = async (player: Player, depositId: string, state: string): Promise<void> => {
  await expect.poll(async () => (await read(player, depositId)).state).toBe(state)
}
/** What looks after deposits by the clock. */
async function lookingAfter<Result>(work: (parts: Parameters<typeof pollPayments>[0]) => Promise<Result>): Promise<Result> {
  const payments = openPayments(server.services.configuration)!
  const credits = new Credits(server.services, payments)
  try {
    return await work({ services: server.services, payments, credits })
  } finally {
    await credits.stop()
    payments.close()
  }
}
const pay = (depositId: string, as: Parameters<typeof money.bank.control.pay>[1] = {}) => money.bank.control.pay(txidOf(depositId), as)
const tell = (body: object, { at = Date.now(), secret = money.bank.webhookSecret, lie = '' } = {}) => {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, text, at) }
  return fetch(`${money.url}/hooks/pix/pix`, { method: 'POST', headers, body: text + lie })
}

test('a charge is a BR Code; paying it puts the money into the wallet and tells the member [WAL-02]', async () => {
  const player = await newPlayer(server, 100n)
  const { methods } = (await server.call(contract.listDepositMethods, {}, player.headers)).body.value
  expect(methods.map(({ method, kind }) => [method, kind])).toEqual([
    ['pix', 'pix'],
    ['ted', 'transfer'],
  ])
  const { body } = await open(player, '11000')
  const { depositId, brCode, state } = body.value
  expect(state).toBe('open')
  expect(readBrCode(brCode!)).toMatchObject({ kind: 'dynamic', amount: 11_000n })
  expect(body.value.payUrl).toBe(`${money.bank.url}/pagar/${txidOf(depositId)}`)
  pay(depositId)
  await becomes(player, depositId, 'credited')
  expect(await balance(player)).toBe('11100')
  expect(await read(player, depositId)).toMatchObject({ paid: '11000', fee: '0', brCode: null, payUrl: null })
  const { list } = (await server.call(listMessages, {}, player.headers)).body.value
  expect(list[0]).toMatchObject({ kind: 'depositCredited', facts: { amount: '11000', currency: 'BRL', method: 'pix' } })
  expect((await server.call(contract.listDeposits, {}, player.headers)).body.value.list.map((one) => one.depositId)).toEqual([depositId])
})

test('asking again with the same id is the same deposit, and nobody else’s', async () => {
  const [player, stranger] = [await newPlayer(server), await newPlayer(server)]
  const depositId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => open(player, '5000', depositId)))
  expect(new Set(answers.map(({ body }) => body.value.brCode)).size).toBe(1)
  expect((await open(player, '5001', depositId)).body.errorCode).toBe('key.conflict')
  expect((await open(stranger, '5000', depositId)).body.errorCode).toBe('key.conflict')
  for (const call of [contract.getDeposit, contract.cancelDeposit])
    expect((await server.call(call, { depositId }, stranger.headers)).body.errorCode).toBe('deposit.unknown')
  expect((await server.call(contract.listDeposits, {}, stranger.headers)).body.value.list).toEqual([])
})

test('every webhook three times, in the opposite order, with lies between: each payment is credited once', async () => {
  money.bank.control.setFaults({ duplicate: true, disorder: true, forged: 'besides' })
  const player = await newPlayer(server, 0n)
  const ids = await Promise.all([1000, 2000, 3000, 4000].map(async (amount) => (await open(player, String(amount))).body.value.depositId))
  const paid = ids.map((id) => pay(id))
  for (const id of ids) await becomes(player, id, 'credited')
  await expect.poll(() => money.bank.control.undelivered()).toBe(0)
  const pix = paid.map(({ endToEndId }) => ({ endToEndId, horario: new Date().toISOString(), valor: '99999.00' }))
  for (const again of [pix, pix.toReversed(), pix]) expect((await tell({ pix: again })).status).toBe(200)
  expect(await balance(player)).toBe('10000')
})

test('a webhook that the provider did not sign, or signed six minutes ago, is not even read', async () => {
  const player = await newPlayer(server, 0n)
  money.bank.control.setFaults({ silent: true })
  const { depositId } = (await open(player, '7000')).body.value
  const { endToEndId } = pay(depositId)
  const pix = [{ endToEndId, horario: new Date().toISOString() }]
  expect((await tell({ pix }, { secret: 'somebody else’s' })).status).toBe(401)
  expect((await tell({ pix }, { at: Date.now() - 6 * 60_000 })).status).toBe(401)
  expect((await tell({ pix }, { at: Date.now() + 6 * 60_000 })).status).toBe(401)
  expect((await tell({ pix }, { lie: ' ' })).status).toBe(401)
  expect((await fetch(`${money.url}/hooks/pix/pix`, { method: 'POST', body: JSON.stringify({ pix }) })).status).toBe(401)
  expect(await balance(player)).toBe('0')
  for (const odd of [{}, { pix: 'x' }, { pix: [null, 1, { endToEndId: 5 }, { endToEndId: "E' or 1=1" }] }, []])
    expect((await tell(odd)).status).toBe(200)
  // What is signed and was never paid is nothing either.
  const never = endToEndId.replace(/.{11}$/, 'aaaaaaaaaaa')
  expect((await tell({ pix: [{ endToEndId: never, horario: new Date().toISOString(), valor: '50.00' }] })).status).toBe(200)
  expect(await balance(player)).toBe('0')
  expect((await tell({ pix })).status).toBe(200)
  expect(await balance(player)).toBe('7000')
})

test('what was paid counts, not what was asked for', async () => {
  const player = await newPlayer(server, 0n)
  money.bank.control.setFaults({ wrongAmount: true })
  const [less, more] = [(await open(player, '5000')).body.value.depositId, (await open(player, '5000')).body.value.depositId]
  pay(less, { amount: 1234n })
  pay(more, { amount: 6000n })
  for (const id of [less, more]) await becomes(player, id, 'credited')
  expect(await balance(player)).toBe('7234')
})

test('fifty deposits at once never pass a limit, and a payment of more than was asked for goes back when it would', async () => {
  const player = await newPlayer(server, 0n)
  await server.call(requestLimitChange, { kind: 'deposit', period: 'week', cap: '10000' }, player.headers)
  const answers = await Promise.all(Array.from({ length: 50 }, () => open(player, '3000')))
  const opened = answers.filter(({ body }) => body.success).map(({ body }) => body.value.depositId)
  expect(opened).toHaveLength(3)
  for (const { body } of answers) if (!body.success) expect(body.errorCode).toBe('limit.deposit')
  expect((await server.call(contract.listDepositMethods, {}, player.headers)).body.value.left).toBe('1000')
  await server.call(contract.cancelDeposit, { depositId: opened[2]! }, player.headers)
  expect((await server.call(contract.listDepositMethods, {}, player.headers)).body.value.left).toBe('4000')
  money.bank.control.setFaults({ wrongAmount: true })
  pay(opened[0]!, { amount: 3500n })
  await becomes(player, opened[0]!, 'credited')
  const { endToEndId } = pay(opened[1]!, { amount: 9000n })
  const state = async () =>
    (
      await server.services.db
        .selectFrom('cashier.payments')
        .select(['state', 'why'])
        .where('end_to_end_id', '=', endToEndId)
        .executeTakeFirst()
    )?.state
  await expect.poll(state).toBe('returning')
  expect(await balance(player)).toBe('3500')
  await expect
    .poll(async () => {
      await lookingAfter(returnPayments)
      return state()
    })
    .toBe('returned')
  expect(await balance(player)).toBe('3500')
})

test('who pauses may not deposit, and what was paid meanwhile goes back', async () => {
  const player = await newPlayer(server, 0n)
  const { depositId } = (await open(player, '2000')).body.value
  await server.call(pausePlay, { days: 1 }, player.headers)
  expect((await open(player, '2000')).body.errorCode).toBe('play.closed')
  const { endToEndId } = pay(depositId)
  const why = async () =>
    (await server.services.db.selectFrom('cashier.payments').select('why').where('end_to_end_id', '=', endToEndId).executeTakeFirst())?.why
  await expect.poll(why).toBe('closed')
  expect(await balance(player)).toBe('0')
})

test('a provider that cannot be reached loses nothing: the same asked for later is the same deposit, and lost news are asked for', async () => {
  const player = await newPlayer(server, 0n)
  const depositId = randomUUID()
  for (const down of ['unavailable', 'closed'] as const) {
    money.bank.control.setFaults({ down })
    const { status, body } = await open(player, '4000', depositId)
    expect([status, body.errorCode]).toEqual([503, 'payments.down'])
  }
  money.bank.control.setFaults({})
  expect((await open(player, '4000', depositId)).body.value.state).toBe('open')
  // Paid while nobody can tell or be asked; back after an hour.
  money.bank.control.setFaults({ down: 'unavailable', silent: true })
  const { endToEndId } = pay(depositId)
  expect((await tell({ pix: [{ endToEndId, horario: new Date().toISOString() }] })).status).toBe(503)
  await expect(lookingAfter(pollPayments)).rejects.toThrow()
  expect(await balance(player)).toBe('0')
  money.bank.control.setFaults({})
  await lookingAfter(pollPayments)
  await lookingAfter(pollPayments)
  expect(await balance(player)).toBe('4000')
})

test('what nobody paid is over; what was paid at the last moment, or after it was given up, is credited', async () => {
  const player = await newPlayer(server, 0n)
  money.bank.control.setFaults({ silent: true })
  const [idle, last, given] = await Promise.all(
    ['1000', '2000', '3000'].map(async (amount) => (await open(player, amount)).body.value.depositId),
  )
  pay(last!)
  const { endToEndId } = pay(given!)
  expect((await server.call(contract.cancelDeposit, { depositId: given! }, player.headers)).body.value.state).toBe('cancelled')
  await server.services.pool.query(
    `update cashier.deposits set expires_at = clock_timestamp() - interval '2 minutes' where id = any ($1)`,
    [[idle, last]],
  )
  await lookingAfter((parts) => expireDeposits(parts.services, parts))
  expect([(await read(player, idle!)).state, (await read(player, last!)).state]).toEqual(['expired', 'credited'])
  await tell({ pix: [{ endToEndId, horario: new Date().toISOString() }] })
  expect((await read(player, given!)).state).toBe('credited')
  expect(await balance(player)).toBe('5000')
  expect((await server.call(contract.cancelDeposit, { depositId: given! }, player.headers)).body.errorCode).toBe('deposit.over')
})

test('money for nobody, or twice for one charge, is kept apart and goes back', async () => {
  const player = await newPlayer(server, 0n)
  const { depositId } = (await open(player, '1000')).body.value
  pay(depositId)
  await becomes(player, depositId, 'credited')
  const at = new Date()
  const named = (tail: string, txid: string | undefined) => ({
    endToEndId: `E99999999${at.toISOString().replaceAll(/\D/g, '').slice(0, 12)}${tail}`,
    txid,
    amount: 777n,
    at,
    payer: undefined,
  })
  await lookingAfter(({ credits }) =>
    credits.takeNew([named('aaaaaaaaaa1', txidOf(depositId)), named('aaaaaaaaaa2', 'x'.repeat(30)), named('aaaaaaaaaa3', undefined)]),
  )
  const rows = await server.services.db.selectFrom('cashier.payments').select('why').where('amount', '=', 777n).execute()
  expect(new Set(rows.map(({ why }) => why))).toEqual(new Set(['more', 'unknown']))
  expect(rows).toHaveLength(3)
  expect(await balance(player)).toBe('1000')
})

test('a transfer has a reference, goes to an operator with its receipt, and is credited with what arrived, once', async () => {
  const player = await newPlayer(server, 0n)
  const cashier = await employ(server.services, 'caixa1', ['cashier'])
  const second = await employ(server.services, 'caixa2', ['cashier'])
  const support = await employ(server.services, 'apoio1', ['support'])
  const depositId = randomUUID()
  const { body } = await server.call(contract.openTransfer, { depositId, method: 'ted', amount: '50000' }, player.headers)
  expect(body.value).toMatchObject({ state: 'open', account: { bank: '999 · Banco de testes' } })
  expect(body.value.reference).toMatch(/^TU[A-Z2-9]{8}$/)
  const send = (receipt: Buffer, headers = player.headers) =>
    server.call(contract.sendReceipt, { depositId, receipt: receipt.toString('base64') }, headers)
  expect((await send(Buffer.from('<svg onload=alert(1)>'))).body.errorCode).toBe('receipt.invalid')
  const pdf = Buffer.from('%PDF-1.7 comprovante')
  expect((await send(pdf, (await newPlayer(server)).headers)).body.errorCode).toBe('deposit.unknown')
  expect((await send(pdf)).body.value.state).toBe('review')
  expect((await server.call(contract.cancelDeposit, { depositId }, player.headers)).body.errorCode).toBe('deposit.over')
  expect((await server.call(contract.listWaitingDeposits, {}, support.headers)).body.errorCode).toBe('operator.role')
  const { list } = (await server.call(contract.listWaitingDeposits, {}, cashier.headers)).body.value
  expect(list).toMatchObject([{ deposit: { depositId }, receipt: 'application/pdf', documents: 'none' }])
  const receipt = (await server.call(contract.getReceipt, { depositId }, cashier.headers)).body.value
  expect(Buffer.from(receipt.content, 'base64')).toEqual(pdf)
  const decisions = await Promise.all(
    [cashier, second, cashier, second].map(({ headers }) =>
      server.call(
        contract.decideDeposit,
        { depositId, decision: 'credit', amount: '49000', checked: [...contract.depositPoints] },
        headers,
      ),
    ),
  )
  expect(decisions.filter(({ body: { success } }) => success)).toHaveLength(1)
  expect(await balance(player)).toBe('49000')
  const journal = await server.services.db.selectFrom('operator.journal').select(['action', 'subject']).orderBy('id', 'desc').execute()
  expect(journal[0]).toEqual({ action: 'deposits.credit', subject: `deposit:${depositId}` })
})

test('an operator cannot credit more than the member’s own limit allows, nor anything while play is closed', async () => {
  const player = await newPlayer(server, 0n)
  const cashier = await employ(server.services, 'caixa4', ['cashier'])
  await server.call(requestLimitChange, { kind: 'deposit', period: 'day', cap: '60000' }, player.headers)
  const depositId = randomUUID()
  await server.call(contract.openTransfer, { depositId, method: 'ted', amount: '50000' }, player.headers)
  await server.call(contract.sendReceipt, { depositId, receipt: Buffer.from('%PDF-1.7').toString('base64') }, player.headers)
  const credit = async (amount: string) =>
    (
      await server.call(
        contract.decideDeposit,
        { depositId, decision: 'credit', amount, checked: [...contract.depositPoints] },
        cashier.headers,
      )
    ).body
  expect((await credit('60001')).errorCode).toBe('deposit.limit')
  await server.call(pausePlay, { days: 1 }, player.headers)
  expect((await credit('50000')).errorCode).toBe('deposit.closed')
  expect(await balance(player)).toBe('0')
})

test('a refused transfer says why, and moves no money', async () => {
  const player = await newPlayer(server, 0n)
  const cashier = await employ(server.services, 'caixa3', ['cashier'])
  const depositId = randomUUID()
  await server.call(contract.openTransfer, { depositId, method: 'ted', amount: '50000' }, player.headers)
  const refuse = { depositId, decision: 'refuse', reason: 'Comprovante ilegível' } as const
  expect((await server.call(contract.decideDeposit, refuse, cashier.headers)).body.errorCode).toBe('deposit.over')
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='
  await server.call(contract.sendReceipt, { depositId, receipt: png }, player.headers)
  expect((await server.call(contract.decideDeposit, refuse, cashier.headers)).body.value).toMatchObject({
    state: 'refused',
    reason: 'Comprovante ilegível',
  })
  expect(await balance(player)).toBe('0')
})

test('amounts that make no sense are named; amounts outside the method are refused with its bounds', async () => {
  const player = await newPlayer(server)
  for (const amount of ['-100', '0', '1.5', '1e5', '', '١٠٠٠', '99999999999999999999', ' 100'])
    expect((await open(player, amount)).body).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'amount' }] } })
  for (const amount of ['1', '999', '5000001', '1000000000000000'])
    expect((await open(player, amount)).body).toMatchObject({ errorCode: 'deposit.amount', value: { min: '1000', max: '5000000' } })
  for (const method of ['ted', 'x', "pix' or 1=1"])
    expect(
      (await server.call(contract.openDeposit, { depositId: randomUUID(), method, amount: '5000' }, player.headers)).body.errorCode,
    ).toBe('deposit.method')
})

test('above the brand’s limit documents are asked for, over all deposits of thirty days', async () => {
  const player = await newPlayer(server)
  expect((await open(player, '400000')).body.success).toBe(true)
  expect((await open(player, '100001')).body.errorCode).toBe('documents.required')
  expect((await server.call(contract.listDepositMethods, {}, player.headers)).body.value.withoutDocuments).toBe('100000')
  expect((await open(player, '100000')).body.success).toBe(true)
  const verified = await newPayer(money)
  expect((await open(verified, '900000')).body.success).toBe(true)
})
