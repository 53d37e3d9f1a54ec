import { randomUUID } from 'node:crypto'
import { closeInvitation, countClick, createInvitation, getOpening, listInvitations, openAccount } from '@tucano/contract/agents/accounts'
import type { RequestOf } from '@tucano/contract/endpoint'
import { changePassword, getMemberInfo } from '@tucano/contract/member'
import { checkAffiliate } from '@tucano/contract/registration'
import { login } from '@tucano/contract/session'
import { changeMember } from '#accounts/members'
import { readRebates } from '#accounts/rebates'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Somebody, comes, hasRebates, open, stake, visitor } from '../../testing/agents.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    brand: withFlags({ GEETEST3: false, LOGINIPVERF3: false }),
    env: { TRUSTED_PROXIES: '1' },
  })
})
afterAll(() => server.close())

type Link = Partial<RequestOf<typeof createInvitation>>
const create = (agent: Somebody, more: Link = {}) => server.call(createInvitation, { kind: 0, rebates: [], ...more }, agent.headers)
const codeOf = async (agent: Somebody, more: Link = {}) => (await create(agent, more)).body.value.code
const links = async (agent: Somebody) => (await server.call(listInvitations, {}, agent.headers)).body.value
const suspend = (agent: Somebody) =>
  server.services.db.insertInto('agent.suspended').values({ agent_id: agent.id, suspended_by: 'gerencia', reason: 'motivo' }).execute()
const ratesOf = async (memberId: bigint) =>
  (await readRebates(server.services.db, memberId)).flatMap(({ type, today }) => (today > 0 ? [[type, today]] : []))
const rowOf = (id: string) =>
  server.services.db.selectFrom('member.members').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow()

test('a link gives the kind of account and the rebates that its agent chose, never more than the agent has', async () => {
  const agent = await open(server, { type: 2 })
  await hasRebates(server, agent, [
    { type: 'RNG', bp: 80 },
    { type: 'LIVE', bp: 40 },
  ])
  expect((await server.call(getOpening, {}, agent.headers)).body.value).toMatchObject({
    kinds: [0, 1],
    rebates: [
      { type: 'LOTT', max: 0 },
      { type: 'ELOTT', max: 0 },
      { type: 'LIVE', max: 40 },
      { type: 'RNG', max: 80 },
      { type: 'SPORTS', max: 0 },
      { type: 'FISH', max: 0 },
      { type: 'PVP', max: 0 },
    ],
    domains: ['tucano.example', 'www.tucano.example'],
    hasDefaultPassword: true,
  })
  const rebates = [
    { type: 'RNG' as const, bp: 50 },
    { type: 'LIVE' as const, bp: 40 },
  ]
  const code = await codeOf(agent, { kind: 1, rebates, note: 'Grupo do bairro' })
  expect(code).toMatch(/^[A-Z2-9]{8}$/)
  const came = (await comes(server, code.toLowerCase())).body.value
  expect(await rowOf(came.id)).toMatchObject({ type: 1, upline_id: agent.id, invitation: code })
  expect(await ratesOf(BigInt(came.id))).toEqual([
    ['LIVE', 40],
    ['RNG', 50],
  ])
  // What the agent has lost since is given to nobody.
  await server.services.db.updateTable('agent.rebates').set({ bp: 30 }).where('member_id', '=', agent.id).execute()
  expect(await ratesOf(BigInt((await comes(server, code)).body.value.id))).toEqual([
    ['LIVE', 30],
    ['RNG', 30],
  ])
  expect((await create(agent, { rebates: [{ type: 'RNG', bp: 31 }] })).body.errorCode).toBe('rebate.above')
  expect((await create(agent, { rebates: [{ type: 'PVP', bp: 1 }] })).body.errorCode).toBe('rebate.above')
  const twice = [
    { type: 'RNG' as const, bp: 1 },
    { type: 'RNG' as const, bp: 2 },
  ]
  expect((await create(agent, { rebates: twice })).body.errorCode).toBe('request.invalid')
  for (const bp of [-1, 501, 1.5, 1e9]) expect((await create(agent, { rebates: [{ type: 'RNG', bp }] })).status, String(bp)).toBe(400)
})

