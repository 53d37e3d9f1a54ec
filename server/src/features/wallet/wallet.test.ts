import { startFreePlay } from '@tucano/contract/session'
import { LIVE_PATH, type LiveMessage } from '@tucano/contract/event'
import { bringHome, getBalance, getConsolidatedFunds, getMerchantWallet, transferWallet } from '@tucano/contract/wallet'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { type Pocket, hold, openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '#accounts/members'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { freePlay, signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { reconcileBooks } from './reconcile-books.ts'

let single: TestServer
let apart: TestServer
let names = 0

beforeAll(async () => {
  const clusterUrl = inject('clusterUrl')
  single = await openTestServer({ clusterUrl })
  apart = await openTestServer({ clusterUrl, brand: (brand) => ({ ...brand, wallet: { ...brand.wallet, single: false } }) })
})
afterAll(async () => {
  await single.close()
  await apart.close()
})

interface SignedIn {
  memberId: bigint
  headers: { authorization: string }
}

async function signIn({ services }: TestServer): Promise<SignedIn> {
  const account = `wallet${++names}`
  const created = await createMember(services.db, { account, nickname: account, passwordHash: '*' })
  if (!('id' in created)) throw new Error('taken')
  const { headers } = await signedIn(services.db, created.id)
  return { memberId: created.id, headers }
}

async function fund({ services: { db } }: TestServer, memberId: bigint, amount: bigint, pocket: Pocket = 'cash'): Promise<bigint> {
  const [currency, source] = pocket === 'points' ? (['PTS', 'promotion'] as const) : (['BRL', 'clearing'] as const)
  const to = await openAccount(db, { memberId, pocket, currency })
  const from = await operatorAccount(db, source, currency)
  await post(db, { key: `fund:${memberId}:${pocket}:${++names}`, kind: 'deposit', moves: [{ from, to, amount, currency }] })
  return to
}

const asking = (transferId: string, from: number, to: number, amount: string) => ({
  transferId,
  fromAccountTypeId: from,
  toAccountTypeId: to,
  amount,
})
const transferId = (): string => crypto.randomUUID()

test('the balance names the sum, each wallet, the currency and its symbol [API-19] [ENT-07]', async () => {
  const { memberId, headers } = await signIn(single)
  expect((await single.call(getBalance, {}, headers)).body.value).toEqual({
    sumBalance: '0',
    bonus: '0',
    balance: [{ accountTypeId: 2, vendor: '', availBalance: '0' }],
    currency: 'BRL',
    currencySymbol: 'R$',
    version: 0,
  })
  await fund(single, memberId, 123_456n)
  await fund(single, memberId, 1_000n, 'bonus')
  const { body } = await single.call(getBalance, { typeId: 0 }, headers)
  expect(body.value).toMatchObject({ sumBalance: '124456', balance: [{ accountTypeId: 2, availBalance: '124456' }], version: 2 })
})

test('the balance is for members only [PER-50]', async () => {
  expect((await single.call(getBalance, {})).status).toBe(401)
})

test('the transfer is for members only [PER-51]', async () => {
  expect((await apart.call(transferWallet, asking(transferId(), 2, 101, '1'))).status).toBe(401)
})

test('consolidated funds are for members only [PER-60]', async () => {
  expect((await single.call(getConsolidatedFunds, {})).status).toBe(401)
})

test('the merchant wallet says whether there is one wallet for all games [API-22] [ENT-08]', async () => {
  const { headers } = await signIn(single)
  expect((await single.call(getMerchantWallet, {}, headers)).body.value).toEqual({ isSingle: true })
  const other = await signIn(apart)
  expect((await apart.call(getMerchantWallet, {}, other.headers)).body.value).toEqual({ isSingle: false })
  expect((await single.call(getMerchantWallet, {})).status).toBe(401)
})

test('money goes to a vendor wallet and back, once for each id [API-20]', async () => {
  const { memberId, headers } = await signIn(apart)
  await fund(apart, memberId, 1000n)
  const there = asking(transferId(), 2, 101, '400')
  for (let times = 0; times < 3; times++) {
    const { body } = await apart.call(transferWallet, there, headers)
    expect(body.value).toMatchObject({
      sumBalance: '1000',
      balance: [
        { accountTypeId: 2, vendor: '', availBalance: '600' },
        { accountTypeId: 101, vendor: 'TUC', availBalance: '400' },
        { accountTypeId: 102, vendor: 'DS88', availBalance: '0' },
      ],
    })
  }
  const back = await apart.call(transferWallet, asking(transferId(), 101, 2, '150'), headers)
  expect(back.body.value.balance.map(({ availBalance }) => availBalance)).toEqual(['750', '250', '0'])
  const one = await apart.call(getBalance, { typeId: 101 }, headers)
  expect(one.body.value).toMatchObject({ sumBalance: '1000', balance: [{ vendor: 'TUC', availBalance: '250' }] })
})

test('a transfer is refused with a reason, and moves nothing', async () => {
  const { memberId, headers } = await signIn(apart)
  await fund(apart, memberId, 1000n)
  const id = transferId()
  await apart.call(transferWallet, asking(id, 2, 101, '10'), headers)
  const refusals: [ReturnType<typeof asking>, number, string][] = [
    [asking(transferId(), 2, 101, '991'), 200, 'balance.insufficient'],
    [asking(transferId(), 101, 2, '11'), 200, 'balance.insufficient'],
    [asking(transferId(), 2, 999, '1'), 200, 'wallet.unknown'],
    [asking(transferId(), 101, 102, '1'), 200, 'wallet.unknown'],
    [asking(transferId(), 2, 2, '1'), 200, 'wallet.unknown'],
    [asking(id, 2, 101, '11'), 409, 'key.conflict'],
    ...['0', '-5', '1.5', '1e3', '01', '', '١', '1000000000000001', '99999999999999999999', 'NaN'].map(
      (amount): [ReturnType<typeof asking>, number, string] => [asking(transferId(), 2, 101, amount), 400, 'request.invalid'],
    ),
  ]
  for (const [request, status, code] of refusals) {
    const answer = await apart.call(transferWallet, request, headers)
    expect([request.amount, answer.status, answer.body.errorCode]).toEqual([request.amount, status, code])
    if (code === 'request.invalid') expect(answer.body.value).toMatchObject({ fields: [{ field: 'amount' }] })
  }
  const { body } = await apart.call(getBalance, {}, headers)
  expect(body.value.balance.map(({ availBalance }) => availBalance)).toEqual(['990', '10', '0'])
})

test("another member's transfer id is not ours: each member has its own", async () => {
  const [ana, bia] = [await signIn(apart), await signIn(apart)]
  await fund(apart, ana.memberId, 100n)
  await fund(apart, bia.memberId, 100n)
  const request = asking(transferId(), 2, 101, '60')
  for (const { headers } of [ana, bia])
    expect((await apart.call(transferWallet, request, headers)).body.value.balance[1]?.availBalance).toBe('60')
})

test('twenty transfers of everything at once: one goes through', async () => {
  const { memberId, headers } = await signIn(apart)
  await fund(apart, memberId, 500n)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => apart.call(transferWallet, asking(transferId(), 2, 101, '500'), headers)),
  )
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(new Set(answers.filter(({ body }) => !body.success).map(({ body }) => body.errorCode))).toEqual(new Set(['balance.insufficient']))
})

