import { randomUUID } from 'node:crypto'
import { listMemberMovements } from '@tucano/contract/account-record'
import { type OperatorRole, operatorRoles } from '@tucano/contract/endpoint'
import * as contract from '@tucano/contract/members'
import { readJournal } from '@tucano/contract/operators'
import { getMemberMoney } from '@tucano/contract/wallet'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Headers, employ } from '../../testing/desk.ts'
import { newPlayer } from '../../testing/players.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

const REASON = 'Pedido da própria pessoa, por telefone.'
const desk = {} as Record<OperatorRole, { id: bigint; headers: Headers }>
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  for (const role of operatorRoles) desk[role] = await employ(server.services, `mesa-${role}`, [role])
})
afterAll(() => server.close())

const propose = (memberId: string, more: object = {}, role: OperatorRole = 'cashier') => {
  const request = { adjustmentId: randomUUID(), memberId, pocket: 'cash', direction: 'add', amount: '15000', reason: REASON, ...more }
  return server.call(contract.proposeAdjustment, request as never, desk[role].headers)
}
const approve = (adjustmentId: string, headers: Headers) =>
  server.call(contract.decideAdjustment, { adjustmentId, decision: 'approve' }, headers)
const cashOf = async (memberId: string) => (await server.call(getMemberMoney, { memberId }, desk.cashier.headers)).body.value.cash

test('one proposes and another decides, once, however many press at once; the member’s record has it in words', async () => {
  const player = await newPlayer(server, 100_00n)
  const memberId = String(player.memberId)
  const { adjustmentId } = (await propose(memberId)).body.value
  expect(await cashOf(memberId)).toBe('10000')
  expect((await approve(adjustmentId, desk.cashier.headers)).body.errorCode).toBe('adjustment.own')
  for (const role of ['support', 'compliance', 'auditor'] as const)
    expect((await approve(adjustmentId, desk[role].headers)).body.errorCode).toBe('operator.role')
  const others = await Promise.all(Array.from({ length: 6 }, (_, n) => employ(server.services, `caixa${n}`, ['cashier'])))
  const pressed = await Promise.all(others.map(({ headers }) => approve(adjustmentId, headers)))
  expect(pressed.filter(({ body }) => body.success)).toHaveLength(1)
  expect(pressed.filter(({ body }) => body.errorCode === 'adjustment.over')).toHaveLength(5)
  expect(await cashOf(memberId)).toBe('25000')
  const day = new Date().toISOString().slice(0, 10)
  const asked = {
    memberId,
    from: '2026-01-01',
    to: `${Number(day.slice(0, 4)) + 1}-01-01`,
    pocket: 'cash',
    heading: 'adjustments',
  } as const
  expect((await server.call(listMemberMovements, asked, desk.support.headers)).body.value.list).toMatchObject([
    { kind: 'adjustment', amount: '15000' },
  ])
  const lines = (await server.call(contract.readMemberJournal, { memberId }, desk.support.headers)).body.value.entries
  expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['members.approve', 'members.propose']))
  expect(lines.find(({ action }) => action === 'members.approve')).toMatchObject({
    member: { memberId },
    details: { amount: '15000', currency: 'BRL', reason: REASON },
  })
})

test('an own proposal is nobody’s to approve, not an admin’s either; a refusal moves nothing and says why', async () => {
  const player = await newPlayer(server, 100_00n)
  const memberId = String(player.memberId)
  const { adjustmentId } = (await propose(memberId, {}, 'admin')).body.value
  expect((await approve(adjustmentId, desk.admin.headers)).body.errorCode).toBe('adjustment.own')
  const refuse = { adjustmentId, decision: 'refuse', reason: 'Sem comprovante.' } as const
  expect((await server.call(contract.decideAdjustment, refuse, desk.cashier.headers)).body.value).toMatchObject({
    state: 'refused',
    answer: 'Sem comprovante.',
    decidedBy: 'mesa-cashier',
  })
  expect((await approve(adjustmentId, desk.cashier.headers)).body.errorCode).toBe('adjustment.over')
  expect((await approve(randomUUID(), desk.cashier.headers)).body.errorCode).toBe('adjustment.unknown')
  expect(await cashOf(memberId)).toBe('10000')
  const row = server.services.db.updateTable('members.adjustments').set({ state: 'waiting' }).where('id', '=', adjustmentId).execute()
  await expect(row).rejects.toThrow(/never changed/)
})

