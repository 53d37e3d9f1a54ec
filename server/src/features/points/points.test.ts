import { randomUUID } from 'node:crypto'
import { getConsolidatedFunds } from '@tucano/contract/wallet'
import * as contract from '@tucano/contract/points'
import { readJournal } from '@tucano/contract/operators'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { givePoints } from '#points/lots'
import { redeemGoods } from '#points/redeem'
import { type Somebody, open } from '../../testing/agents.ts'
import { employ } from '../../testing/desk.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

const PASSWORD = '481516'
let server: TestServer
let hash: string
let office: Record<'support' | 'compliance' | 'auditor' | 'cashier', { authorization: string }>

beforeAll(async () => {
  server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    brand: (brand) => ({ ...brand, points: { ...brand.points, rate: 100, min: 100, perDay: 1000 } }),
  })
  hash = await server.services.workerPool.do('hashPassword', PASSWORD)
  const hire = async (role: 'support' | 'compliance' | 'auditor' | 'cashier') =>
    (await employ(server.services, `loja-${role}`, [role])).headers
  office = {
    support: await hire('support'),
    compliance: await hire('compliance'),
    auditor: await hire('auditor'),
    cashier: await hire('cashier'),
  }
})
afterAll(() => server.close())

async function begin(points: bigint): Promise<Somebody> {
  const somebody = await open(server, { paymentPasswordHash: hash })
  const { db, brand } = server.services
  if (points > 0n)
    await db
      .transaction()
      .execute((trx) => givePoints(trx, { key: `given:${somebody.id}`, memberId: somebody.id, points, timeZone: brand.timeZone }))
  return somebody
}

const MUG = { goodsId: null, name: 'Caneca', text: 'De louça.', picture: 'mug', points: 300, more: 2, perMember: 1, isShown: true } as const
const save = async (more: object = {}) => (await server.call(contract.saveGoods, { ...MUG, ...more }, office.compliance)).body.value

test('points, what they are worth and what they can become are told to their member [API-57] [API-58] [API-61] [ENT-29] [PTS-02]', async () => {
  const member = await begin(450n)
  const { goodsId } = await save({ name: 'Boné', picture: 'cap' })
  await save({ name: 'Oculto', isShown: false })
  const balance = (await server.call(contract.getPointBalance, {}, member.headers)).body.value
  expect(balance).toMatchObject({ balance: '450', expiring: '450', lots: [{ left: '450' }] })
  expect(balance.expiresOn).toBe(balance.lots[0]!.expiresOn)
  expect((await server.call(contract.getPointConfig, {}, member.headers)).body.value).toMatchObject({
    stake: '1000',
    factors: { RNG: 10_000, LIVE: 5000 },
    rate: 100,
    min: 100,
    perDay: 1000,
    leftToday: 1000,
    paymentPassword: true,
  })
  const goods = (await server.call(contract.getPointReward, {}, member.headers)).body.value
  expect(goods.filter(({ id }) => id === goodsId)).toEqual([
    { id: goodsId, name: 'Boné', text: 'De louça.', picture: 'cap', points: 300, stock: 2, perMember: 1 },
  ])
  expect(goods.map(({ name }) => name)).not.toContain('Oculto')
  expect((await server.call(contract.getPointBalance, {}, (await begin(0n)).headers)).body.value).toEqual({
    balance: '0',
    expiring: '0',
    expiresOn: null,
    lots: [],
  })
})

test('both calls that take points come sealed, with the payment password, and once for an id [API-59] [API-63] [PTS-04]', async () => {
  const member = await begin(900n)
  const { goodsId } = await save()
  const redeem = { requestId: randomUUID(), goodsId, paymentPassword: PASSWORD }
  const convert = { requestId: randomUUID(), points: 200, paymentPassword: PASSWORD }
  for (const [call, request] of [
    [contract.redeemPointReward, redeem],
    [contract.convertPoint, convert],
  ] as const) {
    const plain = await server.app.inject({ method: 'POST', url: call.path, headers: member.headers, payload: request })
    expect(plain.json()).toMatchObject({ errorCode: 'request.not.encrypted' })
    expect((await server.call(call, { ...request, paymentPassword: '000000' }, member.headers)).body.errorCode).toBe(
      'paymentPassword.wrong',
    )
    const bare = await open(server)
    expect((await server.call(call, request as never, bare.headers)).body.errorCode).toBe('paymentPassword.missing')
    const trial = await open(server, { type: 4, trialHours: 1, paymentPasswordHash: hash })
    expect((await server.call(call, request as never, trial.headers)).body.errorCode).toBe('account.trial')
    expect((await server.call(call, { ...request, requestId: 'x' }, member.headers)).status).toBe(400)
  }
  const first = (await server.call(contract.redeemPointReward, redeem, member.headers)).body.value
  expect(first.status).toBe('in process')
  expect((await server.call(contract.redeemPointReward, redeem, member.headers)).body.value).toEqual(first)
  expect((await server.call(contract.convertPoint, convert, member.headers)).body.value).toEqual({ points: 200, amount: '200' })
  expect((await server.call(contract.convertPoint, convert, member.headers)).body.value).toEqual({ points: 200, amount: '200' })
  expect((await server.call(contract.convertPoint, { ...convert, requestId: randomUUID(), points: 99 }, member.headers)).status).toBe(400)
  expect(
    (await server.call(contract.convertPoint, { ...convert, requestId: randomUUID(), points: 401 }, member.headers)).body.errorCode,
  ).toBe('points.few')
  expect(
    (await server.call(contract.convertPoint, { ...convert, requestId: randomUUID(), points: 801 }, member.headers)).body.errorCode,
  ).toBe('points.day')
  // What is set aside is no money.
  expect((await server.call(getConsolidatedFunds, {}, member.headers)).body.value).toMatchObject({
    funds: { points: '400', locked: '0', cash: '200' },
  })
})

