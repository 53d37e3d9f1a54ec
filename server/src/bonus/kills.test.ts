import { transactionsEnded } from '@tucano/database/test-cluster'
import { openAccount } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import { hearSome } from '#betting/listen'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BONUS_TERMS } from '../testing/bonus-members.ts'
import { ClockedBooks } from '../testing/clocked-books.ts'
import { untilThrough } from '../testing/kills.ts'
import { giveBonus } from './bonuses.ts'
import { readContribution } from './contribution.ts'
import { bonusListener } from './listen.ts'

let books: ClockedBooks
beforeAll(async () => {
  books = await ClockedBooks.open(inject('clusterUrl'), '2026-05-04T12:00:00Z', (brand) => brand)
})
afterAll(() => books.close())

test('a bonus that is killed at any step of being given and of becoming cash is there once', async () => {
  const { db } = books
  const ana = await books.begin(2000n)
  const bonus = await openAccount(db, { memberId: ana.id, pocket: 'bonus', currency: 'BRL' })
  const balances = async () => {
    const rows = await db.selectFrom('ledger.accounts').select('balance').where('id', 'in', [ana.cash, bonus]).orderBy('id').execute()
    return rows.map(({ balance }) => balance)
  }
  const terms = { ...BONUS_TERMS, multiple: 1, maxStake: null, maxConversion: null }
  const given = { memberId: ana.id, currency: 'BRL', source: 'test:kill', title: 'Boas-vindas', amount: 1000n, terms }
  const kills = await untilThrough(
    db,
    (killed) => killed.transaction().execute((trx) => giveBonus(trx, given)),
    async () => expect(await balances()).toEqual([2000n, 0n]),
  )
  expect(kills).toBeGreaterThan(3)
  expect(await balances()).toEqual([2000n, 1000n])
  await books.bet(ana, 1000n)
  await transactionsEnded(db)
  const listener = bonusListener({ currency: 'BRL', ...readContribution([]) })
  await untilThrough(
    db,
    async (killed) => {
      while (await hearSome(killed, listener));
    },
    async () => expect([['1000', '1000'].join(), ['2000', '0'].join()]).toContain((await balances()).join()),
  )
  expect(await balances()).toEqual([2000n, 0n])
  expect(await db.selectFrom('betting.bonuses').select(['state', 'converted']).execute()).toEqual([
    { state: 'converted', converted: 1000n },
  ])
  expect(await reconcile(db)).toEqual([])
})