test('never below zero, not even when the money went meanwhile; within the brand’s limits at a time and a day; the same id is the same proposal', async () => {
  const player = await newPlayer(server, 100_00n)
  const memberId = String(player.memberId)
  expect((await propose(memberId, { direction: 'take', amount: '10001' })).body.errorCode).toBe('balance.insufficient')
  const [one, two] = [
    await propose(memberId, { direction: 'take', amount: '6000' }),
    await propose(memberId, { direction: 'take', amount: '6000' }),
  ]
  expect((await approve(one.body.value.adjustmentId, desk.admin.headers)).body.success).toBe(true)
  expect((await approve(two.body.value.adjustmentId, desk.admin.headers)).body.errorCode).toBe('balance.insufficient')
  expect(await cashOf(memberId)).toBe('4000')
  const waiting = (await server.call(contract.listAdjustments, {}, desk.cashier.headers)).body.value.list
  expect(waiting.find(({ adjustmentId }) => adjustmentId === two.body.value.adjustmentId)).toMatchObject({
    state: 'waiting',
    balance: '4000',
    own: true,
  })

  const { max, perDay } = server.services.brand.adjustments
  expect((await propose(memberId, { amount: String(max + 1) })).body.errorCode).toBe('adjustment.amount')
  const other = String((await newPlayer(server, 0n)).memberId)
  const many = await Promise.all(Array.from({ length: 4 }, () => propose(other, { amount: String(max) })))
  expect(many.filter(({ body }) => body.success)).toHaveLength(Math.floor(perDay / max))
  expect(many.filter(({ body }) => body.errorCode === 'adjustment.day')).toHaveLength(4 - Math.floor(perDay / max))

  const third = String((await newPlayer(server, 0n)).memberId)
  const same = { adjustmentId: randomUUID(), amount: '100' }
  for (let times = 0; times < 2; times++) expect((await propose(third, same)).body.value).toMatchObject({ amount: '100' })
  for (const differs of [{ amount: '200' }, { pocket: 'bonus' }, { reason: `${REASON} Sim.` }])
    expect((await propose(third, { ...same, ...differs })).body.errorCode).toBe('key.conflict')
  for (const [field, wrong] of [
    ['amount', '-5'],
    ['amount', '1.5'],
    ['pocket', 'points'],
    ['direction', 'both'],
    ['reason', 'curta'],
  ] as const) {
    const { status, body } = await propose(third, { [field]: wrong })
    expect([status, JSON.stringify(body)], field).toEqual([400, expect.stringContaining(field)])
  }
})

