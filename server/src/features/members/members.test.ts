import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { listMemberMovements } from '@tucano/contract/account-record'
import { listMemberBets } from '@tucano/contract/bet-history'
import { listMemberDocuments } from '@tucano/contract/documents'
import type { Envelope, OperatorRole, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { LIVE_PATH } from '@tucano/contract/event'
import { getMemberLimits } from '@tucano/contract/limits'
import { getMemberInfo } from '@tucano/contract/member'
import * as contract from '@tucano/contract/members'
import { login, listMemberSessions } from '@tucano/contract/session'
import { getMemberMoney } from '@tucano/contract/wallet'
import { createMember } from '#accounts/members'
import { hashPassword } from '#platform/password'
import WebSocket from 'ws'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { TestBrowser } from '../../testing/browser.ts'
import { type Headers, employ } from '../../testing/desk.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

const CPF = '52998224725'
const REASON = 'Pedido da própria pessoa, por telefone.'
const PASSWORD = 'segredo123'
const desk = {} as Record<OperatorRole, { id: bigint; headers: Headers }>
let server: TestServer
let ana: string

beforeAll(async () => {
  server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    brand: withFlags({ GEETEST3: false, LOGINIPVERF3: false }),
    env: { TRUSTED_PROXIES: '1' },
  })
  for (const role of ['support', 'cashier', 'compliance', 'auditor', 'admin'] as const)
    desk[role] = await employ(server.services, `mesa-${role}`, [role])
  ana = await member('anamaria', { nickname: 'Aninha', mobile: '+5511987654321', email: 'ana.maria@tucano.example' })
  await server.services.db
    .insertInto('documents.cases')
    .values({
      member_id: BigInt(ana),
      state: 'waiting',
      full_name: 'Ana María Conceição',
      born_on: '1990-01-01',
      cpf: CPF,
      kind: 'rg',
      number: '1234567',
    })
    .execute()
})
afterAll(() => server.close())

async function member(
  account: string,
  more: { nickname?: string; mobile?: string; email?: string; type?: number; trialHours?: number } = {},
) {
  const created = await createMember(server.services.db, {
    account,
    nickname: account,
    passwordHash: await hashPassword(PASSWORD),
    ...more,
  })
  if (!('id' in created)) throw new Error(created.taken)
  return String(created.id)
}
const find = async (query: string, role: OperatorRole = 'support') =>
  (await server.call(contract.searchMembers, { query }, desk[role].headers)).body.value
const found = async (query: string) => (await find(query)).list.map(({ account }) => account)
const look = (memberId: string, role: OperatorRole = 'support') => server.call(contract.getMember, { memberId }, desk[role].headers)
const newest = () => server.services.db.selectFrom('operator.journal').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

describe('the search', () => {
  test('finds by number, account, words of names without accents, CPF, mobile, e-mail and browser, and says what it understood', async () => {
    const browser = new TestBrowser(server, '198.51.100.7')
    await browser.call(login, { type: 'username', username: 'anamaria', password: PASSWORD })
    const { devices } = (await look(ana)).body.value
    const by: [string, contract.SearchKey][] = [
      [ana, 'id'],
      ['ANAM', 'name'],
      ['aninh', 'name'],
      ['conceicao ana', 'name'],
      ['529.982.247-25', 'cpf'],
      [CPF, 'cpf'],
      ['(11) 98765-4321', 'mobile'],
      ['+55 11 98765 4321', 'mobile'],
      [' Ana.Maria@Tucano.example ', 'email'],
      [devices[0]!.print, 'device'],
    ]
    for (const [query, key] of by) {
      const { understood, list } = await find(query)
      expect([understood.includes(key), list.map(({ memberId }) => memberId)], query).toEqual([true, [ana]])
    }
    expect(await found('maria conceicao joana')).toEqual([])
    for (const nothing of ['%', '_', '\\', '& | !', "'; drop", ':*', '0']) expect(await found(nothing), nothing).toEqual([])
    expect((await server.call(contract.searchMembers, { query: '' }, desk.support.headers)).status).toBe(400)
  })

  test('gives twenty at a time, in the order of numbers, and never the same twice', async () => {
    const ids: string[] = []
    for (let n = 0; n < 45; n++) ids.push(await createPlain(`muitos${n}`))
    const pages: string[][] = []
    let after: string | null = null
    do {
      const request: RequestOf<typeof contract.searchMembers> = { query: 'muitos', ...(after ? { after } : {}) }
      const { body }: { body: Envelope<ReplyOf<typeof contract.searchMembers>> } = await server.call(
        contract.searchMembers,
        request,
        desk.support.headers,
      )
      pages.push(body.value.list.map(({ memberId }) => memberId))
      after = body.value.next
    } while (after)
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
    expect(pages.flat()).toEqual(ids)
  })
  const createPlain = async (account: string): Promise<string> => {
    const created = await createMember(server.services.db, { account, nickname: 'x', passwordHash: '*' })
    return 'id' in created ? String(created.id) : ''
  }

  test('is in the journal without what was typed, which is in no log either', async () => {
    await find(CPF, 'compliance')
    expect(await newest()).toMatchObject({
      action: 'members.search',
      account: 'mesa-compliance',
      details: { by: expect.arrayContaining(['cpf']), found: 1 },
    })
    const kept = JSON.stringify(await server.services.db.selectFrom('operator.journal').select(['subject', 'details']).execute())
    expect(kept + server.log.join('')).not.toContain(CPF)
  })
})

