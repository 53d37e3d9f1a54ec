import { randomUUID } from 'node:crypto'
import type { Brand } from '@tucano/brand'
import { createInvitation } from '@tucano/contract/agents/accounts'
import {
  answerRebates,
  getDownline,
  getDownlineTransfer,
  getOwnRebates,
  listDownlines,
  promoteDownline,
  setRebates,
  transferToDownline,
} from '@tucano/contract/agents/downlines'
import { getTeamPresence, listAttributions } from '@tucano/contract/agents/reports'
import type { Rebate } from '@tucano/contract/agents/shapes'
import { getMemberInfo } from '@tucano/contract/member'
import { transferToUpline } from '@tucano/contract/transfers'
import { getBalance } from '@tucano/contract/wallet'
import { countAbsent, countOnline } from '#team/presence'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Somebody, comes, fund, hasRebates, open, stake } from '../../testing/agents.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

const PASSWORD = '246802'
let server: TestServer
let owner: pg.Client
let hash: string
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ GEETEST3: false }), env: { TRUSTED_PROXIES: '1' } })
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  hash = await server.services.workerPool.do('hashPassword', PASSWORD)
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

type Asked = Parameters<typeof server.call<typeof listDownlines>>[1]
const list = async ({ headers }: Somebody, asked: Asked = {}) => (await server.call(listDownlines, asked, headers)).body
const names = async (agent: Somebody, asked: Asked = {}) => (await list(agent, asked)).value.list.map(({ name }) => name)
const suspend = (agent: Somebody) =>
  server.services.db.insertInto('agent.suspended').values({ agent_id: agent.id, suspended_by: 'gerencia', reason: 'motivo' }).execute()
const seen = (who: Somebody, ago: string) =>
  owner.query(`update team.seen set at = clock_timestamp() - $2::interval where member_id = $1`, [who.id, ago])

test('an agent sees whoever is right below by name, and others masked, by branch; strangers are as unknown as nobody', async () => {
  const agent = await open(server, { type: 2, account: 'chefe' })
  const below = await open(server, { type: 1, uplineId: agent.id, account: 'abaixo', nickname: 'Abaixo de todos' })
  const member = await open(server, { uplineId: agent.id, account: 'membra', nickname: 'Ana Membra' })
  const deep = await open(server, { uplineId: below.id, account: 'profunda', nickname: 'Nome Secreto' })
  await stake(server, member.id, 120_00n, 20_00n)
  await stake(server, deep.id, 300_00n)
  await expect.poll(async () => (await list(agent, { order: 'stake' })).value.list.map((one) => one.stake)).toEqual(['30000', '12000'])
  const { value } = await list(agent)
  expect(value.path).toEqual([{ memberId: String(agent.id), name: 'chefe', isDirect: false }])
  expect(value.list).toMatchObject([
    {
      memberId: String(member.id),
      name: 'membra',
      nickname: 'Ana Membra',
      kind: 0,
      depth: 1,
      people: 0,
      stake: '12000',
      result: '10000',
      deposits: '12000',
      seen: 'online',
    },
    {
      memberId: String(below.id),
      name: 'abaixo',
      nickname: 'Abaixo de todos',
      kind: 1,
      depth: 1,
      people: 1,
      stake: '30000',
      result: '30000',
      seen: 'online',
    },
  ])
  const branch = await list(agent, { of: String(below.id) })
  expect(branch.value.path.map(({ name }) => name)).toEqual(['chefe', 'abaixo'])
  expect(branch.value.list).toEqual([
    {
      memberId: String(deep.id),
      name: 'pr***',
      isDirect: false,
      nickname: null,
      kind: 0,
      depth: 2,
      isSuspended: false,
      joinedAt: null,
      seen: null,
      people: 0,
      stake: '30000',
      result: '30000',
      deposits: '30000',
    },
  ])
  expect(JSON.stringify(branch)).not.toMatch(/profunda|Secreto/)
  // Found by a whole account further down, by the beginning of a name right below.
  expect(await names(agent, { query: 'PROFUNDA' })).toEqual(['pr***'])
  expect(await names(agent, { query: 'profund' })).toEqual([])
  expect(await names(agent, { query: 'ana m' })).toEqual(['membra'])
  expect(await names(agent, { query: 'ABA' })).toEqual(['abaixo'])
  for (const query of ['%', '_', String.raw`\\`, "'", 'secreto']) expect(await names(agent, { query }), query).toEqual([])
  expect(await names(agent, { kind: 'agent' })).toEqual(['abaixo'])
  expect(await names(agent, { kind: 'member' })).toEqual(['membra'])
  expect(await names(agent, { order: 'people' })).toEqual(['abaixo', 'membra'])
  expect(await names(agent, { order: 'result' })).toEqual(['abaixo', 'membra'])
  expect((await list(agent, { page: 2 })).value).toMatchObject({ list: [], total: 2 })
  const stranger = await open(server, { type: 2 })
  for (const memberId of [String(below.id), String(deep.id), '999999999', String(agent.id)]) {
    expect((await list(stranger, { of: memberId })).errorCode, memberId).toBe('downline.unknown')
    expect((await server.call(getDownline, { memberId }, stranger.headers)).body.errorCode, memberId).toBe('downline.unknown')
  }
  expect(await names(stranger, { query: 'profunda' })).toEqual([])
  expect((await list(below, { of: String(agent.id) })).errorCode).toBe('downline.unknown')
  for (const { id } of [deep, agent])
    expect((await server.call(getDownline, { memberId: String(id) }, agent.headers)).body.errorCode).toBe('downline.unknown')
  expect((await list(agent, { of: String(below.id), seen: 'online' })).errorCode).toBe('request.invalid')
})

