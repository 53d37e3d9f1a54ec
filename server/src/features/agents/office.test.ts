import * as affiliates from '@tucano/contract/agents/affiliates'
import * as calls from '@tucano/contract/agents/office'
import { listAgreements, offerAgreement } from '@tucano/contract/agents/agreements'
import { type Endpoint, mayCall } from '@tucano/contract/endpoint'
import { operatorAccount, openAccount, post } from '@tucano/ledger'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Somebody, openBelow } from '../../testing/agents.ts'
import { type Headers, employ } from '../../testing/desk.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
const desk = {} as Record<'compliance' | 'cashier' | 'second' | 'support', Headers>
const who = {} as Record<'geral' | 'agente' | 'membro' | 'outro', Somebody>
const reason = 'Pedido da própria pessoa.'

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  for (const role of ['compliance', 'cashier', 'support'] as const) desk[role] = (await employ(server.services, role, [role])).headers
  desk.second = (await employ(server.services, 'caixa2', ['cashier'])).headers
  who.geral = await openBelow(server, 'geral', { type: 2 })
  who.agente = await openBelow(server, 'agente', { type: 1, uplineId: who.geral.id })
  who.membro = await openBelow(server, 'membro', { uplineId: who.agente.id })
  who.outro = await openBelow(server, 'outro', { type: 2 })
})
afterAll(() => server.close())

const isOfOffice = (given: unknown): given is Endpoint =>
  typeof given === 'object' && given !== null && 'access' in given && given.access === 'operator'

const acts = async () =>
  (
    await server.services.db.selectFrom('operator.journal').select('action').where('action', 'like', 'agents.%').orderBy('id').execute()
  ).map(({ action }) => action)

test('operators find agents by tree and name, offer for the house, move and end, each with its line in the journal', async () => {
  const list = async (request: object) => (await server.call(calls.listAgents, request, desk.support)).body
  expect((await list({})).value.list.map(({ account, members, agents }) => [account, members, agents])).toEqual([
    ['geral', 2, 1],
    ['outro', 0, 0],
  ])
  const below = (await list({ of: String(who.geral.id) })).value
  expect([below.path.map(({ name }) => name), below.list.map(({ account, depth }) => [account, depth])]).toEqual([
    ['geral'],
    [['agente', 1]],
  ])
  expect((await list({ query: 'AGE' })).value.total).toBe(1)
  expect((await list({ of: '99999999' })).errorCode).toBe('member.unknown')

  const terms = {
    rateType: 'percent',
    carry: true,
    fence: '5000000',
    tiers: [{ turnover: '0', active: 0, netLoss: '0', rate: '2000' }],
  } as const
  const offer = async (more: object, headers = desk.compliance) =>
    (
      await server.call(
        calls.offerOfHouse,
        { payeeId: String(who.geral.id), kind: 'dividend', type: 'CONS', terms, reason, ...more } as never,
        headers,
      )
    ).body
  expect((await offer({}, desk.cashier)).errorCode).toBe('operator.role')
  expect((await offer({ reason: '          ' })).errorCode).toBe('request.invalid')
  expect((await offer({ payeeId: String(who.agente.id) })).errorCode).toBe('agreement.payee')
  expect((await offer({ version: 1 })).errorCode).toBe('agreement.unknown')
  const { agreementId } = (await offer({ period: 'month' })).value
  expect((await offer({})).errorCode).toBe('agreement.exists')
  expect((await server.call(listAgreements, { kind: 'dividend' }, who.geral.headers)).body.value.list).toMatchObject([
    { agreementId, other: '', period: 'month', state: 'P' },
  ])
  const end = async (version: string) => (await server.call(calls.endAgreement, { agreementId, version, reason }, desk.compliance)).body
  expect((await end('2')).errorCode).toBe('agreement.changed')
  expect((await end('1')).success).toBe(true)

  const move = async (memberId: bigint, toId: bigint | null) =>
    (
      await server.call(
        calls.moveMember,
        { memberId: String(memberId), toId: toId === null ? null : String(toId), reason },
        desk.compliance,
      )
    ).body
  expect((await move(who.geral.id, who.agente.id)).errorCode).toBe('team.circle')
  expect((await move(who.agente.id, who.membro.id)).errorCode).toBe('team.circle')
  const { moveId } = (await move(who.agente.id, who.outro.id)).value
  expect((await move(who.agente.id, null)).errorCode).toBe('team.moving')
  const agent = async (id: bigint) => (await server.call(calls.getAgent, { memberId: String(id) }, desk.support)).body
  expect((await agent(who.agente.id)).value).toMatchObject({
    agent: { account: 'agente', members: 1 },
    path: [{ name: 'geral' }, { name: 'agente' }],
    plan: null,
    cpa: { paid: 0 },
    moves: [{ moveId, from: 'geral', to: 'outro', state: 'waiting', askedBy: 'compliance' }],
  })
  expect((await agent(99_999_999n)).errorCode).toBe('member.unknown')
  const back = async () => (await server.call(calls.withdrawMove, { moveId }, desk.compliance)).body
  expect([(await back()).success, (await back()).errorCode]).toEqual([true, 'team.move.over'])
  expect(await acts()).toEqual(['agents.offer', 'agents.endAgreement', 'agents.move', 'agents.withdrawMove'])
})

