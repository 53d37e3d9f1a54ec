import { createHash, randomUUID } from 'node:crypto'
import { listMovements } from '@tucano/contract/account-record'
import { pausePlay } from '@tucano/contract/limits'
import * as contract from '@tucano/contract/promotions/sent-envelopes'
import { transferToUpline } from '@tucano/contract/transfers'
import { reconcile } from '#betting/books'
import { splitUnder } from '#promotions/envelopes'
import { closeSent, grabSent, sendEnvelope } from '#promotions/sent-envelopes'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Somebody, fund, open } from '../../testing/agents.ts'
import { untilThrough } from '../../testing/kills.ts'
import { newAddress } from '../../testing/promotions.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

const PASSWORD = '481516'
let server: TestServer
let owner: pg.Client
let hash: string

beforeAll(async () => {
  server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    env: { TRUSTED_PROXIES: '1' },
    brand: (brand) => ({ ...brand, transfers: { min: 10_00, max: 500_00, perDay: 1000_00 } }),
  })
  hash = await server.services.workerPool.do('hashPassword', PASSWORD)
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

/** Somebody with money and a payment password. */
async function begin(cash = 2000_00n, { paymentPasswordHash = hash, ...more }: Parameters<typeof open>[1] = {}): Promise<Somebody> {
  const somebody = await open(server, { paymentPasswordHash, ...more })
  if (cash > 0n) await fund(server, somebody.id, cash)
  return { ...somebody, headers: { ...somebody.headers, ...newAddress() } }
}

const asking = (more: object = {}) => ({
  requestId: randomUUID(),
  total: '10000',
  shares: 4,
  least: '500',
  paymentPassword: PASSWORD,
  ...more,
})
const send = async ({ headers }: Somebody, more: object = {}) => (await server.call(contract.sendEnvelope, asking(more), headers)).body
const grab = async ({ headers }: Somebody, code: string) => (await server.call(contract.grabSentEnvelope, { code }, headers)).body
const look = async ({ headers }: Somebody, code: string) => (await server.call(contract.getSentEnvelope, { code }, headers)).body
const pockets = async ({ id }: Somebody): Promise<Record<string, bigint>> => {
  const { rows } = await owner.query<{ kind: string; balance: string }>(
    `select kind, balance from ledger.accounts where member_id = $1 and currency = 'BRL'`,
    [String(id)],
  )
  return { cash: 0n, locked: 0n, ...Object.fromEntries(rows.map(({ kind, balance }) => [kind, BigInt(balance)])) }
}
/** An envelope's time is over. */
const expire = (code: string) =>
  owner.query(`update transfers.envelopes set at = at - interval '25 hours', closes_at = closes_at - interval '25 hours' where code = $1`, [
    code,
  ])

test('a member’s envelope is set aside, caught share by share, checked by its seed, and what is left comes back after a day', async () => {
  const [ana, bia, caio] = [await begin(), await begin(0n), await begin(0n)]
  const { value: made } = await send(ana)
  expect(made).toMatchObject({ total: '10000', shares: 4, sharesLeft: 4, isOver: false, seed: null, givenBack: null, caught: [] })
  expect(made.closesAt - made.at).toBe(contract.SENT_OPEN_MS)
  expect(await pockets(ana)).toEqual({ cash: 1900_00n, locked: 100_00n })
  const { code } = made
  expect((await look(bia, code)).value).toMatchObject({ from: `${ana.account.slice(0, 2)}***`, isOwn: false, caught: null, sharesLeft: 4 })
  const first = (await grab(bia, code)).value
  expect(first.left).toBe(3)
  // The same press again, as after an answer that was lost.
  expect((await grab(bia, code)).value).toEqual(first)
  const second = (await grab(caio, code)).value
  expect((await look(bia, code)).value.caught).toBe(first.amount)
  expect(await pockets(bia)).toEqual({ cash: BigInt(first.amount), locked: 0n })
  await expire(code)
  await closeSent(server.services.db)
  const left = 100_00n - BigInt(first.amount) - BigInt(second.amount)
  expect(await pockets(ana)).toEqual({ cash: 1900_00n + left, locked: 0n })
  const { list, leftToday } = (await server.call(contract.listSentEnvelopes, {}, ana.headers)).body.value
  expect(list).toMatchObject([{ isOver: true, givenBack: String(left), caught: [{ amount: second.amount }, { amount: first.amount }] }])
  // What came back counts no more in what may be sent today.
  expect(leftToday).toBe(String(1000_00n - 100_00n + left))
  const { seed, commitment, at } = list[0]!
  expect(createHash('sha256').update(Buffer.from(seed!, 'hex')).digest('hex')).toBe(commitment)
  const split = splitUnder(Buffer.from(seed!, 'hex'), { opensAt: made.at, total: 100_00n, shares: 4, least: 500n })
  expect(split.slice(0, 2).map(String)).toEqual([first.amount, second.amount])
  expect(at).toBeLessThan(made.at)
  expect((await grab(await begin(0n), code)).errorCode).toBe('envelope.over')
  expect(await reconcile(server.services.db)).toEqual([])
})

