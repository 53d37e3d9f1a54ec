import fs from 'node:fs'
import path from 'node:path'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { pointsListener } from '#points/listen'
import { openPromotions } from '#promotions/open-promotions'
import { ranksListener } from '#ranks/listen'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Bettor, ClockedBooks } from './testing/clocked-books.ts'
import { ANY_BET } from './testing/promotion-of.ts'
import { startTestPromotion } from './testing/running-promotions.ts'

const BEGINNING = path.join(import.meta.dirname, '../../database/migrations/0066_where_listeners_begin.sql')

let books: ClockedBooks
beforeAll(async () => {
  books = await ClockedBooks.open(inject('clusterUrl'), '2026-05-04T12:00:00Z', (brand) => brand)
})
afterAll(() => books.close())

const pointsOf = async ({ id }: Bettor): Promise<bigint> => {
  const account = await books.db
    .selectFrom('ledger.accounts')
    .select('balance')
    .where('member_id', '=', id)
    .where('kind', '=', 'points')
    .executeTakeFirst()
  return account?.balance ?? 0n
}

test('on a database with a past, old bets bring no points and no rewards; deposits and what was staked in all are counted from the beginning', async () => {
  const ana = await books.begin()
  await books.bet(ana, 100_000n)
  await transactionsEnded(books.db)
  // As on a database that was there before there were listeners for promotions.
  await books.query('delete from platform.listeners; delete from promotions.deposits')
  await books.query(fs.readFileSync(BEGINNING, 'utf8'))
  const { promotions, listener, contests } = openPromotions(books)
  const mission = { measure: 'stake' as const, filter: ANY_BET, target: 1000, window: 'campaign' as const, after: null }
  const startsAt = books.now.getTime() - 86_400_000
  const reward = { type: 'cash' as const, amount: '700' }
  await startTestPromotion(promotions, 'mission', { ...mission, startsAt, claim: 'auto', reward })
  const everybody = [pointsListener(books.brand), ranksListener(books.brand), listener, contests]
  for (const each of everybody) await books.hear(each)
  expect(await pointsOf(ana)).toBe(0n)
  expect(await books.db.selectFrom('promotions.rewards').select('id').execute()).toEqual([])
  expect(await books.db.selectFrom('promotions.deposits').selectAll().execute()).toEqual([
    { member_id: ana.id, deposits: 1, first_amount: 10_000_000n, first_at: books.now },
  ])
  expect(await books.db.selectFrom('ranks.members').select('turnover').execute()).toEqual([{ turnover: 100_000n }])
  // What comes now counts.
  await books.bet(ana, 1000n)
  for (const each of everybody) await books.hear(each)
  expect(await pointsOf(ana)).toBe(1n)
  expect(await books.db.selectFrom('promotions.rewards').select('member_id').execute()).toEqual([{ member_id: ana.id }])
})