test('presence is counted in steps: whoever has shut themselves out is absent like anybody else', async () => {
  const agent = await open(server, { type: 2 })
  const people = [
    await open(server, { uplineId: agent.id }),
    await open(server, { uplineId: agent.id }),
    await open(server, { uplineId: agent.id }),
  ] as const
  const presence = async () => (await server.call(getTeamPresence, {}, agent.headers)).body.value
  expect(await presence()).toEqual({ online: 0, absentThreeDays: 0, absentSevenDays: 0, countedAt: null })
  await owner.query(`update session.sessions set seen_at = clock_timestamp() - interval '4 days' where member_id = $1`, [people[1].id])
  await owner.query(`update session.sessions set seen_at = clock_timestamp() - interval '20 days' where member_id = $1`, [people[2].id])
  await seen(people[1], '4 days')
  await seen(people[2], '20 days')
  await countOnline(server.services.db)
  await countAbsent(server.services.db)
  expect(await presence()).toMatchObject({ online: 1, absentThreeDays: 2, absentSevenDays: 1 })
  expect((await list(agent)).value.list.map((one) => one.seen)).toEqual(['longer', 'sevenDays', 'online'])
  expect(await names(agent, { seen: 'sevenDays' })).toEqual([people[1].account])
  // Shut out and still looking at its money: seen no more.
  await server.services.pool.query(`select limits.close($1, 'exclusion', interval '30 days')`, [people[0].id])
  await seen(people[0], '4 days')
  await owner.query(`update session.sessions set seen_at = clock_timestamp() where member_id = $1`, [people[0].id])
  await countOnline(server.services.db)
  await countAbsent(server.services.db)
  expect(await presence()).toMatchObject({ online: 0, absentThreeDays: 3, absentSevenDays: 1 })
  expect((await list(agent)).value.list.at(-1)!.seen).toBe('sevenDays')
})

const bp = (type: Rebate['type'], rate: number): Rebate => ({ type, bp: rate })
const set = (giver: Somebody, to: Somebody, rebates: Rebate[]) =>
  server.call(setRebates, { memberId: String(to.id), rebates }, giver.headers)
const rebatesOf = async (giver: Somebody, of: Somebody) =>
  (await server.call(getDownline, { memberId: String(of.id) }, giver.headers)).body.value.rebates.find(({ type }) => type === 'RNG')
const own = async ({ headers }: Somebody) => (await server.call(getOwnRebates, {}, headers)).body.value
const nextDay = () => owner.query(`update agent.rebates set since = since - 1`)