test('the record files envelopes with transfers, and says what each movement was', async () => {
  const [ana, bia] = [await begin(), await begin(0n)]
  const { code } = (await send(ana)).value
  const { amount } = (await grab(bia, code)).value
  await expire(code)
  await closeSent(server.services.db)
  const today = new Date()
  const days = [-1, 1].map((day) => new Date(today.getTime() + day * 86_400_000).toISOString().slice(0, 10))
  const record = async ({ headers }: Somebody, pocket: 'cash' | 'locked') => {
    const asked = { pocket, from: days[0]!, to: days[1]! } as const
    const { list } = (await server.call(listMovements, asked, headers)).body.value
    return list.filter(({ heading }) => heading === 'transfers').map((line) => [line.kind, line.amount])
  }
  const left = String(100_00n - BigInt(amount))
  expect(await record(ana, 'cash')).toEqual([
    ['transferRelease', left],
    ['transferHold', '-10000'],
  ])
  expect(await record(ana, 'locked')).toEqual([
    ['transferRelease', `-${left}`],
    ['transferCapture', `-${amount}`],
    ['transferHold', '10000'],
  ])
  expect(await record(bia, 'cash')).toEqual([['transferCapture', amount]])
})

test('of two, and of fifty, who press for the last share one has it; nobody catches of their own', async () => {
  const ana = await begin()
  const { code } = (await send(ana, { total: '1000', shares: 1 })).value
  expect((await grab(ana, code)).errorCode).toBe('envelope.own')
  const people = await Promise.all(Array.from({ length: 50 }, () => begin(0n)))
  const answers = await Promise.all(
    people.map(({ id: memberId }) =>
      grabSent(server.services, { memberId, code }).then(
        ({ amount }) => String(amount),
        (error: Error & { code?: string }) => error.code ?? error.message,
      ),
    ),
  )
  expect(answers.filter((answer) => answer === '1000')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'envelope.empty')).toHaveLength(49)
  expect(await pockets(ana)).toEqual({ cash: 1990_00n, locked: 0n })
  await expire(code)
  await closeSent(server.services.db)
  expect((await server.call(contract.listSentEnvelopes, {}, ana.headers)).body.value.list[0]).toMatchObject({ givenBack: '0' })
  expect(await reconcile(server.services.db)).toEqual([])
})

test('what was caught has to be staked once before it leaves, in an envelope too; from some amount on documents are asked for', async () => {
  const agent = await begin(0n, { type: 1 })
  const [ana, bia] = [await begin(), await begin(2000_00n, { uplineId: agent.id })]
  const { code } = (await send(ana, { total: '20000', shares: 1 })).value
  expect((await grab(bia, code)).success).toBe(true)
  const up = { transferId: randomUUID(), amount: '1000', paymentPassword: PASSWORD }
  expect((await server.call(transferToUpline, up, bia.headers)).body).toMatchObject({
    errorCode: 'wagering.open',
    value: { required: '20000' },
  })
  expect(await send(bia)).toMatchObject({ errorCode: 'wagering.open' })
  // As if it had been most of what may leave without documents, yesterday.
  await owner.query('update transfers.envelopes set total = 195000, day = day - 1 where code = $1', [code])
  expect((await send(ana, { total: '5001', shares: 1 })).errorCode).toBe('documents.required')
  expect((await send(ana, { total: '5000', shares: 1 })).success).toBe(true)
})

test('envelopes and transfers share the limit of a day, also while nobody has caught anything', async () => {
  const agent = await begin(0n, { type: 1 })
  const ana = await begin(5000_00n, { uplineId: agent.id })
  const split = { total: 300_00n, shares: 3, least: 100n }
  const sent = await Promise.allSettled(
    Array.from({ length: 10 }, () => sendEnvelope(server.services, { memberId: ana.id, requestId: randomUUID(), ...split })),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await pockets(ana)).toEqual({ cash: 4100_00n, locked: 900_00n })
  const up = (amount: string) => server.call(transferToUpline, { transferId: randomUUID(), amount, paymentPassword: PASSWORD }, ana.headers)
  expect((await up('10001')).body.errorCode).toBe('transfer.limit')
  expect((await up('10000')).body.success).toBe(true)
  expect((await send(ana, { total: '1000', shares: 1 })).errorCode).toBe('transfer.limit')
})