test('every call of the back office is for its own roles, whatever it is asked', async () => {
  const all: unknown[] = [...Object.values(calls), ...Object.values(affiliates)]
  const ofOffice = all.filter(isOfOffice)
  expect(ofOffice.length).toBeGreaterThan(10)
  let refused = 0
  for (const endpoint of ofOffice)
    for (const role of ['support', 'cashier', 'compliance'] as const) {
      if (mayCall([role], endpoint)) continue
      const { errorCode } = (await server.call(endpoint, {}, desk[role])).body
      expect(errorCode, `${endpoint.name} ${role}`).toBe('operator.role')
      refused++
    }
  expect(refused).toBeGreaterThan(15)
})

test('plain members are found, shown and moved too; operators see both sides of agreements by their names, and who is suspended', async () => {
  const ask = async (query: string) => (await server.call(calls.listAgents, { query }, desk.support)).body.value.list
  await openBelow(server, 'agenda')
  expect((await ask('age')).map(({ account, kind }) => [account, kind])).toEqual([
    ['agente', 1],
    ['agenda', 0],
  ])
  const agent = async (id: bigint) => (await server.call(calls.getAgent, { memberId: String(id) }, desk.support)).body.value
  expect(await agent(who.membro.id)).toMatchObject({
    agent: { account: 'membro', kind: 0, members: 0, agents: 0, isSuspended: false },
    path: [{ name: 'geral' }, { name: 'agente' }],
    agreements: [],
    moves: [],
  })
  const moved = { memberId: String(who.membro.id), toId: String(who.outro.id), reason }
  const { moveId } = (await server.call(calls.moveMember, moved, desk.compliance)).body.value
  expect((await agent(who.membro.id)).moves).toMatchObject([{ moveId, from: 'agente', to: 'outro', state: 'waiting' }])
  const tiers = [{ turnover: '0', active: 0, netLoss: '0', rate: '100' }]
  const terms = { rateType: 'percent' as const, carry: false, fence: null, tiers }
  const offered = { payeeId: String(who.agente.id), kind: 'salaryDay', type: 'CONS', terms, isHigherConfirmed: true } as const
  const { agreementId } = (await server.call(offerAgreement, offered, who.geral.headers)).body.value
  const both = { agreementId, state: 'P' }
  expect((await agent(who.agente.id)).agreements).toMatchObject([{ ...both, side: 'payee', other: 'geral', otherId: String(who.geral.id) }])
  // What is over comes last.
  expect((await agent(who.geral.id)).agreements).toMatchObject([
    { ...both, side: 'payer', other: 'agente', otherId: String(who.agente.id) },
    { state: 'X', side: 'payee', other: '', otherId: null },
  ])
  const state = { memberId: String(who.agente.id), isSuspended: true, reason }
  expect((await server.call(calls.setAgentState, state, desk.compliance)).body.success).toBe(true)
  expect([(await agent(who.agente.id)).agent.isSuspended, (await ask('agente'))[0]!.isSuspended]).toEqual([true, true])
})

