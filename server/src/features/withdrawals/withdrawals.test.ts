import { randomUUID } from 'node:crypto'
import { getServiceTimes } from '@tucano/contract/cashier'
import * as contract from '@tucano/contract/withdrawals'
import { excludeMyself } from '@tucano/contract/limits'
import { listMessages } from '@tucano/contract/messages'
import { getBalance, getConsolidatedFunds } from '@tucano/contract/wallet'
import { reconcile } from '#betting/books'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openPayments } from '#payments/open-payments'
import { employ } from '../../testing/desk.ts'
import { type MoneyServer, PAYMENT_PASSWORD, type Payer, newCpf, newPayer, openMoneyServer } from '../../testing/money.ts'
import { newPlayer } from '../../testing/players.ts'
import { signedIn } from '../../testing/sign-in.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { forceParts } from './force-parts.ts'
import { PayOuts } from './pay-outs.ts'

let money: MoneyServer
let server: TestServer
let cashier: { headers: { authorization: string } }

beforeAll(async () => {
  money = await openMoneyServer({ clusterUrl: inject('clusterUrl') })
  server = money.server
  cashier = await employ(server.services, 'caixa', ['cashier'])
})
afterEach(async () => {
  money.bank.control.setFaults({})
  const [difference] = await reconcile(server.services.db)
  if (difference) throw new Error(`the books differ: ${difference.problem}`)
})
afterAll(() => money.close())

interface Options {
  amount?: string
  withdrawalId?: string
  method?: string
  payeeId?: string
  paymentPassword?: string
}
const ask = (payer: Payer, { amount = '5000', method = 'pix', ...rest }: Options = {}) =>
  server.call(
    contract.requestWithdrawal,
    { withdrawalId: randomUUID(), payeeId: payer.payeeId, paymentPassword: PAYMENT_PASSWORD, method, amount, ...rest },
    payer.headers,
  )
const decide = (withdrawalId: string, headers = cashier.headers) =>
  server.call(contract.decideWithdrawal, { withdrawalId, decision: 'approve', checked: contract.reviewPoints }, headers)
const balance = async ({ headers }: Pick<Payer, 'headers'>) => (await server.call(getBalance, {}, headers)).body.value.sumBalance
const locked = async ({ headers }: Payer) => (await server.call(getConsolidatedFunds, {}, headers)).body.value.funds.locked
const stateOf = async ({ headers }: Payer, withdrawalId: string) =>
  (await server.call(contract.listWithdrawals, {}, headers)).body.value.list.find((one) => one.withdrawalId === withdrawalId)?.state
const becomes = async (payer: Payer, withdrawalId: string, state: string): Promise<void> => {
  await expect.poll(() => stateOf(payer, withdrawalId)).toBe(state)
}
/** The job of another process, or of this one after it was killed. */
async function lookAfter(): Promise<void> {
  const payments = openPayments(server.services.configuration)!
  await new PayOuts(server.services, payments).lookAfter()
  payments.close()
}
/** As if the process had been killed with the row in this state. */
const kill = (withdrawalId: string, state: string, more = '') =>
  server.services.pool.query(`update cashier.withdrawals set state = $2, sending = 1 ${more} where id = $1`, [withdrawalId, state])

test('a withdrawal is set aside, approved, sent, and told; the average time is measured from it [WAL-02]', async () => {
  const payer = await newPayer(money, 20_000n)
  const { body } = await ask(payer, { amount: '5000' })
  const { withdrawalId } = body.value
  expect(body.value).toMatchObject({ state: 'review', fee: '0', amount: '5000' })
  expect([await balance(payer), await locked(payer)]).toEqual(['15000', '5000'])
  const { list } = (await server.call(contract.listWaitingWithdrawals, { state: 'review' }, cashier.headers)).body.value
  expect(list.find(({ withdrawal }) => withdrawal.withdrawalId === withdrawalId)?.notes).toEqual(['firstWithdrawal', 'newPayee'])
  expect((await decide(withdrawalId)).body.success).toBe(true)
  await becomes(payer, withdrawalId, 'paid')
  expect([await balance(payer), await locked(payer)]).toEqual(['15000', '0'])
  const kinds = (await server.call(listMessages, {}, payer.headers)).body.value.list.map(({ kind }) => kind)
  expect(kinds).toEqual(['withdrawalPaid', 'withdrawalApproved'])
  expect((await server.call(getServiceTimes, {})).body.value.withdrawal).toBeGreaterThanOrEqual(0)
})

