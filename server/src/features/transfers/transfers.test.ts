import { randomUUID } from 'node:crypto'
import type { Brand } from '@tucano/brand'
import { getBalance } from '@tucano/contract/wallet'
import { getMemberInfo } from '@tucano/contract/member'
import { listMessages } from '@tucano/contract/messages'
import { getUpline, listTransfers, transferToUpline } from '@tucano/contract/transfers'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { changeMember, createMember, findMember } from '#accounts/members'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'
import { transferCash } from '#cashier/transfers'

const PASSWORD = '481516'
let server: TestServer
let hash: string
let names = 0

const limits = { min: 10_00, max: 500_00, perDay: 1000_00 }

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: (brand) => ({ ...brand, transfers: limits }) })
  hash = await server.services.workerPool.do('hashPassword', PASSWORD)
})
afterAll(() => server.close())

async function open(more: { uplineId?: bigint; paymentPasswordHash?: string; type?: number } = {}, { services: { db } } = server) {
  const account = `conta${++names}x`
  const trial = more.type === 4 ? { trialHours: 1 } : {}
  const created = await createMember(db, { account, nickname: account, passwordHash: '*', ...trial, ...more })
  if (!('id' in created)) throw new Error('taken')
  return { memberId: created.id, account, headers: (await signedIn(db, created.id)).headers }
}

async function pair(balance = 2000_00n) {
  const agent = await open({ type: 1 })
  const member = await open({ uplineId: agent.memberId, paymentPasswordHash: hash })
  const { db } = server.services
  const to = await openAccount(db, { memberId: member.memberId, pocket: 'cash', currency: 'BRL' })
  const from = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: `fund:${member.memberId}`, kind: 'deposit', moves: [{ from, to, amount: balance, currency: 'BRL' }] })
  return { agent, member }
}
type Member = Awaited<ReturnType<typeof open>>

const transfer = ({ headers }: Member, amount: string, more = {}) =>
  server.call(transferToUpline, { transferId: randomUUID(), amount, paymentPassword: PASSWORD, ...more }, headers)
const balance = async ({ headers }: Member) => (await server.call(getBalance, {}, headers)).body.value.sumBalance

test('a member transfers to its upline with the payment password; the upline is told; the record lists it [WAL-06]', async () => {
  const { agent, member } = await pair()
  expect((await server.call(getMemberInfo, {}, member.headers)).body.value.toUpline).toBe(true)
  expect((await server.call(getUpline, {}, member.headers)).body.value).toEqual({
    nickname: `${agent.account.slice(0, 2)}***`,
    account: `${agent.account.slice(0, 2)}***`,
    paymentPassword: true,
    available: '200000',
    min: '1000',
    max: '50000',
    perDay: '100000',
    leftToday: '100000',
  })
  expect((await transfer(member, '30000')).body.value).toMatchObject({ amount: '30000', upline: `${agent.account.slice(0, 2)}***` })
  expect([await balance(member), await balance(agent)]).toEqual(['170000', '30000'])
  expect((await server.call(getUpline, {}, member.headers)).body.value).toMatchObject({ available: '170000', leftToday: '70000' })
  expect((await server.call(listMessages, {}, agent.headers)).body.value.list).toMatchObject([
    { kind: 'transferReceived', facts: { amount: '30000', currency: 'BRL', from: `${member.account.slice(0, 2)}***` } },
  ])
  expect((await server.call(listTransfers, {}, member.headers)).body.value.list).toMatchObject([{ amount: '30000' }])
  expect((await server.call(listTransfers, {}, agent.headers)).body.value.list).toEqual([])
})

test('the same id moves money once, and never another amount', async () => {
  const { agent, member } = await pair()
  const transferId = randomUUID()
  const first = (await transfer(member, '2000', { transferId })).body.value
  expect((await transfer(member, '2000', { transferId })).body.value).toEqual(first)
  expect((await transfer(member, '3000', { transferId })).body.errorCode).toBe('key.conflict')
  expect(await balance(agent)).toBe('2000')
  const other = await pair()
  expect((await transfer(other.member, '2500', { transferId })).body.value.amount).toBe('2500')
})

test('fifty at once never pass the day’s limit', async () => {
  const { agent, member } = await pair(10_000_00n)
  const [own, upline] = [await findMember(server.services.db, member.memberId), await findMember(server.services.db, agent.memberId)]
  const moved = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      transferCash(server.services, { own: own!, to: upline!, way: 'up', transferId: randomUUID(), amount: 150_00n }),
    ),
  )
  expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  const codes = moved.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : []))
  expect(new Set(codes)).toEqual(new Set(['transfer.limit']))
  expect(await balance(agent)).toBe('90000')
  expect((await transfer(member, '10001')).body.errorCode).toBe('transfer.limit')
  expect((await transfer(member, '10000')).body.value.amount).toBe('10000')
})

