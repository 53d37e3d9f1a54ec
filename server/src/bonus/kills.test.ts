import { transactionsEnded } from '@tucano/database/test-cluster'
import { openAccount } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import { hearSome } from '#betting/listen'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BONUS_TERMS } from '../testing/bonus-members.ts'
import { ClockedBooks } from '../testing/clocked-books.ts'
import { untilThrough } from '../testing/kills.ts'
import { place, settle } from '#betting/bets'
import { newBetId } from '#betting/bet'
import { endBonus, giveBonus, lockActive } from './bonuses.ts'
import { endForExclusion } from './clocks.ts'
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

test('a bonus that is killed at any step of being given up, of running out, of its late win and of an exclusion is over once', async () => {
  const { db } = books
  const house = async () => {
    const rows = await db
      .selectFrom('ledger.accounts')
      .select('balance')
      .where('member_id', 'is', null)
      .where('kind', '=', 'promotion')
      .where('currency', '=', 'BRL')
      .execute()
    return rows.reduce((sum, { balance }) => sum + balance, 0n)
  }
  const begin = async () => {
    const { id: memberId } = await books.begin(1000n)
    const pocket = await openAccount(db, { memberId, pocket: 'bonus', currency: 'BRL' })
    for (const amount of [500n, 300n])
      await db
        .transaction()
        .execute((trx) =>
          giveBonus(trx, { memberId, currency: 'BRL', source: `kill:${memberId}:${amount}`, title: 'Bônus', amount, terms: BONUS_TERMS }),
        )
    const states = async () => {
      const rows = await db.selectFrom('betting.bonuses').select('state').where('member_id', '=', memberId).orderBy('id').execute()
      return rows.map(({ state }) => state)
    }
    return { memberId, pocket, states }
  }
  const [up, out, closed] = [await begin(), await begin(), await begin()]
  const active = (await lockActive(db, up.memberId, 'BRL'))!
  const before = await house()
  const gaveUp = await untilThrough(
    db,
    (killed) => killed.transaction().execute((trx) => endBonus(trx, active, 'forfeited')),
    async () => expect([await house(), await up.states()]).toEqual([before, ['active', 'waiting']]),
  )
  expect(gaveUp).toBeGreaterThan(5)
  expect([await house(), await up.states()]).toEqual([before + 500n - 300n, ['forfeited', 'active']])

  const open = newBetId(books.now)
  await place(db, { id: open, pocket: out.pocket, product: 'SPORTS', vendor: 'TUC', game: 'football', inputs: 'home', stake: 100n })
  await books.turn('2026-05-04T13:00:00Z')
  const running = (await lockActive(db, out.memberId, 'BRL'))!
  const ranOut = await untilThrough(
    db,
    (killed) => killed.transaction().execute((trx) => endBonus(trx, running, 'expired')),
    async () => expect([await house(), await out.states()]).toEqual([before + 200n, ['active', 'waiting']]),
  )
  expect(ranOut).toBeGreaterThan(5)
  expect([await house(), await out.states()]).toEqual([before + 200n + 400n - 300n, ['expired', 'active']])
  await books.turn('2026-05-04T14:00:00Z')
  await settle(db, { id: open, payout: 900n })
  await transactionsEnded(db)
  const listener = bonusListener({ currency: 'BRL', ...readContribution([]) })
  await untilThrough(
    db,
    async (killed) => {
      while (await hearSome(killed, listener));
    },
    () => Promise.resolve(),
  )
  while (await hearSome(db, listener));
  expect([await house(), await out.states()]).toEqual([before + 300n + 900n, ['expired', 'active']])

  const excluded = await untilThrough(
    db,
    (killed) => killed.transaction().execute((trx) => endForExclusion(trx, closed.memberId)),
    async () => expect([await house(), await closed.states()]).toEqual([before + 1200n, ['active', 'waiting']]),
  )
  expect(excluded).toBeGreaterThan(5)
  expect([await house(), await closed.states()]).toEqual([before + 1700n, ['ended', 'ended']])
  expect(await reconcile(db)).toEqual([])
})