test('two hundred withdrawals of a whole balance at once give one', async () => {
  const payer = await newPayer(money, 100_000n)
  const budget = (n: number) => ({ ...payer, headers: { ...payer.headers, 'x-forwarded-for': `198.19.0.${n % 8}` } })
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(budget(n), { amount: '100000' })))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  const codes = new Set(answers.filter(({ body }) => !body.success).map(({ body }) => body.errorCode))
  for (const code of codes) expect(['balance.insufficient', 'verification.too.many']).toContain(code)
  expect([await balance(payer), await locked(payer)]).toEqual(['0', '100000'])
}, 120_000)

test('the same id is the same withdrawal, also when it is asked for many times at once; and nobody else’s', async () => {
  const [payer, stranger] = [await newPayer(money, 50_000n), await newPayer(money, 50_000n)]
  const withdrawalId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(payer, { withdrawalId })))
  expect(answers.every(({ body }) => body.success)).toBe(true)
  expect(await balance(payer)).toBe('45000')
  expect((await ask(payer, { withdrawalId, amount: '5001' })).body.errorCode).toBe('key.conflict')
  expect((await ask(stranger, { withdrawalId })).body.errorCode).toBe('key.conflict')
  expect((await ask(stranger, { payeeId: payer.payeeId })).body.errorCode).toBe('payee.unknown')
  expect((await server.call(contract.cancelWithdrawal, { withdrawalId }, stranger.headers)).body.errorCode).toBe('withdrawal.unknown')
  expect((await server.call(contract.removePayee, { payeeId: payer.payeeId }, stranger.headers)).body.errorCode).toBe('payee.unknown')
})

test('it can be given up while nobody has approved it, and then the money is back, once', async () => {
  const payer = await newPayer(money, 10_000n)
  const { withdrawalId } = (await ask(payer)).body.value
  const cancel = () => server.call(contract.cancelWithdrawal, { withdrawalId }, payer.headers)
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  expect(answers.map(({ body }) => body.value.state)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect(await balance(payer)).toBe('10000')
  expect((await decide(withdrawalId)).body.errorCode).toBe('withdrawal.over')
  const gone = (await ask(payer)).body.value.withdrawalId
  await decide(gone)
  expect((await server.call(contract.cancelWithdrawal, { withdrawalId: gone }, payer.headers)).body.errorCode).toBe('withdrawal.over')
  await becomes(payer, gone, 'paid')
})

test('of many who decide at once one decides; a refusal gives the money back with its reason', async () => {
  const payer = await newPayer(money, 10_000n)
  const second = await employ(server.services, 'caixa9', ['cashier'])
  const support = await employ(server.services, 'apoio9', ['support'])
  const auditor = await employ(server.services, 'auditora9', ['auditor'])
  const { withdrawalId } = (await ask(payer)).body.value
  const refusal = { withdrawalId, decision: 'refuse', reason: 'Dados não conferem' } as const
  for (const { headers } of [support, auditor]) expect((await server.call(contract.decideWithdrawal, refusal, headers)).status).toBe(403)
  expect((await server.call(contract.listWaitingWithdrawals, {}, auditor.headers)).status).toBe(200)
  const answers = await Promise.all(
    [cashier, second, cashier, second].map(({ headers }) => server.call(contract.decideWithdrawal, refusal, headers)),
  )
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await balance(payer)).toBe('10000')
  const { list } = (await server.call(contract.listWithdrawals, {}, payer.headers)).body.value
  expect(list[0]).toMatchObject({ state: 'refused', reason: 'Dados não conferem' })
})

test('a pay-out that comes to nothing gives the money back, once', async () => {
  const payer = await newPayer(money, 10_000n)
  money.bank.control.setFaults({ refusing: true })
  const { withdrawalId } = (await ask(payer)).body.value
  await decide(withdrawalId)
  await becomes(payer, withdrawalId, 'failed')
  await lookAfter()
  expect([await balance(payer), await locked(payer)]).toEqual(['10000', '0'])
})

test.each(['timeout', 'reset'] as const)(
  'an answer that never comes (%s) is asked about, and nothing is sent again',
  async (unclear) => {
    const payer = await newPayer(money, 10_000n)
    const { withdrawalId } = (await ask(payer)).body.value
    await kill(withdrawalId, 'approved')
    money.bank.control.setFaults({ unclear, silent: true })
    const payments = openPayments(server.services.configuration)!
    const sending = new PayOuts(server.services, payments)
    await sending.lookAfter()
    expect(['sending', 'paid']).toContain(await stateOf(payer, withdrawalId))
    money.bank.control.setFaults({ silent: true })
    await expect.poll(async () => (await lookAfter(), stateOf(payer, withdrawalId))).toBe('paid')
    payments.close()
    expect([await balance(payer), await locked(payer)]).toEqual(['5000', '0'])
  },
  40_000,
)

