import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newPlayer } from '../testing/players.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { readWagering } from './wagering.ts'
import { writeWeights } from './weights.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => server.close())

test('a stake counts by the weight of its product, and what was done before a weight changed stays done', async () => {
  const { db, pool } = server.services
  const { memberId } = await newPlayer(server)
  const done = async () => (await readWagering(db, memberId)).done
  const stake = (product: string, amount: number) =>
    pool.query(
      `insert into betting.turnover as t (member_id, day, product, currency, bets, stake, payout) values ($1, current_date, $2, 'BRL', 1, $3, 0)
      on conflict (member_id, day, product, currency) do update set stake = t.stake + excluded.stake`,
      [memberId, product, amount],
    )
  await stake('LIVE', 700)
  await pool.query('select cashier.add_wagering($1, 10000)', [memberId])
  await stake('LIVE', 1000)
  expect(await done()).toBe(1000n)
  await writeWeights(db, { LIVE: 1000, PVP: 0 })
  expect(await done()).toBe(1000n)
  await stake('LIVE', 1000)
  await stake('PVP', 5000)
  await stake('RNG', 300)
  expect(await done()).toBe(1400n)
  await writeWeights(db, { LIVE: 1000, PVP: 0 })
  await writeWeights(db, {})
  expect(await done()).toBe(1400n)
  await stake('PVP', 600)
  expect(await readWagering(db, memberId)).toEqual({ required: 10_000n, done: 2000n })
})