test('the same id sets aside once; what may not be is refused, and nothing moves', async () => {
  const ana = await begin(50_00n)
  const once = asking({ total: '2000' })
  const answers = await Promise.all([send(ana, once), send(ana, once), send(ana, once)])
  expect(new Set(answers.map(({ value }) => value.code)).size).toBe(1)
  expect((await send(ana, { ...once, shares: 3 })).errorCode).toBe('key.conflict')
  expect((await send(ana, { total: '1999', shares: 4 })).errorCode).toBe('envelope.split')
  expect((await send(ana, { total: '999', shares: 1 })).errorCode).toBe('transfer.amount')
  expect((await send(ana, { total: '50001' })).errorCode).toBe('transfer.amount')
  expect((await send(ana, { total: '3001' })).errorCode).toBe('balance.insufficient')
  expect((await send(ana, { paymentPassword: '000000' })).errorCode).toBe('paymentPassword.wrong')
  expect((await send(await open(server))).errorCode).toBe('paymentPassword.missing')
  expect((await send(await open(server, { type: 4, trialHours: 1 }))).errorCode).toBe('account.trial')
  const { headers } = await begin()
  for (const wrong of [{ shares: 0 }, { shares: 101 }, { least: '0' }, { total: '-1' }, { total: '1.5' }])
    expect((await server.call(contract.sendEnvelope, asking(wrong), headers)).status, JSON.stringify(wrong)).toBe(400)
  expect((await grab(ana, 'AAAAAAAAAAAAAAAA')).errorCode).toBe('envelope.unknown')
  expect((await look(ana, 'AAAAAAAAAAAAAAAA')).errorCode).toBe('envelope.unknown')
  expect(await pockets(ana)).toEqual({ cash: 30_00n, locked: 20_00n })
})

test('whoever has closed play sends and catches nothing; an envelope of theirs is closed, and its money can leave', async () => {
  const [ana, bia, caio] = [await begin(), await begin(0n), await begin()]
  const { code } = (await send(ana)).value
  await server.call(pausePlay, { days: 1 }, caio.headers)
  for (const answer of [await send(caio), await grab(caio, code), await look(caio, code)]) expect(answer.errorCode).toBe('play.closed')
  await server.call(pausePlay, { days: 1 }, ana.headers)
  expect((await grab(bia, code)).errorCode).toBe('envelope.over')
  await closeSent(server.services.db)
  expect(await pockets(ana)).toEqual({ cash: 2000_00n, locked: 0n })
})

test('a server that is killed at any step of sending, catching or closing: each is there once or not at all', async () => {
  const { services } = server
  const [ana, bia] = [await begin(1000_00n), await begin(0n)]
  const sent = { memberId: ana.id, requestId: randomUUID(), total: 100_00n, shares: 4, least: 500n }
  const sending = await untilThrough(
    services.db,
    (db) => sendEnvelope({ ...services, db }, sent),
    async () => expect(await pockets(ana)).toEqual({ cash: 1000_00n, locked: 0n }),
  )
  expect(sending).toBeGreaterThan(8)
  const code = await sendEnvelope(services, sent)
  expect(await pockets(ana)).toEqual({ cash: 900_00n, locked: 100_00n })
  const catching = await untilThrough(
    services.db,
    (db) => grabSent({ ...services, db }, { memberId: bia.id, code }),
    async () => {
      expect(await pockets(bia)).toEqual({ cash: 0n, locked: 0n })
      expect((await look(bia, code)).value.sharesLeft).toBe(4)
    },
  )
  expect(catching).toBeGreaterThan(6)
  const { amount } = await grabSent(services, { memberId: bia.id, code })
  expect(await pockets(bia)).toEqual({ cash: amount, locked: 0n })
  await expire(code)
  const closing = await untilThrough(
    services.db,
    (db) => closeSent(db),
    async () => expect(await pockets(ana)).toEqual({ cash: 900_00n, locked: 100_00n - amount }),
  )
  expect(closing).toBeGreaterThan(3)
  await Promise.all([closeSent(services.db), closeSent(services.db)])
  expect(await pockets(ana)).toEqual({ cash: 1000_00n - amount, locked: 0n })
  expect(await reconcile(services.db)).toEqual([])
})

test('where the law or the brand closes transfers, members’ envelopes are closed', async () => {
  for (const [brand, errorCode] of [
    [
      (each: Parameters<ReturnType<typeof withFlags>>[0]) => ({ ...each, jurisdiction: { profile: 'GB' as const, blockedCountries: [] } }),
      'jurisdiction.not.available',
    ],
    [withFlags({ MEMTRANS3: false }), 'function.not.available'],
  ] as const) {
    const closed = await openTestServer({ clusterUrl: inject('clusterUrl'), brand, databaseUrl: server.databaseUrl })
    const { headers } = await begin()
    const code = 'AAAAAAAAAAAAAAAA'
    const answers = [
      await closed.call(contract.sendEnvelope, asking(), headers),
      await closed.call(contract.listSentEnvelopes, {}, headers),
      await closed.call(contract.getSentEnvelope, { code }, headers),
      await closed.call(contract.grabSentEnvelope, { code }, headers),
    ]
    expect(answers.map(({ body }) => body.errorCode)).toEqual(Array(4).fill(errorCode))
    await closed.close()
  }
})