test('killed at each step, a withdrawal goes on where it was, and no money is lost or doubled', async () => {
  const payer = await newPayer(money, 100_000n)
  const asked = await Promise.all(Array.from({ length: 4 }, async () => (await ask(payer)).body.value.withdrawalId))
  const [approved, unsent, sent, told] = asked as [string, string, string, string]
  // After the approval: the job sends it.
  await kill(approved, 'approved')
  // After the row said that it was being sent, before the provider heard of it: nobody knows it, and after ten minutes an operator looks again.
  await kill(unsent, 'sending', `, sent_at = clock_timestamp()`)
  // After the provider took it, before we wrote that down.
  money.bank.control.setFaults({ silent: true })
  await kill(sent, 'approved')
  await lookAfter()
  await expect.poll(async () => (await lookAfter(), stateOf(payer, approved))).toBe('paid')
  await expect.poll(async () => (await lookAfter(), stateOf(payer, sent))).toBe('paid')
  await server.services.pool.query(`update cashier.withdrawals set state = 'paid' where id = $1`, [sent])
  await lookAfter()
  expect(await stateOf(payer, unsent)).toBe('sending')
  await server.services.pool.query(`update cashier.withdrawals set sent_at = sent_at - interval '11 minutes' where id = $1`, [unsent])
  await lookAfter()
  expect(await stateOf(payer, unsent)).toBe('review')
  expect((await server.call(contract.cancelWithdrawal, { withdrawalId: unsent }, payer.headers)).body.errorCode).toBe('withdrawal.over')
  const { list } = (await server.call(contract.listWaitingWithdrawals, {}, cashier.headers)).body.value
  expect(list.find(({ withdrawal }) => withdrawal.withdrawalId === unsent)?.notes).toContain('unknownAtProvider')
  money.bank.control.setFaults({})
  await decide(unsent)
  await becomes(payer, unsent, 'paid')
  // Before the approval nothing has happened: it still waits.
  expect(await stateOf(payer, told)).toBe('review')
  expect([await balance(payer), await locked(payer)]).toEqual(['80000', '5000'])
}, 60_000)

test('a provider that is down for an hour loses nothing: it goes when it is back, under the same name', async () => {
  const payer = await newPayer(money, 10_000n)
  const { withdrawalId } = (await ask(payer)).body.value
  await kill(withdrawalId, 'approved')
  for (const down of ['unavailable', 'closed', 'unavailable'] as const) {
    money.bank.control.setFaults({ down })
    await lookAfter()
    expect(['approved', 'sending']).toContain(await stateOf(payer, withdrawalId))
  }
  money.bank.control.setFaults({})
  await server.services.pool.query(`update cashier.withdrawals set sent_at = sent_at - interval '1 hour' where id = $1`, [withdrawalId])
  await lookAfter()
  const now = await stateOf(payer, withdrawalId)
  if (now === 'review') await decide(withdrawalId)
  await expect.poll(async () => (await lookAfter(), stateOf(payer, withdrawalId))).toBe('paid')
  expect([await balance(payer), await locked(payer)]).toEqual(['5000', '0'])
})

test('a webhook about a pay-out is a hint: what counts is what the provider says when asked', async () => {
  const payer = await newPayer(money, 10_000n)
  money.bank.control.setFaults({ forged: 'besides', duplicate: true })
  const { withdrawalId } = (await ask(payer)).body.value
  await decide(withdrawalId)
  await becomes(payer, withdrawalId, 'paid')
  await expect.poll(() => money.bank.control.undelivered()).toBe(0)
  expect([await balance(payer), await locked(payer)]).toEqual(['5000', '0'])
})