test('with one wallet for all games there is nothing to transfer', async () => {
  const { headers } = await signIn(single)
  expect((await single.call(transferWallet, asking(transferId(), 2, 101, '1'), headers)).body.errorCode).toBe('wallet.single')
})

test('consolidated funds tell what is for what [API-21]', async () => {
  const { memberId, headers } = await signIn(apart)
  const cash = await fund(apart, memberId, 1000n)
  await fund(apart, memberId, 70n, 'bonus')
  await fund(apart, memberId, 55n, 'points')
  await hold(apart.services.db, { key: `hold:${memberId}`, account: cash, amount: 300n })
  await apart.call(transferWallet, asking(transferId(), 2, 101, '200'), headers)
  expect((await apart.call(getConsolidatedFunds, {}, headers)).body.value.funds).toEqual({
    currency: 'BRL',
    currencySymbol: 'R$',
    sumBalance: '770',
    cash: '500',
    withdrawable: '500',
    bonus: '70',
    locked: '300',
    vendors: '200',
    points: '55',
  })
})

test('a trial account has chips, and no way to turn them into anything', async () => {
  const { body } = await apart.call(startFreePlay, freePlay())
  const headers = { authorization: body.value.token }
  expect((await apart.call(getBalance, {}, headers)).body.value).toMatchObject({
    sumBalance: '1000000',
    currency: 'FUN',
    currencySymbol: 'FUN',
  })
  expect((await apart.call(transferWallet, asking(transferId(), 2, 101, '1'), headers)).body.errorCode).toBe('account.trial')
})

