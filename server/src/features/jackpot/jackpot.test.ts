import { JACKPOT_EVERY_MS, JACKPOT_GROWTH, getJackpot, jackpotAt } from '@tucano/contract/jackpot'
import { readContent } from '@tucano/brand'
import { reconcile } from '#betting/books'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createMember } from '#accounts/members'
import { openJackpot } from '#jackpot/open-pool'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => server.close())

test('the pool grows by 165.11 every three seconds from a time, so that its value follows from the clock [HOM-03] [HOM-04]', async () => {
  const before = Date.now()
  const { seed, growth, everyMs, startedAt, now, lastWin } = (await server.call(getJackpot, {})).body.value
  expect([growth, everyMs]).toEqual([String(JACKPOT_GROWTH), JACKPOT_EVERY_MS])
  expect([JACKPOT_GROWTH, JACKPOT_EVERY_MS]).toEqual([16511n, 3000])
  expect(now).toBeGreaterThanOrEqual(before - 1)
  expect(now).toBeLessThanOrEqual(Date.now() + 1)
  expect(lastWin).toBeNull()
  const pool = { seed, growth, everyMs, startedAt }
  expect(jackpotAt(pool, startedAt)).toBe(BigInt(seed))
  expect(jackpotAt(pool, startedAt + 2999)).toBe(BigInt(seed))
  expect(jackpotAt(pool, startedAt + 3000)).toBe(BigInt(seed) + 16511n)
  expect(jackpotAt(pool, startedAt + 86_400_000)).toBe(BigInt(seed) + 28_800n * 16511n)
  expect(jackpotAt(pool, startedAt - 5000)).toBe(BigInt(seed))
})

test('what articles and notices say of its growth is what it grows by', async () => {
  const { articles, notices } = await readContent(server.services.brand)
  const said = [...articles, ...notices].flatMap(({ html }) => html.match(/R\$[\s\u00a0]*[\d.,]+ a cada \d+ segundos/g) ?? [])
  expect(said.length).toBeGreaterThanOrEqual(4)
  const growth = (Number(JACKPOT_GROWTH) / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
  expect(new Set(said)).toEqual(new Set([`R$ ${growth} a cada ${JACKPOT_EVERY_MS / 1000} segundos`]))
})

test('the seed is set aside in the books, once, whoever starts at the same time', async () => {
  const { db, brand } = server.services
  await Promise.all(Array.from({ length: 4 }, () => openJackpot(server.services)))
  const pools = await db.selectFrom('jackpot.pools').selectAll().execute()
  expect(pools.length).toBe(1)
  const account = await db
    .selectFrom('ledger.accounts')
    .select('balance')
    .where('kind', '=', 'jackpot')
    .where('currency', '=', 'BRL')
    .execute()
  expect(account).toEqual([{ balance: BigInt(brand.jackpotSeed) }])
  expect(await reconcile(db)).toEqual([])
})

test('a won pool is over for good: its winner is told by two letters, and the next one begins at the seed', async () => {
  const { db } = server.services
  const made = await createMember(db, { account: 'sorte', nickname: 'Sortuda', type: 0, passwordHash: 'x' })
  const member_id = 'id' in made ? made.id : 0n
  await db
    .updateTable('jackpot.pools')
    .set({ won_at: new Date(), round_id: '0199a000-0000-7000-8000-000000000001', amount: 777n, member_id })
    .where('won_at', 'is', null)
    .execute()
  await openJackpot(server.services)
  await expect.poll(async () => (await server.call(getJackpot, {})).body.value.lastWin?.nickname).toBe('So***')
  const { seed, startedAt, now } = (await server.call(getJackpot, {})).body.value
  expect(seed).toBe(String(server.services.brand.jackpotSeed))
  expect(now - startedAt).toBeLessThan(10_000)
  await expect(db.updateTable('jackpot.pools').set({ seed: 1n }).execute()).rejects.toThrow(/permission denied/)
  expect(await reconcile(db)).toEqual([])
})