test('rebates rise from tomorrow on, up to the giver’s own; lower ones wait for a yes', async () => {
  const agent = await open(server, { type: 2 })
  const below = await open(server, { type: 1, uplineId: agent.id })
  const member = await open(server, { uplineId: below.id })
  await hasRebates(server, agent, [bp('RNG', 80)])
  expect((await set(agent, below, [bp('RNG', 81)])).body.errorCode).toBe('rebate.above')
  expect((await set(agent, below, [bp('LIVE', 1)])).body.errorCode).toBe('rebate.above')
  expect((await set(agent, member, [bp('RNG', 1)])).body.errorCode).toBe('downline.unknown')
  expect((await set(agent, agent, [bp('RNG', 1)])).body.errorCode).toBe('downline.unknown')
  expect((await set(agent, below, [bp('RNG', 50)])).body.success).toBe(true)
  expect(await rebatesOf(agent, below)).toEqual({ type: 'RNG', bp: 0, max: 80, next: { bp: 50, isAccepted: true } })
  // What holds from tomorrow on can be passed on from tomorrow on; what does not hold yet can be taken back, unless it was.
  expect((await set(agent, below, [bp('RNG', 60)])).body.success).toBe(true)
  expect((await set(agent, below, [bp('RNG', 50)])).body.success).toBe(true)
  expect((await set(below, member, [bp('RNG', 50)])).body.success).toBe(true)
  await set(agent, below, [bp('RNG', 40)])
  expect(await rebatesOf(agent, below)).toEqual({ type: 'RNG', bp: 0, max: 80, next: { bp: 40, isAccepted: false } })
  await nextDay()
  expect(await own(below)).toMatchObject({ asked: { rebates: [{ type: 'RNG', from: 50, to: 40 }] } })
  const { askedId } = (await own(below)).asked!
  const say = ({ headers }: Somebody, accept: boolean, id = askedId) => server.call(answerRebates, { askedId: id, accept }, headers)
  for (const [who, id] of [
    [member, askedId],
    [agent, askedId],
    [below, '999999'],
  ] as const)
    expect((await say(who, true, id)).body.errorCode).toBe('agreement.changed')
  // Somebody right below has more than that: first theirs.
  expect((await say(below, true)).body.errorCode).toBe('rebate.above')
  await set(below, member, [bp('RNG', 30)])
  await say(member, true, (await own(member)).asked!.askedId)
  const replies = await Promise.all([say(below, true), say(below, true), say(below, false)])
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
  await nextDay()
  expect((await own(member)).rebates.find(({ type }) => type === 'RNG')!.bp).toBe(30)
  // Asked again, what was asked before is asked no more; a no leaves everything as it was.
  await set(agent, below, [bp('RNG', 20)])
  const first = (await own(below)).asked!.askedId
  await set(agent, below, [bp('RNG', 10)])
  expect((await say(below, true, first)).body.errorCode).toBe('agreement.changed')
  const before = (await own(below)).rebates
  expect((await say(below, false, (await own(below)).asked!.askedId)).body.success).toBe(true)
  expect(await own(below)).toEqual({ rebates: before, asked: null })
  await suspend(agent)
  expect((await set(agent, below, [bp('RNG', 80)])).body.errorCode).toBe('agent.suspended')
})

test('a member is promoted by whoever is right above, once, and stays an agent', async () => {
  const agent = await open(server, { type: 2 })
  const member = await open(server, { uplineId: agent.id })
  const promote = (by: Somebody, who: Somebody) => server.call(promoteDownline, { memberId: String(who.id) }, by.headers)
  const stranger = await open(server, { type: 2 })
  expect((await promote(stranger, member)).body.errorCode).toBe('downline.unknown')
  expect((await promote(agent, agent)).body.errorCode).toBe('downline.unknown')
  expect((await server.call(getDownline, { memberId: String(member.id) }, agent.headers)).body.value).toMatchObject({
    canPromote: true,
    canTransfer: true,
  })
  const replies = await Promise.all(Array.from({ length: 10 }, () => promote(agent, member)))
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
  expect(new Set(replies.flatMap(({ body }) => body.errorCode ?? []))).toEqual(new Set(['downline.agent']))
  expect((await server.call(getDownline, { memberId: String(member.id) }, agent.headers)).body.value.canPromote).toBe(false)
  expect((await server.call(getMemberInfo, {}, member.headers)).body.value.type).toBe(1)
  const { rows } = await owner.query('select kind, facts from messages.messages where member_id = $1', [member.id])
  expect(rows).toEqual([{ kind: 'madeAgent', facts: { other: 'pe***' } }])
  const below = await open(server, { uplineId: member.id })
  await suspend(member)
  expect((await promote(member, below)).body.errorCode).toBe('agent.suspended')
  expect((await list(agent)).value.list[0]).toMatchObject({ isSuspended: true, people: 1 })
  let deep = agent
  for (let depth = 1; depth <= 11; depth++) deep = await open(server, { type: 1, uplineId: deep.id })
  expect((await promote(deep, await open(server, { uplineId: deep.id }))).body.errorCode).toBe('team.deep')
})

const balance = async ({ headers }: Somebody) => (await server.call(getBalance, {}, headers)).body.value.sumBalance

async function pair() {
  const agent = await open(server, { type: 2, paymentPasswordHash: hash })
  const member = await open(server, { uplineId: agent.id, paymentPasswordHash: hash })
  await fund(server, agent.id, 1000_00n)
  const send = (amount: string, more: object = {}) =>
    server.call(
      transferToDownline,
      { transferId: randomUUID(), memberId: String(member.id), amount, paymentPassword: PASSWORD, ...more },
      agent.headers,
    )
  return { agent, member, send }
}