test('an open page is told the balance at its greeting, and every change within a moment', async () => {
  const { memberId, headers } = await signIn(single)
  await fund(single, memberId, 100n)
  const address = await single.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = new WebSocket(`${address.replace('http', 'ws')}${LIVE_PATH}`)
  const told: string[] = []
  const waiting: { sum: string; found: () => void }[] = []
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as LiveMessage
    if (message.type !== 'event' || message.name !== 'wallet.balanceChanged') return
    const { sumBalance } = message.payload as { sumBalance: string }
    told.push(sumBalance)
    for (const { sum, found } of waiting) if (sum === sumBalance) found()
  })
  const toldOf = (sum: string): Promise<void> => new Promise((found) => (told.includes(sum) ? found() : waiting.push({ sum, found })))
  await new Promise((opened) => socket.once('open', opened))
  socket.send(JSON.stringify({ type: 'hello', token: headers.authorization }))
  await toldOf('100')
  await fund(single, memberId, 23n)
  await toldOf('123')
  const stranger = await signIn(single)
  await fund(single, stranger.memberId, 999n)
  await fund(single, memberId, 1n)
  await toldOf('124')
  expect(told).not.toContain('999')
  socket.close()
})

test('the minute job seals the books, and a difference raises the alarm and names the account', async () => {
  const { services, log } = single
  const { memberId } = await signIn(single)
  const cash = await fund(single, memberId, 100n)
  await transactionsEnded(services.db)
  await reconcileBooks(services, new Date())
  expect(log.some((line) => line.includes('ledger sealed'))).toBe(true)
  expect((await services.metrics.ledgerDifferences.get()).values).toEqual([])
  await corrupt(single, `update ledger.accounts set balance = balance + 7 where id = ${cash}`)
  await reconcileBooks(services, new Date(Number(cash % 60n) * 60_000))
  const alarms = (await services.metrics.ledgerDifferences.get()).values
  expect(alarms.map(({ labels }) => labels.problem)).toEqual(expect.arrayContaining(['ledger.unbalanced', 'account.differs']))
  const named = log
    .filter((line) => line.includes('ledger differs'))
    .map((line) => JSON.parse(line) as { account: string | null; expected: string; found: string })
  expect(named).toContainEqual(expect.objectContaining({ account: String(cash), expected: '100', found: '107' }))
  await corrupt(single, `update ledger.accounts set balance = balance - 7 where id = ${cash}`)
  await reconcileBooks(services, new Date(Number(cash % 60n) * 60_000))
  expect((await services.metrics.ledgerDifferences.get()).values).toEqual([])
})

/** What nobody can do who does not own the database and means it. */
async function corrupt({ databaseUrl }: TestServer, statement: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`set session_replication_role = replica; ${statement}`)
  await client.end()
}

test('everything at vendors comes home at once, and once for an id', async () => {
  const { memberId, headers } = await signIn(apart)
  await fund(apart, memberId, 10_000n)
  const home = (id: string) => apart.call(bringHome, { transferId: id }, headers)
  expect((await home(transferId())).body.errorCode).toBe('balance.insufficient')
  await apart.call(transferWallet, asking(transferId(), 2, 101, '3000'), headers)
  await apart.call(transferWallet, asking(transferId(), 2, 102, '4000'), headers)
  const id = transferId()
  const answers = await Promise.all(Array.from({ length: 5 }, () => home(id)))
  for (const { body } of answers)
    expect(body.value).toMatchObject({
      sumBalance: '10000',
      balance: [{ availBalance: '10000' }, { availBalance: '0' }, { availBalance: '0' }],
    })
  await apart.call(transferWallet, asking(transferId(), 2, 101, '500'), headers)
  expect((await home(id)).body.value.balance[1]?.availBalance).toBe('500')
  expect((await home(transferId())).body.value.balance[1]?.availBalance).toBe('0')
  const { rows } = await apart.services.pool.query("select from ledger.postings where key like 'home:' || $1 || ':%'", [memberId])
  expect(rows).toHaveLength(2)
})

test('bringing home is for members with wallets at vendors', async () => {
  const { headers } = await signIn(single)
  expect((await single.call(bringHome, { transferId: transferId() }, headers)).body.errorCode).toBe('wallet.single')
  expect((await apart.call(bringHome, { transferId: transferId() })).status).toBe(401)
  const created = await createMember(apart.services.db, { account: 'prova', nickname: 'prova', passwordHash: '*', type: 4, trialHours: 1 })
  if (!('id' in created)) throw new Error('taken')
  const trial = await signedIn(apart.services.db, created.id)
  expect((await apart.call(bringHome, { transferId: transferId() }, trial.headers)).body.errorCode).toBe('account.trial')
})