test('what was decided stays: found by person, amount, state, pocket and who; a day’s totals are those rows, and the file has them too', async () => {
  const player = await newPlayer(server, 100_00n)
  const memberId = String(player.memberId)
  const made = async (more: object, answer?: string): Promise<string> => {
    const { adjustmentId } = (await propose(memberId, more)).body.value
    const decision = answer === undefined ? { decision: 'approve' as const } : { decision: 'refuse' as const, reason: answer }
    expect((await server.call(contract.decideAdjustment, { adjustmentId, ...decision }, desk.admin.headers)).body.success).toBe(true)
    return adjustmentId
  }
  const added = await made({ amount: '1501' })
  const taken = await made({ amount: '1502', direction: 'take' })
  const given = await made({ amount: '1503', pocket: 'bonus' })
  const refused = await made({ amount: '1504' }, '=cmd|calc!A0')
  const open = (await propose(memberId, { amount: '1505' })).body.value.adjustmentId
  const list = async (asked: object, role: OperatorRole = 'cashier') =>
    (await server.call(contract.listDecidedAdjustments, asked, desk[role].headers)).body.value
  const idsOf = async (asked: object) => (await list({ query: memberId, ...asked })).list.map(({ adjustmentId }) => adjustmentId)
  expect(await idsOf({})).toEqual([refused, given, taken, added])
  expect((await list({ query: memberId })).list[0]).toMatchObject({
    memberId,
    amount: '1504',
    reason: REASON,
    state: 'refused',
    proposedBy: 'mesa-cashier',
    decidedBy: 'mesa-admin',
    answer: '=cmd|calc!A0',
  })
  expect(await idsOf({ state: 'refused' })).toEqual([refused])
  expect(await idsOf({ pocket: 'bonus' })).toEqual([given])
  // What was taken is found without its sign.
  expect(await idsOf({ query: '15,02' })).toEqual([taken])
  expect(await idsOf({ query: open })).toEqual([])
  expect(await idsOf({ by: 'mesa-cashier' })).toEqual([])
  expect(await idsOf({ by: 'mesa-admin', query: 'mesa-cashier', state: 'refused' })).toContain(refused)
  expect(await idsOf({ day: '1999-01-01' })).toEqual([])

  const { pool, brand } = server.services
  const { rows } = await pool.query<{ day: string }>('select (clock_timestamp() at time zone $1)::date::text as day', [brand.timeZone])
  const { day } = rows[0]!
  expect((await list({ query: memberId, day })).totals).toEqual([
    { state: 'approved', pocket: 'cash', count: 1, amount: '1501' },
    { state: 'approved', pocket: 'cash', count: 1, amount: '-1502' },
    { state: 'approved', pocket: 'bonus', count: 1, amount: '1503' },
    { state: 'refused', pocket: 'cash', count: 1, amount: '1504' },
  ])
  expect((await list({ query: memberId })).totals).toBeNull()

  const file = (role: OperatorRole) =>
    server.app.inject({ url: `/wps/operators/members/adjustments/export?day=${day}&query=${memberId}`, headers: desk[role].headers })
  const saved = await file('cashier')
  expect(saved.headers['content-disposition']).toContain(`ajustes-${day}.csv`)
  expect(saved.body.split('\r\n').slice(1, -1)).toHaveLength(4)
  expect(saved.body).toContain(";'=cmd|calc!A0;")
  expect(saved.body).toContain(';-15,02;')
  const { entries } = (await server.call(readJournal, { action: 'queues.export' }, desk.auditor.headers)).body.value
  expect(entries[0]).toMatchObject({ subject: 'queue:adjustments', details: { queue: 'adjustments', day, searched: true } })
  for (const role of operatorRoles) {
    const opens = ['cashier', 'auditor', 'admin'].includes(role)
    expect((await file(role)).statusCode, role).toBe(opens ? 200 : 403)
    expect((await server.call(contract.listDecidedAdjustments, {}, desk[role].headers)).status, role).toBe(opens ? 200 : 403)
  }
})

test('pages of what was decided follow one another without a gap or a repeat', async () => {
  const memberId = String((await newPlayer(server, 0n)).memberId)
  const made: string[] = []
  for (let index = 0; index < 23; index++) {
    const { adjustmentId } = (await propose(memberId, { amount: '100' })).body.value
    await approve(adjustmentId, desk.admin.headers)
    made.unshift(adjustmentId)
  }
  const page = async (before?: string) =>
    (
      await server.call(
        contract.listDecidedAdjustments,
        { query: memberId, ...(before === undefined ? {} : { before }) },
        desk.cashier.headers,
      )
    ).body.value
  const first = await page()
  const second = await page(first.next ?? '')
  expect(first.list).toHaveLength(20)
  expect([...first.list, ...second.list].map(({ adjustmentId }) => adjustmentId)).toEqual(made)
  expect(second.next).toBeNull()
})
