import { endpoints } from '@tucano/contract'
import { type Endpoint, inQuery } from '@tucano/contract/endpoint'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { listAnnouncements } from '@tucano/contract/notices'
import { sendRegisterCode } from '@tucano/contract/registration'
import { getDomainRoute } from '@tucano/contract/site'
import { getHelpCenter } from '@tucano/contract/support'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { changeMember, createMember } from '#accounts/members'
import { beginConversation, employ } from '../testing/desk.ts'
import { signedIn } from '../testing/sign-in.ts'
import { type TestServer, openTestServer, seal, withFlags } from '../testing/test-server.ts'

let server: TestServer
const tokens = new Map<string, string>()
const ids = new Map<string, bigint>()
/** What stands in an account and must not show anywhere else. */
const SECRET = 'Segredo de A'

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ GEETEST3: false }) })
  const { db } = server.services
  const open = async (account: string, type: number, more = {}): Promise<void> => {
    const trial = type === TRIAL_TYPE ? { trialHours: 1 } : {}
    const created = await createMember(db, { account, nickname: account, type, passwordHash: '*', ...trial, ...more })
    if (!('id' in created)) throw new Error('taken')
    ids.set(account, created.id)
    tokens.set(account, (await signedIn(db, created.id)).token)
  }
  await open('memberA', 0, { email: 'a@correio.example', emailVerified: true, payeeName: SECRET, mobile: '+5511987650001' })
  await open('memberB', 0)
  await open('trial', TRIAL_TYPE)
  await open('agent', 1)
  await open('expired', 0)
  await open('kicked', 0)
  tokens.set('operator', (await employ(server.services, 'operadora', ['admin'])).headers.authorization)
  tokens.set('conversation', (await beginConversation(server)).authorization)
  await changeMember(db, ids.get('memberA')!, { by: { actor: 'system' }, set: { nickname: SECRET } })
  const cash = await openAccount(db, { memberId: ids.get('memberA')!, pocket: 'cash', currency: 'BRL' })
  const clearing = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: 'a', kind: 'deposit', moves: [{ from: clearing, to: cash, amount: 777_77n, currency: 'BRL' }] })
  await db
    .updateTable('session.sessions')
    .set({ seen_at: new Date(Date.now() - 3_600_000) })
    .where('member_id', '=', ids.get('expired')!)
    .execute()
  await changeMember(db, ids.get('kicked')!, { by: { actor: 'system' }, set: { status: 'disabled' } })
})
afterAll(() => server.close())