test('personal data is masked but for compliance and admins; one look is one line of the journal, whatever it reads', async () => {
  for (const role of ['support', 'cashier', 'auditor'] as const) {
    const { body } = await look(ana, role)
    expect(body.value).toMatchObject({
      whole: false,
      name: 'A*** M*** C***',
      cpf: '•••.982.247-••',
      mobile: '+55 ****4321',
      email: 'a***@tucano.example',
    })
    expect(JSON.stringify(body)).not.toMatch(/Conceição|52998224725|987654321|ana\.maria@/)
    expect((await find('anamaria', role)).list[0]!.name).toBe('A*** M*** C***')
  }
  for (const role of ['compliance', 'admin'] as const)
    expect((await look(ana, role)).body.value).toMatchObject({
      whole: true,
      name: 'Ana María Conceição',
      cpf: CPF,
      mobile: '+5511987654321',
    })

  const clerk = await employ(server.services, 'curiosa', ['support'])
  const today = { from: '2026-01-01', to: '2026-12-31' }
  const ask = { memberId: ana }
  const asked = await Promise.all([
    server.call(contract.getMember, ask, clerk.headers),
    server.call(getMemberMoney, ask, clerk.headers),
    server.call(listMemberMovements, { ...ask, ...today, pocket: 'cash' }, clerk.headers),
    server.call(listMemberBets, { ...ask, ...today }, clerk.headers),
    server.call(getMemberLimits, ask, clerk.headers),
    server.call(listMemberDocuments, ask, clerk.headers),
    server.call(listMemberSessions, ask, clerk.headers),
    server.call(contract.readMemberJournal, ask, clerk.headers),
    server.call(contract.listAdjustments, ask, clerk.headers),
  ])
  expect(asked.map(({ body }) => body.success)).toEqual(asked.map(() => true))
  expect(asked[5].body.value.list).toMatchObject([{ state: 'waiting', kind: 'rg' }])
  const lines = await server.services.db
    .selectFrom('operator.journal')
    .select(['action', 'subject'])
    .where('account', '=', 'curiosa')
    .execute()
  expect(lines).toEqual([{ action: 'members.view', subject: `member:${ana}` }])
  for (const call of [contract.getMember, getMemberMoney, contract.readMemberJournal] as const)
    expect((await server.call(call, { memberId: '999999999' }, clerk.headers)).body.errorCode).toBe('member.unknown')
})

