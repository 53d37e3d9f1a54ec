import { type Plan, applyAffiliate, decideApplication, getAffiliate, listApplications } from '@tucano/contract/agents/affiliates'
import { getAgent, setAgentState, setHouseRebates } from '@tucano/contract/agents/office'
import { getOwnRebates } from '@tucano/contract/agents/downlines'
import { listInvitations } from '@tucano/contract/agents/accounts'
import { getMemberInfo } from '@tucano/contract/member'
import { readJournal } from '@tucano/contract/operators'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Somebody, open } from '../../testing/agents.ts'
import { employ } from '../../testing/desk.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let owner: pg.Client
let desk: Record<'compliance' | 'support' | 'auditor', { headers: { authorization: string } }>
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  desk = {
    compliance: await employ(server.services, 'conforme', ['compliance']),
    support: await employ(server.services, 'atende', ['support']),
    auditor: await employ(server.services, 'audita', ['auditor']),
  }
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const REASON = 'Site sem conteúdo próprio'
const asked = { channel: 'site' as const, address: 'https://blog.example', text: 'Escrevo sobre jogos.' }
let addresses = 0
const ask = ({ headers }: Somebody, more: Partial<typeof asked> = {}) =>
  server.call(applyAffiliate, { ...asked, ...more }, { ...headers, 'x-forwarded-for': `198.22.0.${++addresses}` })
const about = async ({ headers }: Somebody) => (await server.call(getAffiliate, {}, headers)).body.value
const verify = ({ id }: Somebody, cpf: string) =>
  owner.query(
    `insert into documents.cases (member_id, full_name, born_on, cpf, kind, number, state, decided_at) values ($1, 'Ana Lima', '1990-01-01', $2, 'rg', '12345', 'verified', now())`,
    [id, cpf],
  )
const waiting = async () => (await server.call(listApplications, {}, desk.compliance.headers)).body.value.list
const plan: Plan = { plan: 'revenue', bp: 3000, fence: '5000000', carry: true, cpa: null }
/** What a member was told, in its inbox. */
const told = async ({ id }: Somebody) =>
  (await owner.query<{ kind: string; facts: object }>('select kind, facts from messages.messages where member_id = $1 order by id', [id]))
    .rows
const decide = (applicationId: string, more: object) =>
  server.call(decideApplication, { applicationId, decision: 'approve', plan, ...more }, desk.compliance.headers)

test('a member with documents asks to become an agent, once at a time; an operator approves it with a plan and it has a code', async () => {
  const member = await open(server, { account: 'blogueira' })
  expect(await about(member)).toEqual({ canApply: false, documents: false, isAgent: false, isSuspended: false, application: null })
  expect((await ask(member)).body.errorCode).toBe('documents.required')
  await verify(member, '52998224725')
  expect((await about(member)).canApply).toBe(true)
  for (const bad of [{ text: ' ' }, { address: 'x' }, { text: 'a'.repeat(501) }, { text: '\u202e' }])
    expect((await ask(member, bad)).status).toBe(400)
  const replies = await Promise.all(Array.from({ length: 5 }, () => ask(member)))
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
  expect(new Set(replies.flatMap(({ body }) => body.errorCode ?? []))).toEqual(new Set(['application.open']))
  expect(await about(member)).toMatchObject({ canApply: false, application: { state: 'applied', ...asked, reason: null, againAt: null } })
  const twin = await open(server)
  await owner.query(`insert into session.devices (member_id, token_hash, name) values ($1, 'x', 'a'), ($2, 'x', 'a')`, [member.id, twin.id])
  const [application] = await waiting()
  expect(application).toMatchObject({
    account: 'blogueira',
    name: 'Ana Lima',
    ...asked,
    state: 'applied',
    linked: [{ memberId: String(twin.id), account: twin.account, by: 'device' }],
    deposits: '0',
    stake: '0',
  })
  const { applicationId } = application!
  expect((await server.call(listApplications, {}, desk.support.headers)).body.errorCode).toBe('operator.role')
  expect((await server.call(decideApplication, { applicationId, decision: 'approve', plan }, desk.auditor.headers)).body.errorCode).toBe(
    'operator.role',
  )
  expect((await decide(applicationId, { plan: undefined })).body.errorCode).toBe('request.invalid')
  expect((await decide('999999', {})).body.errorCode).toBe('application.unknown')
  for (const wrong of [{ bp: null }, { fence: '0' }, { plan: 'cpa' }, { cpa: { amount: '1', firstDeposit: '1', stake: '1' } }])
    expect((await decide(applicationId, { plan: { ...plan, ...wrong } })).body.errorCode, JSON.stringify(wrong)).toBe('agreement.terms')
  expect((await about(member)).isAgent).toBe(false)
  const decided = await Promise.all(Array.from({ length: 5 }, () => decide(applicationId, {})))
  expect(decided.filter(({ body }) => body.success)).toHaveLength(1)
  expect(new Set(decided.flatMap(({ body }) => body.errorCode ?? []))).toEqual(new Set(['application.decided']))
  expect((await server.call(getMemberInfo, {}, member.headers)).body.value.type).toBe(1)
  expect(await told(member)).toEqual([{ kind: 'affiliateApproved', facts: {} }])
  // A session that was looked up before stays a member's for a second.
  const invitations = async () => (await server.call(listInvitations, {}, member.headers)).body.value
  await expect.poll(invitations).toMatchObject([{ kind: 0, state: 'open' }])
  const { rows } = await owner.query(
    `select a.payer_id, a.kind, a.type, a.period, a.state, t.fence::text, t.carry, t.since <= now() as in_force, t.tiers -> 0 ->> 'rate' as rate
    from commissions.agreements a join commissions.terms t on t.agreement_id = a.id where a.payee_id = $1`,
    [member.id],
  )
  expect(rows).toEqual([
    {
      payer_id: null,
      kind: 'dividend',
      type: 'CONS',
      period: 'month',
      state: 'A',
      fence: '5000000',
      carry: true,
      in_force: true,
      rate: '3000',
    },
  ])
  expect((await ask(member)).body.errorCode).toBe('application.agent')
  expect(await waiting()).toEqual([])
  const [entry] = (await server.call(readJournal, { action: 'agents.' }, desk.auditor.headers)).body.value.entries
  expect(entry).toMatchObject({ action: 'agents.approve', account: 'conforme', member: { account: 'blogueira' } })
})