test('a link has a last day, an address and so many uses; the last one is taken by one of fifty at once', async () => {
  const agent = await open(server, { type: 2 })
  const code = await codeOf(agent, { uses: 3, domain: 'tucano.example', until: '2099-12-31' })
  await comes(server, code)
  await comes(server, code)
  const replies = await Promise.all(Array.from({ length: 50 }, () => comes(server, code)))
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
  expect(new Set(replies.flatMap(({ body }) => body.errorCode ?? []))).toEqual(new Set(['affiliate.invalid']))
  expect(await links(agent)).toMatchObject([
    { code, state: 'usedUp', usesLeft: 0, registrations: 3, until: '2099-12-31', domain: 'tucano.example' },
  ])
  expect((await create(agent, { domain: 'outro.example' })).body.errorCode).toBe('invitation.domain')
  expect((await create(agent, { until: '2020-01-01' })).body).toMatchObject({
    errorCode: 'request.invalid',
    value: { fields: [{ field: 'until' }] },
  })
  const other = await codeOf(agent, { domain: 'www.tucano.example' })
  expect((await comes(server, other)).body.errorCode).toBe('affiliate.invalid')
  const over = await codeOf(agent)
  await server.services.db.updateTable('agent.invitations').set({ until: '2020-01-01' }).where('code', '=', over).execute()
  expect((await comes(server, over)).body.errorCode).toBe('affiliate.invalid')
  expect((await links(agent)).find((link) => link.code === over)!.state).toBe('over')
})

test('who came by a link is counted from the click to the month’s play; visitors count once, and unknown codes say nothing', async () => {
  const agent = await open(server, { type: 2 })
  const code = await codeOf(agent)
  const browser = visitor(server)
  for (let n = 0; n < 3; n++) expect((await browser.call(countClick, { code })).body).toMatchObject({ success: true, value: {} })
  expect((await visitor(server).call(countClick, { code: code.toLowerCase() })).body.value).toEqual({})
  expect((await visitor(server).call(countClick, { code: 'NINGUEM1' })).body).toMatchObject({ success: true, value: {} })
  const came = [await comes(server, code), await comes(server, code), await comes(server, code)].map(({ body }) => BigInt(body.value.id))
  await stake(server, came[0]!, 120_00n)
  await stake(server, came[1]!, 20_00n)
  await expect
    .poll(async () => (await links(agent))[0])
    .toMatchObject({ clicks: 2, registrations: 3, firstDeposits: 2, active: 1, state: 'open', usesLeft: null })
  const before = (await links(agent))[0]!.clicks
  for (let n = 0; n < 20; n++) await browser.call(countClick, { code: `X${n}AAA` })
  expect((await browser.call(countClick, { code })).status).toBe(429)
  expect((await links(agent))[0]!.clicks).toBe(before)
})

test('links that are closed, and those of agents who are suspended, blocked, shut out or no agents, bring nobody in', async () => {
  const agent = await open(server, { type: 2 })
  const check = async (code: string) => (await server.call(checkAffiliate, { code, domain: 'tucano.example' })).body.errorCode
  const [closed, code] = [await codeOf(agent), await codeOf(agent)]
  const stranger = await open(server, { type: 2 })
  expect((await server.call(closeInvitation, { code: closed }, stranger.headers)).body.errorCode).toBe('invitation.unknown')
  expect((await server.call(closeInvitation, { code: 'NADA1234' }, agent.headers)).body.errorCode).toBe('invitation.unknown')
  expect(await check(closed)).toBeUndefined()
  for (let n = 0; n < 2; n++) expect((await server.call(closeInvitation, { code: closed }, agent.headers)).body.success).toBe(true)
  expect((await comes(server, closed)).body.errorCode).toBe('affiliate.invalid')
  expect((await links(agent)).map((link) => [link.code, link.state])).toEqual([
    [code, 'open'],
    [closed, 'closed'],
  ])
  expect(await links(stranger)).toEqual([])
  await suspend(agent)
  expect(await check(code)).toBe('affiliate.invalid')
  expect((await comes(server, code)).body.errorCode).toBe('affiliate.invalid')
  expect((await create(agent)).body.errorCode).toBe('agent.suspended')
  expect((await server.call(getOpening, {}, agent.headers)).body.value.kinds).toEqual([])
  const asked = { requestId: randomUUID(), account: 'suspensa', kind: 0 as const, rebates: [] }
  expect((await server.call(openAccount, asked, agent.headers)).body.errorCode).toBe('agent.suspended')
  const of = await codeOf(stranger)
  await changeMember(server.services.db, stranger.id, { by: { actor: 'system' }, set: { status: 'disabled' } })
  expect(await check(of)).toBe('affiliate.invalid')
  const shut = await open(server, { type: 2 })
  const its = await codeOf(shut)
  await server.services.pool.query(`select limits.close($1, 'exclusion', interval '30 days')`, [shut.id])
  expect(await check(its)).toBe('affiliate.invalid')
})

