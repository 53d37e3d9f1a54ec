import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestWorld, seededBytes, startTestWorld } from '../testing/test-world.ts'
import type { Faults } from './faults.ts'

const SECOND = 1000

let played: TestWorld

beforeAll(async () => {
  played = await startTestWorld({ randomBytes: seededBytes('seed') })
  await played.advance(SECOND)
})
afterAll(() => played.stop())

/** By the API, as whoever shows the site does. */
async function setFaults(faults: Partial<Faults>): Promise<Faults> {
  const { status, body } = await played.ask('/world/faults', { method: 'POST', body: JSON.stringify(faults) })
  expect(status).toBe(200)
  return JSON.parse(body) as Faults
}

test('a producer says that it is there every ten seconds; at first that what was before may be lost', async () => {
  await played.advance(25 * SECOND)
  const told = played.listener.of('alive')
  for (const producer of [101, 103]) {
    const own = told.filter((one) => one.producer === producer)
    expect(own.map(({ subscribed }) => subscribed)).toEqual([false, ...own.slice(1).map(() => true)])
    for (const [n, one] of own.slice(1).entries()) expect(one.timestampMs - own[n]!.timestampMs).toBe(10 * SECOND)
  }
  expect(told.length).toBeGreaterThanOrEqual(6)
})

test('silence: nothing is told, and then it goes on', async () => {
  await setFaults({ silentUntilMs: played.clock.now() + 25 * SECOND })
  const before = played.listener.heard.length
  await played.advance(24 * SECOND)
  expect(played.listener.heard).toHaveLength(before)
  await played.advance(11 * SECOND)
  expect(played.listener.of('alive').at(-1)!.timestampMs).toBeGreaterThan(played.clock.now() - 10 * SECOND)
})

test('late: what says that it is alive is old', async () => {
  await setFaults({ aliveLateMs: 30 * SECOND })
  await played.advance(10 * SECOND)
  expect(played.listener.of('alive').at(-1)!.timestampMs).toBeLessThanOrEqual(played.clock.now() - 30 * SECOND)
  await setFaults({ aliveLateMs: 0 })
})

test('twice: the same message again', async () => {
  const before = played.listener.heard.length
  await setFaults({ duplicates: 2 })
  await played.until(() => played.world.control.faults.now.duplicates === 0)
  const told = played.listener.heard.slice(before).filter(({ message }) => message.kind !== 'alive')
  expect(told[0]).toEqual(told[1])
  expect(told[2]).toEqual(told[3])
})

test('out of order: a message comes after the one that follows it', async () => {
  const before = played.listener.heard.length
  await setFaults({ reorders: 1 })
  const timesNow = (): number[] =>
    played.listener.heard.slice(before).flatMap(({ message }) => (message.kind === 'alive' ? [] : message.timestampMs))
  await played.until(() => timesNow().length >= 2)
  const times = timesNow()
  const late = times.filter((ms, n) => n > 0 && ms < times[n - 1]!)
  expect(late).toHaveLength(1)
})

test('a wrong settlement is taken back, and told right', async () => {
  const before = played.listener.heard.length
  await setFaults({ wrongSettlements: 1 })
  await played.until(() => played.world.control.faults.now.wrongSettlements === 0)
  const told = played.listener.heard.slice(before).map(({ message }) => message)
  const at = told.findIndex(({ kind }) => kind === 'rollback_bet_settlement')
  const [wrong, rollback, right] = told.slice(at - 1, at + 2)
  if (wrong?.kind !== 'bet_settlement' || rollback?.kind !== 'rollback_bet_settlement' || right?.kind !== 'bet_settlement')
    throw new Error('three messages in a row')
  expect(wrong.event).toBe(right.event)
  expect(rollback.markets.map(({ id }) => id)).toEqual(right.markets.map(({ id }) => id))
  for (const [n, { outcomes }] of right.markets.entries())
    for (const [k, { result }] of outcomes.entries()) expect(wrong.markets[n]!.outcomes[k]!.result).not.toBe(result)
})

test('bets of an interval are void, and are not', async () => {
  await played.until(() => played.world.control.live().length > 0)
  const event = played.world.control.live()[0]!
  const endMs = played.clock.now()
  const body = JSON.stringify({ event, startMs: endMs - 20 * SECOND, endMs, isRolledBack: true })
  expect((await played.ask('/world/faults/cancel', { method: 'POST', body })).status).toBe(200)
  await played.listener.all()
  const [cancel] = played.listener.of('bet_cancel', event)
  const [rollback] = played.listener.of('rollback_bet_cancel', event)
  expect(cancel).toMatchObject({ startMs: endMs - 20 * SECOND, endMs })
  expect(cancel!.markets.every(({ voidReason }) => voidReason === 12)).toBe(true)
  expect(rollback).toMatchObject({ startMs: endMs - 20 * SECOND, endMs })
  expect(rollback!.markets.map(({ id }) => id)).toEqual(cancel!.markets.map(({ id }) => id))
})

test('handed over long before the other producer tells of it', async () => {
  await setFaults({ lateHandOvers: 1 })
  const [next] = played.world.control.announced() as [string]
  await played.until(() => played.world.control.live().includes(next))
  const late = played.listener.of('odds_change', next)
  expect(late.at(-1)).toMatchObject({
    producer: 103,
    markets: [{ status: 'handed_over' }, { status: 'handed_over' }, { status: 'handed_over' }],
  })
  await played.until(() => played.listener.of('odds_change', next).length > late.length)
  const first = played.listener.of('odds_change', next)[late.length]!
  expect(first.producer).toBe(101)
  expect(first.markets.some(({ outcomes }) => outcomes.length > 0)).toBe(true)
})

test('a flood: so many messages that change nothing', async () => {
  await played.until(() => played.world.control.live().length > 0)
  const before = played.listener.heard.length
  const { body } = await played.ask('/world/faults/flood', { method: 'POST', body: '{"messages":500}' })
  expect(JSON.parse(body)).toEqual({ told: 500 })
  await played.listener.all()
  expect(played.listener.heard.length - before).toBe(500)
})

test('what is no fault is refused', async () => {
  for (const body of ['{"nothing":1}', '{"duplicates":-1}', '{"duplicates":"1"}', '[]', 'x'])
    expect((await played.ask('/world/faults', { method: 'POST', body })).status, body).toBe(400)
  expect((await played.ask('/world/faults/flood', { method: 'POST', body: '{"messages":1000001}' })).status).toBe(400)
  expect((await played.ask('/world/faults/cancel', { method: 'POST', body: '{"event":"tc:match:1"}' })).status).toBe(404)
})
