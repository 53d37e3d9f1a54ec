import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fuzzAddresses, fuzzSocket } from './addresses.ts'
import { fuzzBank } from './bank.ts'
import { fuzzDoors } from './doors.ts'
import { fuzz } from './run.ts'
import { drawsOf } from './sample.ts'
import { type FuzzWorld, fuzzedCalls, openFuzzWorld } from './world.ts'

/** A short share of `npm run fuzz`, and the same one each time. */
const SEED = 20_261_116
const SHARE = 180
let world: FuzzWorld

beforeAll(async () => {
  world = await openFuzzWorld(inject('clusterUrl'))
})
afterAll(() => world.close())

test('no field of any call, given what should not be there, makes the server fail; what cannot be kept is refused by its name', async () => {
  const { failures, reached, last } = await fuzz(world, { seed: SEED, calls: 600, share: SHARE })
  expect(failures, `seed ${SEED}`).toEqual([])
  // Those that nothing was wrong with are bets, on a place as well.
  const places = await world.money.server.services.db.selectFrom('sports.legs').select('bet_id').where('is_place', '=', true).execute()
  expect(places.length).toBeGreaterThan(0)
  // Its signature is of the gateway's secret, which this site has none of.
  const silent = fuzzedCalls.map(({ name }) => name).filter((name) => !reached.has(name) && name !== 'reportDelivery')
  expect(
    silent.map((name) => `${name} ${last.get(name)}`),
    'calls that never got past their door',
  ).toEqual([])
}, 400_000)

test('neither do vendors, webhooks, addresses, sockets and the bank’s callers', async () => {
  const wide = { draw: drawsOf(SEED), share: SHARE / 2 }
  for (const tried of [await fuzzDoors(world, wide), await fuzzAddresses(world), await fuzzSocket(world), await fuzzBank(world, wide)]) {
    expect(tried.failures, `seed ${SEED}`).toEqual([])
    expect(tried.calls).toBeGreaterThan(100)
  }
}, 120_000)