describe('changes', () => {
  const change = { reason: REASON }
  const calls = (memberId: string) =>
    [
      [contract.blockMember, { memberId, ...change }, ['compliance', 'admin']],
      [contract.unblockMember, { memberId, ...change }, ['compliance', 'admin']],
      [contract.giveDefaultPassword, { memberId, ...change }, ['compliance', 'admin']],
      [contract.rankMember, { memberId, rankLevel: 2, ...change }, ['admin']],
      [contract.changeAccountKind, { memberId, type: 41, ...change }, ['admin']],
      [contract.labelMember, { memberId, labelIds: [], ...change }, ['support', 'cashier', 'compliance', 'admin']],
    ] as const

  test('each is open to its roles and closed to the others; without a reason nothing happens', async () => {
    const memberId = await member('papeis')
    for (const [endpoint, request, roles] of calls(memberId))
      for (const role of ['support', 'cashier', 'compliance', 'auditor', 'admin'] as const) {
        const { body, status } = await server.call(endpoint, request, desk[role].headers)
        const opens = (roles as readonly string[]).includes(role)
        expect([status, body.errorCode], `${endpoint.name} for ${role}`).toEqual(opens ? [200, undefined] : [403, 'operator.role'])
        const short = await server.call(endpoint, { ...request, reason: '         .         ' }, desk.admin.headers)
        expect([short.status, JSON.stringify(short.body)]).toEqual([400, expect.stringContaining('reason')])
      }
  })

  test('a blocked member is out at once, with its open page, is told so at the door and nowhere else, and comes back with nothing of before', async () => {
    const memberId = await member('bloqueada')
    const { token, headers } = await signedIn(server.services.db, BigInt(memberId))
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = new WebSocket(`ws://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${LIVE_PATH}`)
    const ended = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        if ((data as Buffer).toString().includes('session.ended')) resolve()
      })
    })
    const ready = new Promise((resolve) => socket.once('message', resolve))
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send(JSON.stringify({ type: 'hello', token }))
    await ready
    expect((await server.call(getMemberInfo, {}, headers)).status).toBe(200)
    const blocked = (await server.call(contract.blockMember, { memberId, reason: `  ${REASON}  ` }, desk.compliance.headers)).body.value
    expect(blocked).toMatchObject({ status: 'disabled', online: false, blocked: { by: 'mesa-compliance', reason: REASON } })
    expect((await server.call(getMemberInfo, {}, headers)).status).toBe(401)
    await ended
    socket.close()
    expect(await newest()).toMatchObject({ action: 'members.block', details: { member: memberId, reason: REASON, sessions: 1 } })
    const enter = (password: string) => server.call(login, { type: 'username', username: 'bloqueada', password })
    const refused = await enter(PASSWORD)
    expect(refused.body).toMatchObject({ success: false, value: null, errorCode: 'account.blocked' })
    expect(JSON.stringify(refused.body)).not.toContain(REASON)
    // Whoever does not know the password does not learn that there is such an account.
    expect((await enter('errada123')).body.errorCode).toBe('login.refused')

    // A login that was under way opens a session that stays closed, now and after.
    const late = await signedIn(server.services.db, BigInt(memberId))
    expect((await server.call(getMemberInfo, {}, late.headers)).status).toBe(401)
    expect((await server.call(contract.unblockMember, { memberId, reason: REASON }, desk.compliance.headers)).body.value).toMatchObject({
      status: 'active',
      blocked: null,
    })
    expect((await server.call(getMemberInfo, {}, late.headers)).status).toBe(401)
    expect((await enter(PASSWORD)).body.success).toBe(true)
  })

  test('rank, label and kind reach the member; the default password has to be changed first; what is so already is no deed', async () => {
    const memberId = await member('subindo')
    const { id: labelId } = await server.services.db
      .insertInto('member.labels')
      .values({ name: 'Fiel', colour: '#102030' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.call(contract.rankMember, { memberId, rankLevel: 5, ...change }, desk.admin.headers)
    await server.call(contract.changeAccountKind, { memberId, type: 42, ...change }, desk.admin.headers)
    await server.call(contract.labelMember, { memberId, labelIds: [String(labelId)], ...change }, desk.support.headers)
    const { headers } = await signedIn(server.services.db, BigInt(memberId))
    expect((await server.call(getMemberInfo, {}, headers)).body.value).toMatchObject({
      type: 42,
      clubLabel: { rankLevel: 5 },
      memberLabel: [{ labelName: 'Fiel', colour: '#102030' }],
    })
    // Whoever has people below stays an agent.
    const person = await createMember(server.services.db, {
      account: 'debaixo',
      nickname: 'D',
      passwordHash: '*',
      uplineId: BigInt(memberId),
    })
    expect(person).toHaveProperty('id')
    expect((await server.call(contract.changeAccountKind, { memberId, type: 0, ...change }, desk.admin.headers)).body.errorCode).toBe(
      'team.not.empty',
    )
    // Made from what was there before that: refused, with the name of who was quicker.
    for (const [endpoint, request, by] of [
      [contract.rankMember, { rankLevel: 3, present: 0 }, 'mesa-admin'],
      [contract.changeAccountKind, { type: 1, present: 0 }, 'mesa-admin'],
      [contract.labelMember, { labelIds: [], present: [] }, 'mesa-support'],
    ] as const) {
      const { errorCode, value } = (await server.call(endpoint, { memberId, ...change, ...request } as never, desk.admin.headers)).body
      expect([errorCode, (value as unknown as { by?: string }).by], endpoint.name).toEqual(['member.changed', by])
    }
    const before = (await newest()).id
    for (const [endpoint, request] of [
      [contract.rankMember, { memberId, rankLevel: 5, ...change }],
      [contract.changeAccountKind, { memberId, type: 42, ...change }],
      [contract.labelMember, { memberId, labelIds: [String(labelId)], ...change }],
      [contract.unblockMember, { memberId, ...change }],
    ] as const)
      expect((await server.call(endpoint, request as never, desk.admin.headers)).body.success).toBe(true)
    expect((await newest()).id).toBe(before)
    for (const [endpoint, wrong] of [
      [contract.rankMember, { rankLevel: 6 }],
      [contract.changeAccountKind, { type: 4 }],
      [contract.labelMember, { labelIds: ['999999'] }],
    ] as const)
      expect((await server.call(endpoint, { memberId, ...change, ...wrong } as never, desk.admin.headers)).status).toBe(400)

    const given = (await server.call(contract.giveDefaultPassword, { memberId, ...change }, desk.compliance.headers)).body.value
    expect(given.defaultPassword).toBe(true)
    expect((await server.call(getMemberInfo, {}, headers)).status).toBe(401)
    const enter = (password: string) => server.call(login, { type: 'username', username: 'subindo', password })
    expect((await enter(PASSWORD)).body.errorCode).toBe('login.refused')
    const entered = (await enter(server.services.brand.defaultPassword)).body.value
    expect(entered.passwordExpired).toBe(true)
    const inside = await server.call(getMemberInfo, {}, { authorization: entered.token })
    expect([inside.status, inside.body.errorCode]).toEqual([403, 'password.change.required'])
    expect(JSON.stringify((await newest()).details)).not.toContain(server.services.brand.defaultPassword)
  })

  test('a trial and the house’s own accounts are left alone', async () => {
    const trial = await member('provando', { type: 4, trialHours: 1 })
    for (const [endpoint, request] of calls(trial))
      expect((await server.call(endpoint, request as never, desk.admin.headers)).body.errorCode).toBe('member.trial')
    const system = await member('sistema')
    await server.services.db.updateTable('member.members').set({ status: 'system' }).where('id', '=', BigInt(system)).execute()
    for (const [endpoint, request] of calls(system))
      expect((await server.call(endpoint, request as never, desk.admin.headers)).body.errorCode).toBe('member.unknown')
    expect(await found('sistema')).toEqual([])
  })

  test('notes are added once and never changed', async () => {
    const memberId = await member('anotada')
    const note = { noteId: randomUUID(), memberId, text: ' Ligou hoje. ' }
    for (let times = 0; times < 2; times++)
      expect((await server.call(contract.writeMemberNote, note, desk.support.headers)).body.value.notes).toMatchObject([
        { text: 'Ligou hoje.', by: 'mesa-support' },
      ])
    expect((await server.call(contract.writeMemberNote, { ...note, text: 'Outra.' }, desk.support.headers)).body.errorCode).toBe(
      'key.conflict',
    )
    expect((await server.call(contract.writeMemberNote, note, desk.cashier.headers)).body.errorCode).toBe('key.conflict')
    expect((await server.call(contract.writeMemberNote, note, desk.auditor.headers)).body.errorCode).toBe('operator.role')
    await expect(server.services.db.deleteFrom('members.notes').execute()).rejects.toThrow(/permission denied|never changed/)
  })
})