test('a payee is the member’s own, takes the payment password, and rests for a day', async () => {
  const payer = await newPayer(money, 10_000n)
  const add = (key: string, paymentPassword = PAYMENT_PASSWORD, payeeId = randomUUID()) =>
    server.call(contract.addPayee, { payeeId, paymentPassword, payee: { kind: 'pix', key } }, payer.headers)
  const email = `pessoa${payer.memberId}@exemplo.com`
  money.bank.control.addKey({ key: email, name: 'Ana Teste', cpf: payer.cpf })
  expect((await add(email, '000000')).body.errorCode).toBe('paymentPassword.wrong')
  expect((await add('nobody@exemplo.com')).body.errorCode).toBe('payee.unknown')
  expect((await add('isto não é chave')).body).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'payee.key' }] } })
  const strange = newCpf()
  money.bank.control.addKey({ key: strange, name: 'Outra Pessoa', cpf: strange })
  expect((await add(strange)).body.errorCode).toBe('payee.stranger')
  const payeeId = randomUUID()
  const { body } = await add(email.toUpperCase(), PAYMENT_PASSWORD, payeeId)
  expect(body.value).toMatchObject({ kind: 'pix', holder: 'Ana Teste', masked: 'pe•••@exemplo.com' })
  expect((await add(email, PAYMENT_PASSWORD, payeeId)).body.value).toEqual(body.value)
  expect((await add(email)).body.errorCode).toBe('payee.known')
  expect((await ask(payer, { payeeId })).body.errorCode).toBe('payee.cooling')
  const stored = await server.services.db.selectFrom('cashier.payees').selectAll().where('id', '=', payeeId).executeTakeFirstOrThrow()
  expect(Object.values(stored).some((value) => String(value).includes(email))).toBe(false)
  expect((await ask(payer, { method: 'ted', amount: '10000' })).body.errorCode).toBe('payee.unknown')
  const bank = { kind: 'bank', ispb: '60701190', branch: '1234', number: '567890', type: 'current' } as const
  const account = await server.call(
    contract.addPayee,
    { payeeId: randomUUID(), paymentPassword: PAYMENT_PASSWORD, payee: bank },
    payer.headers,
  )
  expect(account.body.value).toMatchObject({ kind: 'bank', masked: '60701190 · ag. 1234 · conta •••890' })
  expect((await server.call(contract.removePayee, { payeeId }, payer.headers)).body.success).toBe(true)
  expect((await ask(payer, { payeeId })).body.errorCode).toBe('payee.unknown')
})

test('without documents there is no payee, and without a payment password nothing at all', async () => {
  const player = await newPlayer(server)
  const payee = { payeeId: randomUUID(), paymentPassword: PAYMENT_PASSWORD, payee: { kind: 'pix', key: newCpf() } as const }
  expect((await server.call(contract.addPayee, payee, player.headers)).body.errorCode).toBe('paymentPassword.missing')
  await server.services.pool.query(
    'update member.members set payment_password_hash = (select payment_password_hash from member.members where payment_password_hash is not null limit 1) where id = $1',
    [player.memberId],
  )
  expect((await server.call(contract.addPayee, payee, player.headers)).body.errorCode).toBe('documents.required')
})

test('wrong payment passwords are counted, and then nobody tries any more', async () => {
  const payer = await newPayer(money, 10_000n)
  for (let tries = 0; tries < 10; tries++)
    expect((await ask(payer, { paymentPassword: '111111' })).body.errorCode).toBe('paymentPassword.wrong')
  expect((await ask(payer)).status).toBe(429)
  expect(await balance(payer)).toBe('10000')
})

test('amounts, methods and days have bounds', async () => {
  const payer = await newPayer(money, 10_000_000n)
  for (const amount of ['-1', '0', '1.5', '1e9', '', '99999999999999999999'])
    expect((await ask(payer, { amount })).body).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'amount' }] } })
  for (const amount of ['1', '1999', '2000001'])
    expect((await ask(payer, { amount })).body).toMatchObject({ errorCode: 'withdrawal.amount', value: { min: '2000', max: '2000000' } })
  expect((await ask(payer, { method: 'boleto' })).body.errorCode).toBe('withdrawal.method')
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(payer, { amount: '2000000' })))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(2)
  expect((await ask(payer, { amount: '1000000' })).body.success).toBe(true)
  expect((await ask(payer, { amount: '2000' })).body.errorCode).toBe('withdrawal.day')
  expect(await locked(payer)).toBe('5000000')
  const { methods, leftAmount } = (await server.call(contract.listWithdrawalMethods, {}, payer.headers)).body.value
  expect(methods.find(({ method }) => method === 'pix')).toMatchObject({ leftAmount: '0', leftCount: 2 })
  expect(leftAmount).toBe('5000000')
})