test('a redemption is in process until an operator approves or rejects it; its member sees which and why [API-60] [API-62] [PTS-03]', async () => {
  const member = await begin(700n)
  const { goodsId, stock: before } = await save({ perMember: null })
  const ask = async () =>
    (await server.call(contract.redeemPointReward, { requestId: randomUUID(), goodsId, paymentPassword: PASSWORD }, member.headers)).body
      .value.id
  const [sent, refused] = [await ask(), await ask()]
  const waiting = (await server.call(contract.listRedemptions, { isDecided: false }, office.support)).body.value
  expect(waiting.list.filter(({ memberId }) => memberId === String(member.id))).toMatchObject([
    { redemptionId: sent, goods: 'Caneca', picture: 'mug', stock: before - 2, points: 300, status: 'in process' },
    { redemptionId: refused, status: 'in process' },
  ])
  const decide = (request: object, headers = office.support) => server.call(contract.decideRedemption, request as never, headers)
  expect((await decide({ redemptionId: refused, isApproved: false })).status).toBe(400)
  expect((await decide({ redemptionId: sent, isApproved: true }, office.auditor)).status).toBe(403)
  expect((await decide({ redemptionId: sent, isApproved: true })).body.success).toBe(true)
  expect((await decide({ redemptionId: refused, isApproved: false, reason: 'Não entregamos nesta região.' })).body.success).toBe(true)
  expect((await decide({ redemptionId: refused, isApproved: true })).body.errorCode).toBe('case.over')
  expect((await decide({ redemptionId: '999999', isApproved: true })).body.errorCode).toBe('case.over')
  expect((await server.call(contract.getRedeemPointList, {}, member.headers)).body.value).toMatchObject({
    list: [
      { id: refused, goods: 'Caneca', picture: 'mug', points: 300, status: 'rejected', reason: 'Não entregamos nesta região.' },
      { id: sent, status: 'approved', reason: null },
    ],
    next: null,
  })
  const movements = (await server.call(contract.listPointMovements, {}, member.headers)).body.value.list
  expect(movements.map(({ kind, points, balance }) => [kind, points, balance])).toEqual([
    ['returned', '300', '400'],
    ['goods', '-300', '100'],
    ['goods', '-300', '400'],
    ['reward', '700', '700'],
  ])
  const decided = (await server.call(contract.listRedemptions, { isDecided: true }, office.support)).body.value.list
  expect(decided.slice(0, 2)).toMatchObject([
    { redemptionId: refused, status: 'rejected', decidedBy: 'loja-support' },
    { redemptionId: sent, status: 'approved', reason: null },
  ])
  const { entries } = (await server.call(readJournal, { action: 'points.' }, office.auditor)).body.value
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'points.refuse', subject: `redemption:${refused}`, member: { memberId: String(member.id) } },
    { action: 'points.approve', subject: `redemption:${sent}` },
  ])
})

test('lists go on where they ended', async () => {
  const member = await begin(25n)
  const { goodsId } = await save({ points: 1, more: 25, perMember: null })
  // More than a member may ask for within a minute.
  for (let n = 0; n < 25; n++)
    await redeemGoods(server.services.db, { memberId: member.id, requestId: randomUUID(), goodsId: BigInt(goodsId) })
  const first = (await server.call(contract.getRedeemPointList, {}, member.headers)).body.value
  const second = (await server.call(contract.getRedeemPointList, { before: first.next! }, member.headers)).body.value
  expect([first.list.length, second.list.length, second.next]).toEqual([20, 5, null])
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(25)
  expect((await server.call(contract.getRedeemPointList, { before: 'x' }, member.headers)).status).toBe(400)
})

test('the stock changes by what is said, never below nothing; who may not, does not', async () => {
  const goods = await save()
  const change = (more: number, headers = office.compliance) =>
    server.call(contract.saveGoods, { ...MUG, goodsId: goods.goodsId, more, points: 250 }, headers)
  expect((await change(3)).body.value).toMatchObject({ stock: 5, points: 250 })
  expect((await change(-6)).body.errorCode).toBe('stock.empty')
  expect((await change(-5)).body.value).toMatchObject({ stock: 0 })
  for (const headers of [office.support, office.auditor, office.cashier]) expect((await change(1, headers)).status).toBe(403)
  expect((await server.call(contract.saveGoods, { ...MUG, goodsId: '999999' }, office.compliance)).body.errorCode).toBe('goods.unknown')
  expect((await server.call(contract.saveGoods, { ...MUG, more: -1 }, office.compliance)).body.errorCode).toBe('stock.empty')
  expect((await server.call(contract.saveGoods, { ...MUG, name: '   ' }, office.compliance)).status).toBe(400)
  expect(
    (await server.call(contract.listGoods, {}, office.support)).body.value.find(({ goodsId }) => goodsId === goods.goodsId),
  ).toMatchObject({ stock: 0, waiting: 0 })
})

test('nobody without a session reads or takes points, and where there are none the calls say so [PER-65]', async () => {
  const calls = [
    contract.getPointBalance,
    contract.getPointConfig,
    contract.getPointReward,
    contract.getRedeemPointList,
    contract.listPointMovements,
  ]
  for (const call of calls) expect((await server.call(call, {})).status, call.path).toBe(401)
  const off = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ PTSYS3: false }) })
  const member = await open(off)
  for (const call of calls) expect((await off.call(call, {}, member.headers)).body.errorCode).toBe('function.not.available')
  await off.close()
})