test('whoever was refused reads why, and asks again after thirty days', async () => {
  const member = await open(server)
  await verify(member, '11144477735')
  await ask(member)
  const { applicationId } = (await waiting())[0]!
  const refuse = (reason?: string) => decide(applicationId, { decision: 'refuse', plan: undefined, reason })
  expect((await refuse()).body.errorCode).toBe('request.invalid')
  expect((await refuse('          x         ')).body.errorCode).toBe('request.invalid')
  expect((await refuse(REASON)).body.success).toBe(true)
  expect(await about(member)).toMatchObject({ canApply: false, isAgent: false, application: { state: 'refused', reason: REASON } })
  expect(await told(member)).toEqual([{ kind: 'affiliateRefused', facts: { reason: REASON } }])
  expect((await ask(member)).body.errorCode).toBe('application.early')
  const decided = (await server.call(listApplications, { isDecided: true }, desk.compliance.headers)).body.value.list
  expect(decided[0]).toMatchObject({ applicationId, state: 'refused', decidedBy: 'conforme', reason: REASON })
  await owner.query(`update agent.applications set decided_at = decided_at - interval '30 days' where member_id = $1`, [member.id])
  expect((await about(member)).canApply).toBe(true)
  expect((await ask(member)).body.success).toBe(true)
})

test('an agent is suspended and restored by compliance, with a reason, and the journal knows', async () => {
  const [agent, member] = [await open(server, { type: 2 }), await open(server)]
  const set = (who: Somebody, isSuspended: boolean, headers = desk.compliance.headers) =>
    server.call(setAgentState, { memberId: String(who.id), isSuspended, reason: REASON }, headers)
  const shown = async () => (await server.call(getAgent, { memberId: String(agent.id) }, desk.support.headers)).body.value.agent.isSuspended
  expect((await set(member, true)).body.errorCode).toBe('member.unknown')
  expect((await set(agent, true, desk.support.headers)).body.errorCode).toBe('operator.role')
  expect((await set(agent, false)).body.errorCode).toBe('member.changed')
  const replies = await Promise.all([set(agent, true), set(agent, true), set(agent, true)])
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
  expect((await about(agent)).isSuspended).toBe(true)
  expect(await shown()).toBe(true)
  expect((await set(agent, false)).body.success).toBe(true)
  expect((await about(agent)).isSuspended).toBe(false)
  expect(await shown()).toBe(false)
  const { entries } = (await server.call(readJournal, { action: 'agents.' }, desk.auditor.headers)).body.value
  expect(entries.slice(0, 2).map(({ action, details }) => [action, details['reason']])).toEqual([
    ['agents.restore', REASON],
    ['agents.suspend', REASON],
  ])
})

test('the house gives rebates to agents of the first level, up to the brand’s most', async () => {
  const agent = await open(server, { type: 2 })
  const below = await open(server, { type: 1, uplineId: agent.id })
  const set = (who: Somebody, bp: number) =>
    server.call(setHouseRebates, { memberId: String(who.id), rebates: [{ type: 'RNG', bp }], reason: REASON }, desk.compliance.headers)
  expect((await set(agent, server.services.brand.agents.rebateMaxBp + 1)).body.errorCode).toBe('rebate.above')
  expect((await set(below, 10)).body.errorCode).toBe('downline.unknown')
  expect((await set(agent, 100)).body.success).toBe(true)
  await owner.query(`update agent.rebates set since = since - 1`)
  expect((await server.call(getOwnRebates, {}, agent.headers)).body.value.rebates).toContainEqual({ type: 'RNG', bp: 100 })
  expect((await set(agent, 50)).body.success).toBe(true)
  expect((await server.call(getOwnRebates, {}, agent.headers)).body.value.asked).toMatchObject({
    rebates: [{ type: 'RNG', from: 100, to: 50 }],
  })
})