/** Asks with another member's ids in every field that could be one. */
async function ask(endpoint: Endpoint, token: string | undefined) {
  const guess = { memberId: String(ids.get('memberA')), id: String(ids.get('memberA')), account: 'membera', before: '99999999' }
  const url = inQuery(endpoint) ? `${endpoint.path}?${String(new URLSearchParams(guess))}` : endpoint.path
  const payload = inQuery(endpoint) ? {} : { payload: endpoint.encrypted ? { value: await seal(server.services, guess) } : guess }
  const headers = {
    ...(token ? { authorization: token } : {}),
    ...(endpoint.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
  }
  if (endpoint.form) Object.assign(payload, { payload: new URLSearchParams(guess).toString() })
  return server.app.inject({ method: endpoint.method, url, headers, ...payload })
}

const guarded = endpoints.filter(({ access }) => access !== 'public')
const ofMembers = guarded.filter(({ access }) => access === 'member' || access === 'agent')
/** Each kind of door says so in its own words, and opens to its own token only. */
const doors = {
  member: 'login.not.session',
  agent: 'login.not.session',
  operator: 'operator.not.session',
  conversation: 'conversation.unknown',
} as const
const holders = ['memberB', 'trial', 'agent', 'operator', 'conversation']
const open = endpoints.filter(({ access }) => access === 'public')

describe('every call of the contract', () => {
  test.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))('%s needs a session', async (_name, endpoint) => {
    for (const who of [undefined, 'A'.repeat(43), 'x', tokens.get('expired'), tokens.get('kicked')]) {
      const response = await ask(endpoint, who)
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject({ errorCode: doors[endpoint.access as keyof typeof doors] })
    }
  })

  test.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s opens to no token of another kind',
    async (_name, endpoint) => {
      const code = doors[endpoint.access as keyof typeof doors]
      const kind = (holder: string): string => (['operator', 'conversation'].includes(holder) ? holder : 'member')
      const own = endpoint.access === 'agent' ? 'member' : endpoint.access
      for (const holder of holders.filter((name) => kind(name) !== own)) {
        const response = await ask(endpoint, tokens.get(holder))
        expect(response.statusCode, holder).toBe(401)
        expect(response.json(), holder).toMatchObject({ errorCode: code })
      }
    },
  )

  test.each(ofMembers.filter(({ name }) => name !== 'logout').map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s shows and changes nothing of another member',
    async (_name, endpoint) => {
      const before = await accountOfA()
      for (const who of ['memberB', 'trial', 'agent']) {
        const response = await ask(endpoint, tokens.get(who))
        expect(response.statusCode, `${who}: ${response.body}`).toBeLessThan(500)
        expect(response.body).not.toContain(SECRET)
        // A moment in milliseconds may have these digits too.
        expect(response.body).not.toMatch(/(?<!\d)77777(?!\d)/)
        expect(response.body).not.toContain('correio.example')
      }
      expect(await accountOfA()).toBe(before)
    },
  )

  test.each(open.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s is open, with a dead session too, and tells nothing of a member',
    async (_name, endpoint) => {
      for (const who of [undefined, tokens.get('kicked'), tokens.get('memberB')]) {
        const response = await ask(endpoint, who)
        expect(response.statusCode).not.toBe(401)
        expect(response.statusCode, response.body).toBeLessThan(500)
        expect(response.body).not.toContain(SECRET)
      }
    },
  )
})

test('operators and conversations get in at their own doors, and see nothing of a member who has not spoken', async () => {
  // Looking at members is what the calls of these addresses are for: who may make them is compared in their own tests.
  const others = guarded.filter(({ name, path }) => name !== 'logoutOperator' && !/^\/wps\/operators\/(members|agents)/.test(path))
  for (const endpoint of others.filter(({ access }) => access === 'operator' || access === 'conversation')) {
    const response = await ask(endpoint, tokens.get(endpoint.access))
    expect(response.statusCode, `${endpoint.name}: ${response.body}`).not.toBe(401)
    expect(response.statusCode, `${endpoint.name}: ${response.body}`).toBeLessThan(500)
    expect(response.body).not.toMatch(/Segredo de A|membera|correio\.example/)
  }
})

test('a member gets in everywhere that no agent’s role is asked for [PER-11]', async () => {
  for (const endpoint of guarded.filter(({ access, name }) => access === 'member' && name !== 'logout')) {
    const { errorCode } = (await ask(endpoint, tokens.get('memberB'))).json<{ errorCode?: string }>()
    expect(['login.not.session', 'role.not.allowed', 'account.trial', 'function.not.available'], endpoint.name).not.toContain(errorCode)
  }
})

async function accountOfA(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat(to_jsonb(m) - 'password_hash', (select jsonb_agg(to_jsonb(s) - 'seen_at') from session.sessions s where s.member_id = m.id),
      (select jsonb_agg(to_jsonb(a)) from ledger.accounts a where a.member_id = m.id)) as state
    from member.members m where m.id = ${ids.get('memberA')!}`.execute(server.services.db)
  return rows[0]!.state
}

test('announcements, domain routing, the help centre and the code of a registration need no token [PER-38] [PER-41] [PER-43] [PER-44]', async () => {
  const { call } = server
  const announcements = await call(listAnnouncements, { types: 'B', platform: 'W', execution: 'B' })
  const route = await call(getDomainRoute, {})
  const help = await call(getHelpCenter, {})
  const code = await call(sendRegisterCode, { countryDialingCode: '55', mobileNo: '11987654329' })
  for (const { status, body } of [announcements, route, help, code]) expect([status, body.success]).toEqual([200, true])
})