test('an agent has fifty open links, however many it asks for at once, and none where its team is as deep as teams go', async () => {
  const agent = await open(server, { type: 2 })
  const from = (n: number) => ({ ...agent.headers, 'x-forwarded-for': `198.20.0.${n}` })
  const made = await Promise.all(Array.from({ length: 60 }, (_, n) => server.call(createInvitation, { kind: 0, rebates: [] }, from(n))))
  expect(made.filter(({ body }) => body.success)).toHaveLength(50)
  expect(new Set(made.flatMap(({ body }) => body.errorCode ?? []))).toEqual(new Set(['invitation.many']))
  let deep = agent
  for (let depth = 1; depth <= 12; depth++) deep = await open(server, { type: 1, uplineId: deep.id })
  expect((await create(deep)).body.errorCode).toBe('team.deep')
  expect((await server.call(getOpening, {}, deep.headers)).body.value.kinds).toEqual([])
  const asked = { requestId: randomUUID(), account: 'fundademais', kind: 0 as const, rebates: [] }
  expect((await server.call(openAccount, asked, deep.headers)).body.errorCode).toBe('team.deep')
})

test('whoever enters an account that an agent opened has the default password to change first, and no other door', async () => {
  const agent = await open(server, { type: 2 })
  await hasRebates(server, agent, [{ type: 'RNG', bp: 60 }])
  const asked = {
    requestId: randomUUID(),
    account: 'Novata1',
    nickname: 'Nova',
    kind: 0 as const,
    rebates: [{ type: 'RNG' as const, bp: 60 }],
  }
  const { value } = (await server.call(openAccount, asked, agent.headers)).body
  const { defaultPassword } = server.services.brand
  expect(value).toEqual({ memberId: expect.stringMatching(/^\d+$/) as unknown, account: 'novata1', password: defaultPassword })
  expect(await rowOf(value.memberId)).toMatchObject({
    upline_id: agent.id,
    nickname: 'Nova',
    type: 0,
    password_default: true,
    invitation: null,
  })
  expect(await ratesOf(BigInt(value.memberId))).toEqual([['RNG', 60]])
  const enter = async (password: string) =>
    (await visitor(server).call(login, { type: 'username', username: 'novata1', password })).body.value as {
      token: string
      passwordExpired: boolean
    }
  const entered = await enter(value.password)
  expect(entered.passwordExpired).toBe(true)
  const headers = { authorization: entered.token }
  expect((await server.call(getMemberInfo, {}, headers)).body.errorCode).toBe('password.change.required')
  const change = { oldPassword: defaultPassword, newPassword: 'minha1234', confirmNewPassword: 'minha1234' }
  expect(
    (await server.call(changePassword, { ...change, newPassword: defaultPassword, confirmNewPassword: defaultPassword }, headers)).body
      .success,
  ).toBe(false)
  expect((await server.call(changePassword, change, headers)).body.success).toBe(true)
  expect((await server.call(getMemberInfo, {}, headers)).body.value.account).toBe('novata1')
  expect((await enter('minha1234')).passwordExpired).toBe(false)
})

test('the same request opens one account, fifty times at once; another one under its id is refused; names follow the registration’s rules', async () => {
  const agent = await open(server, { type: 1 })
  const requestId = randomUUID()
  const asked = { requestId, account: 'umasovez', kind: 1 as const, rebates: [] }
  const from = (n: number) => ({ ...agent.headers, 'x-forwarded-for': `198.21.0.${n}` })
  const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => server.call(openAccount, asked, from(n))))
  expect(new Set(replies.map(({ body }) => body.value.memberId)).size).toBe(1)
  expect((await server.call(openAccount, { ...asked, account: 'outravez' }, agent.headers)).body.errorCode).toBe('key.conflict')
  expect((await server.call(openAccount, { ...asked, requestId: randomUUID() }, agent.headers)).body.errorCode).toBe('username.taken')
  const stranger = await open(server, { type: 1 })
  // An id is the agent's own: somebody else's request under it is another one.
  expect((await server.call(openAccount, { ...asked, account: 'deoutra' }, stranger.headers)).body.success).toBe(true)
  for (const account of ['ab', '1abc', 'com espaço', 'a'.repeat(60), "x';--"]) {
    const { body } = await server.call(openAccount, { ...asked, requestId: randomUUID(), account }, agent.headers)
    expect(body, account).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'account' }] } })
  }
  const above = { ...asked, requestId: randomUUID(), account: 'altodemais', rebates: [{ type: 'RNG' as const, bp: 1 }] }
  expect((await server.call(openAccount, above, agent.headers)).body.errorCode).toBe('rebate.above')
  const member = await open(server)
  for (const headers of [member.headers, {}])
    expect((await server.call(openAccount, asked, headers)).body.errorCode).toBe(
      'authorization' in headers ? 'role.not.allowed' : 'login.not.session',
    )
})