test('the same id fifty times at once is one transfer', async () => {
  const { agent, member } = await pair()
  const [own, upline] = [await findMember(server.services.db, member.memberId), await findMember(server.services.db, agent.memberId)]
  const transferId = randomUUID()
  const moved = await Promise.all(
    Array.from({ length: 50 }, () => transferCash(server.services, { own: own!, to: upline!, way: 'up', transferId, amount: 20_00n })),
  )
  expect(new Set(moved.map(({ id }) => id)).size).toBe(1)
  expect(await balance(agent)).toBe('2000')
})

test('what was deposited has to be staked before it goes to the upline, and from some amount on documents are asked for', async () => {
  const { agent, member } = await pair(5000_00n)
  await server.services.pool.query('select cashier.add_wagering($1, 4000)', [member.memberId])
  expect((await transfer(member, '2000')).body).toMatchObject({ errorCode: 'wagering.open', value: { required: '4000', done: '0' } })
  expect(await balance(agent)).toBe('0')
  await server.services.pool.query(
    `insert into betting.turnover (member_id, day, product, currency, bets, stake, payout) values ($1, current_date, 'RNG', 'BRL', 1, 4000, 0)`,
    [member.memberId],
  )
  expect((await transfer(member, '50000')).body.success).toBe(true)
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  await owner.query('update transfers.transfers set day = day - 1, amount = 195000 where member_id = $1', [member.memberId])
  await owner.end()
  expect((await transfer(member, '5001')).body.errorCode).toBe('documents.required')
  expect((await transfer(member, '5000')).body.success).toBe(true)
})

test('what may not be is refused, and nothing moves', async () => {
  const { agent, member } = await pair(40_00n)
  expect((await transfer(member, '999')).body.errorCode).toBe('transfer.amount')
  expect((await transfer(member, '50001')).body.errorCode).toBe('transfer.amount')
  expect((await transfer(member, '4001')).body.errorCode).toBe('balance.insufficient')
  for (const amount of ['-2000', '0', '20.5', '1e5', '2000000000000000']) expect((await transfer(member, amount)).status, amount).toBe(400)
  expect((await transfer(member, '2000', { paymentPassword: '12345' })).status).toBe(400)
  expect((await transfer(agent, '2000')).body.errorCode).toBe('upline.none')
  const bare = await open({ uplineId: agent.memberId })
  expect((await transfer(bare, '2000')).body.errorCode).toBe('paymentPassword.missing')
  const trial = await open({ uplineId: agent.memberId, type: 4, paymentPasswordHash: hash })
  expect((await transfer(trial, '2000')).body.errorCode).toBe('account.trial')
  expect((await server.call(getMemberInfo, {}, trial.headers)).body.value.toUpline).toBe(false)
  await changeMember(server.services.db, agent.memberId, { by: { actor: 'system' }, set: { status: 'disabled' } })
  expect((await transfer(member, '2000')).body.errorCode).toBe('upline.none')
  expect(await balance(member)).toBe('4000')
})

test('the payment password cannot be guessed: after ten tries the right one does not help either', async () => {
  const { member } = await pair()
  for (let n = 0; n < 10; n++)
    expect((await transfer(member, '2000', { paymentPassword: '000000' })).body.errorCode).toBe('paymentPassword.wrong')
  const { status, body } = await transfer(member, '2000')
  expect([status, body.errorCode]).toEqual([429, 'verification.too.many'])
  expect(await balance(member)).toBe('200000')
})

test('where the law or the brand closes transfers, the calls and the entry are closed', async () => {
  const underLaw = (brand: Brand): Brand => ({ ...brand, jurisdiction: { profile: 'BR', blockedCountries: [] } })
  for (const [brand, code] of [
    [underLaw, 'jurisdiction.not.available'],
    [withFlags({ MEMTRANS3: false }), 'function.not.available'],
  ] as const) {
    const closed = await openTestServer({ clusterUrl: inject('clusterUrl'), brand })
    const agent = await open({ type: 1 }, closed)
    const { headers } = await open({ uplineId: agent.memberId, paymentPasswordHash: hash }, closed)
    for (const call of [getUpline, listTransfers]) expect((await closed.call(call, {}, headers)).body.errorCode).toBe(code)
    const asked = { transferId: randomUUID(), amount: '2000', paymentPassword: PASSWORD }
    expect((await closed.call(transferToUpline, asked, headers)).body.errorCode).toBe(code)
    expect((await closed.call(getMemberInfo, {}, headers)).body.value.toUpline).toBe(false)
    await closed.close()
  }
})