test('money goes down once for an id, and has to be staked once before it leaves again', async () => {
  const { agent, member, send } = await pair()
  const can = async () => (await server.call(getDownlineTransfer, { memberId: String(member.id) }, agent.headers)).body.value
  expect(await can()).toMatchObject({ name: member.account, paymentPassword: true, available: '100000', leftToday: '1000000' })
  const transferId = randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, () => send('20000', { transferId })))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body.value))).size).toBe(1)
  expect(replies[0]!.body.value).toMatchObject({ transferId, name: member.account, amount: '20000' })
  expect([await balance(agent), await balance(member)]).toEqual(['80000', '20000'])
  expect(await can()).toMatchObject({ available: '80000', leftToday: '980000' })
  expect((await send('30000', { transferId })).body.errorCode).toBe('key.conflict')
  const back = () => server.call(transferToUpline, { transferId: randomUUID(), amount: '1000', paymentPassword: PASSWORD }, member.headers)
  expect((await back()).body).toMatchObject({ errorCode: 'wagering.open', value: { required: '20000', done: '0' } })
  await stake(server, member.id, 200_00n)
  await expect.poll(async () => (await back()).body.success).toBe(true)
  // What came back from below has to be staked before it leaves, too.
  expect((await send('1000')).body.errorCode).toBe('wagering.open')
})

test('money goes to nobody else, without the password, beyond the limits, from or to somebody closed, or where the law closes it', async () => {
  const { agent, member, send } = await pair()
  const other = await pair()
  const deep = await open(server, { uplineId: (await open(server, { type: 1, uplineId: agent.id })).id })
  for (const stranger of [other.member, other.agent, agent, deep])
    expect((await send('2000', { memberId: String(stranger.id) })).body.errorCode).toBe('downline.unknown')
  expect((await send('999')).body.errorCode).toBe('transfer.amount')
  expect((await send('500001')).body.errorCode).toBe('transfer.amount')
  expect((await send('100001')).body.errorCode).toBe('balance.insufficient')
  expect((await send('2000', { paymentPassword: '000000' })).body.errorCode).toBe('paymentPassword.wrong')
  for (const amount of ['-2000', '0', '20.5', '1e5']) expect((await send(amount)).status, amount).toBe(400)
  await server.services.pool.query(`select limits.close($1, 'exclusion', interval '30 days')`, [member.id])
  expect((await send('2000')).body.errorCode).toBe('account.closed')
  await suspend(other.agent)
  expect((await other.send('2000')).body.errorCode).toBe('agent.suspended')
  expect([await balance(agent), await balance(other.agent)]).toEqual(['100000', '100000'])
  const poor = await open(server, { type: 2 })
  const his = await open(server, { uplineId: poor.id })
  const bare = { transferId: randomUUID(), memberId: String(his.id), amount: '2000', paymentPassword: PASSWORD }
  expect((await server.call(transferToDownline, bare, poor.headers)).body.errorCode).toBe('paymentPassword.missing')
  const underLaw = (brand: Brand): Brand => ({ ...brand, jurisdiction: { profile: 'BR', blockedCountries: [] } })
  const closed = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: underLaw })
  const there = await open(closed, { type: 2, paymentPasswordHash: hash })
  const its = await open(closed, { uplineId: there.id })
  expect((await closed.call(transferToDownline, { ...bare, memberId: String(its.id) }, there.headers)).body.errorCode).toBe(
    'jurisdiction.not.available',
  )
  expect((await closed.call(getDownline, { memberId: String(its.id) }, there.headers)).body.value.canTransfer).toBe(false)
  await closed.close()
})

test('an agent reads who came to it and left it, and nobody changes that', async () => {
  const agent = await open(server, { type: 2 })
  const { code } = (await server.call(createInvitation, { kind: 0, rebates: [] }, agent.headers)).body.value
  const came = BigInt((await comes(server, code)).body.value.id)
  const opened = await open(server, { uplineId: agent.id })
  await owner.query('update member.members set upline_id = null where id = $1', [came])
  const { value } = (await server.call(listAttributions, {}, agent.headers)).body
  expect(value.list.map(({ name, how, code: by }) => [name, how, by])).toEqual([
    ['vi***', 'movedOut', null],
    [opened.account, 'opened', null],
    ['vi***', 'invitation', code],
  ])
  expect(value.next).toBeNull()
  const stranger = await open(server, { type: 2 })
  expect((await server.call(listAttributions, {}, stranger.headers)).body.value.list).toEqual([])
  for (const change of ['update team.attributions set code = null', 'delete from team.attributions', 'truncate team.attributions'])
    await expect(owner.query(change)).rejects.toThrow('never changed')
})