test('what was deposited has to be staked before it leaves', async () => {
  const payer = await newPayer(money, 10_000n)
  await server.services.pool.query('select cashier.add_wagering($1, 4000)', [payer.memberId])
  expect((await ask(payer)).body).toMatchObject({ errorCode: 'wagering.open', value: { required: '4000', done: '0' } })
  await server.services.pool.query(
    `insert into betting.turnover (member_id, day, product, currency, bets, stake, payout) values ($1, current_date, 'RNG', 'BRL', 1, 4000, 0)`,
    [payer.memberId],
  )
  expect((await ask(payer)).body.success).toBe(true)
})

test('above the brand’s limit documents have to be verified', async () => {
  const payer = await newPayer(money, 1_000_000n)
  await server.services.pool.query(`update documents.cases set state = 'waiting', decided_at = null where member_id = $1`, [payer.memberId])
  expect((await ask(payer, { amount: '200001' })).body.errorCode).toBe('documents.required')
  expect((await ask(payer, { amount: '150000' })).body.success).toBe(true)
  expect((await ask(payer, { amount: '50001' })).body.errorCode).toBe('documents.required')
})

test('whoever is excluded can still take the money home', async () => {
  const payer = await newPayer(money, 10_000n)
  await server.call(excludeMyself, { months: 6 }, payer.headers)
  const { headers } = await signedIn(server.services.db, payer.memberId)
  const back = { ...payer, headers: { ...payer.headers, ...headers } }
  const { withdrawalId } = (await ask(back, { amount: '10000' })).body.value
  await decide(withdrawalId)
  await becomes(back, withdrawalId, 'paid')
  expect(await balance(back)).toBe('0')
})

test('in parts: received, not received, a remainder, forced after the time, and all received closes it [WAL-10]', async () => {
  const payer = await newPayer(money, 100_000n)
  const { withdrawalId } = (await ask(payer, { method: 'c2c', amount: '60000' })).body.value
  await decide(withdrawalId)
  const part = (amount: string, partId = randomUUID()) =>
    server.call(contract.payPart, { partId, withdrawalId, amount, note: 'TED' }, cashier.headers)
  const answer = (partId: string, said: 'received' | 'notReceived', headers = payer.headers) =>
    server.call(contract.confirmPart, { partId, answer: said }, headers)
  expect((await part('60001')).body.errorCode).toBe('withdrawal.amount')
  const first = randomUUID()
  await part('10000', first)
  expect((await part('10000', first)).body.value).toMatchObject({ state: 'confirming', remainder: '50000' })
  expect((await part('9999', first)).body.errorCode).toBe('key.conflict')
  const stranger = await newPlayer(server)
  expect((await answer(first, 'received', stranger.headers)).body.errorCode).toBe('withdrawal.unknown')
  expect((await server.call(contract.listConfirmations, {}, payer.headers)).body.value.list).toMatchObject([
    { withdrawalId, parts: [{ partId: first, amount: '10000', state: 'paid' }] },
  ])
  const twice = await Promise.all([answer(first, 'received'), answer(first, 'received')])
  expect(twice.every(({ body }) => body.success)).toBe(true)
  expect(await locked(payer)).toBe('50000')
  // Not received: a dispute, which an operator ends; what did not arrive is to be paid again.
  const lost = randomUUID()
  await part('20000', lost)
  expect((await answer(lost, 'notReceived')).body.value.parts[1]).toMatchObject({ state: 'disputed' })
  const settled = { partId: lost, outcome: 'void', note: 'Banco devolveu' } as const
  expect((await server.call(contract.settlePart, settled, cashier.headers)).body.value.remainder).toBe('50000')
  expect((await server.call(contract.settlePart, settled, cashier.headers)).body.errorCode).toBe('withdrawal.over')
  // Without an answer for half an hour it counts as received.
  const silent = randomUUID()
  await part('30000', silent)
  await forceParts(server.services)
  expect(await locked(payer)).toBe('50000')
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  await owner.query(`update cashier.parts set answer_until = clock_timestamp() - interval '1 second' where id = $1`, [silent])
  await owner.end()
  await Promise.all([forceParts(server.services), forceParts(server.services)])
  expect(await locked(payer)).toBe('20000')
  expect((await answer(silent, 'notReceived')).body.errorCode).toBe('withdrawal.over')
  // Found after all.
  const late = randomUUID()
  await part('20000', late)
  await answer(late, 'notReceived')
  expect((await answer(late, 'received')).body.value).toMatchObject({ state: 'paid', remainder: '0' })
  expect([await balance(payer), await locked(payer)]).toEqual(['40000', '0'])
})
