import { randomUUID } from 'node:crypto'
import { listMemberMovements } from '@tucano/contract/account-record'
import { type OperatorRole, operatorRoles } from '@tucano/contract/endpoint'
import * as contract from '@tucano/contract/members'
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