test('an agent that staff manages has an operator in charge, whom everybody of the staff sees; no other agent has one', async () => {
  const { db } = server.services
  const managed = await openBelow(server, 'gerido', { type: 41 })
  const set = async (memberId: bigint, operator: string | null, headers = desk.compliance) =>
    (await server.call(calls.setAgentManager, { memberId: String(memberId), operator, reason }, headers)).body
  const shown = async () => (await server.call(calls.getAgent, { memberId: String(managed.id) }, desk.support)).body.value.agent.manager
  expect((await set(managed.id, 'support', desk.cashier)).errorCode).toBe('operator.role')
  expect((await set(who.geral.id, 'support')).errorCode).toBe('member.unknown')
  expect((await set(managed.id, 'ninguem')).errorCode).toBe('operator.unknown')
  expect((await set(managed.id, null)).errorCode).toBe('member.changed')
  expect([(await set(managed.id, 'support')).success, await shown()]).toEqual([true, 'support'])
  expect((await set(managed.id, 'support')).errorCode).toBe('member.changed')
  expect([(await set(managed.id, 'cashier')).success, await shown()]).toEqual([true, 'cashier'])
  const [line] = (await server.call(calls.listAgents, { query: 'gerido' }, desk.support)).body.value.list
  expect(line).toMatchObject({ kind: 41, manager: 'cashier' })
  // Of another kind it is nobody's, whatever was written before.
  await db.updateTable('member.members').set({ type: 2 }).where('id', '=', managed.id).execute()
  expect(await shown()).toBeNull()
  await db.updateTable('member.members').set({ type: 42 }).where('id', '=', managed.id).execute()
  expect([(await set(managed.id, null)).success, await shown()]).toEqual([true, null])
  expect((await acts()).slice(-3)).toEqual(['agents.manage', 'agents.manage', 'agents.unmanage'])
})

test('a settlement is listed with its totals, and reversed by two cashiers', async () => {
  const { db } = server.services
  const { id } = await db
    .insertInto('commissions.agreements')
    .values({ payer_id: null, payee_id: who.outro.id, kind: 'salaryDay', type: 'CONS', period: 'day', state: 'A' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const since = new Date('2026-03-10T03:00:00Z')
  const tiers = JSON.stringify([{ turnover: '0', active: 0, netLoss: '0', rate: '100' }])
  await db.insertInto('commissions.terms').values({ agreement_id: id, version: 1, rate_type: 'percent', tiers, since }).execute()
  const figures = { stake: 0n, payout: 0n, rebate: 0n, promotion: 0n, salary: 0n, fee: 0n, net_loss: 0n, carried_in: 0n, carried_out: 0n }
  await db
    .insertInto('commissions.settlements')
    .values({
      agreement_id: id,
      since,
      until: new Date('2026-03-11T03:00:00Z'),
      terms_version: 1,
      ...figures,
      active: 0,
      tier: 0,
      rate: 100n,
      base: 0n,
      due: 900n,
      paid: 900n,
      state: 'settled',
      is_new: false,
    })
    .execute()
  const moves = [
    {
      from: await operatorAccount(db, 'commission', 'BRL'),
      to: await openAccount(db, { memberId: who.outro.id, pocket: 'cash', currency: 'BRL' }),
      amount: 900n,
      currency: 'BRL',
    },
  ]
  const { postingId } = await post(db, { key: `agreement:${id}:${since.getTime()}`, kind: 'salaryDay', moves })
  await db.insertInto('commissions.payments').values({ posting_id: postingId, agreement_id: id, since, n: 0, amount: 900n }).execute()
  const list = async (request: object = {}) => (await server.call(calls.listOfficeSettlements, request, desk.cashier)).body.value
  expect(await list({ day: '2026-03-10', query: 'Outro' })).toMatchObject({
    list: [{ payee: 'outro', payer: '', payerId: null, state: 'settled', paid: '900', reversal: null }],
    totals: [{ state: 'settled', count: 1, due: '900', paid: '900' }],
  })
  expect((await list({ kind: 'dividend' })).list).toEqual([])
  const reverse = async (headers: Headers, more: object = {}) =>
    (await server.call(calls.reverseSettlement, { agreementId: String(id), since: since.getTime(), reason, ...more }, headers)).body
  expect((await reverse(desk.compliance)).errorCode).toBe('operator.role')
  for (const wrong of [9_007_199_254_740_991, 0])
    expect((await reverse(desk.cashier, { since: wrong })).errorCode).toBe('settlement.unknown')
  expect((await reverse(desk.cashier)).value).toEqual({ state: 'asked' })
  expect((await reverse(desk.cashier)).errorCode).toBe('settlement.own')
  expect((await list({ isReversalAsked: true })).list).toMatchObject([{ reversal: { by: 'cashier', reason } }])
  expect((await reverse(desk.second)).value).toEqual({ state: 'reversed' })
  expect((await reverse(desk.second)).errorCode).toBe('settlement.reversed')
  expect((await list({ state: 'reversed' })).list).toHaveLength(1)
  expect((await list({ isReversalAsked: true })).list).toEqual([])
  expect((await acts()).slice(-2)).toEqual(['agents.askReversal', 'agents.reverse'])
})
