import { Seeds } from '#fairness/seeds'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { playDemo } from './play-demo.ts'
import { tellOldSeeds } from '../features/fairness/tell-old-seeds.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
})
afterAll(() => server.close())

test('the demo has its whole history, however often seeds of members who are not signed in are told meanwhile', async () => {
  const { services } = server
  const over = new AbortController()
  const played = playDemo(services, 48).finally(() => over.abort())
  while (!over.signal.aborted) await tellOldSeeds(services, new Seeds(services))
  await played
  const { rounds, told } = await services.db
    .selectFrom('betting.bets')
    .select(({ fn }) => [fn.countAll<bigint>().as('rounds'), fn.count<bigint>('seed_id').distinct().as('told')])
    .executeTakeFirstOrThrow()
  expect(Number(rounds)).toBe(48)
  expect(Number(told), 'more seeds than players').toBeGreaterThan(8)
})
