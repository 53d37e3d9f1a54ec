import { randomUUID } from 'node:crypto'
import { excludeMyself, pausePlay } from '@tucano/contract/limits'
import { forfeitBonus, getBonus } from '@tucano/contract/rewards'
import { getBalance } from '@tucano/contract/wallet'
import { listWithdrawalMethods, requestWithdrawal } from '@tucano/contract/withdrawals'
import { addWagering, readSources, readWagering } from '#cashier/wagering'
import { place } from '#betting/bets'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { openAccount } from '@tucano/ledger'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { BonusMembers } from '../../testing/bonus-members.ts'
import { type MoneyServer, PAYMENT_PASSWORD, type Payer, newPayer, openMoneyServer } from '../../testing/money.ts'
import type { TestServer } from '../../testing/test-server.ts'

let money: MoneyServer
let server: TestServer
let members: BonusMembers

beforeAll(async () => {
  money = await openMoneyServer({ clusterUrl: inject('clusterUrl') })
  server = money.server
  members = new BonusMembers(server)
})
afterEach(async () => {
  const [difference] = await reconcile(server.services.db)
  if (difference) throw new Error(`the books differ: ${difference.problem}`)
})
afterAll(() => money.close())

const ask = async (payer: Payer, more: { givesUpBonus?: boolean; withdrawalId?: string } = {}) =>
  (
    await server.call(
      requestWithdrawal,
      {
        withdrawalId: randomUUID(),
        payeeId: payer.payeeId,
        paymentPassword: PAYMENT_PASSWORD,
        method: 'pix',
        amount: '5000',
        ...more,
      },
      payer.headers,
    )
  ).body
const bonusOf = async ({ headers }: Pick<Payer, 'headers'>) => (await server.call(getBonus, {}, headers)).body.value
const stake = (memberId: bigint, amount: number, ofBonus = 0) =>
  server.services.pool.query(
    `insert into betting.turnover as t (member_id, day, product, currency, bets, stake, payout, bonus_stake) values ($1, current_date, 'RNG', 'BRL', 1, $2, 0, $3)
      on conflict (member_id, day, product, currency) do update set stake = t.stake + excluded.stake, bonus_stake = t.bonus_stake + excluded.bonus_stake`,
    [memberId, amount, ofBonus],
  )

test('a withdrawal asks first before it gives a bonus up, and then does it once', async () => {
  const payer = await newPayer(money, 20_000n)
  await members.give(payer.memberId, {}, 3000n)
  const { bonus, available } = (await server.call(listWithdrawalMethods, {}, payer.headers)).body.value
  expect({ bonus, available }).toEqual({ bonus: { title: 'Boas-vindas', balance: '3000', onWithdrawal: 'forfeit' }, available: '20000' })
  expect(await ask(payer)).toMatchObject({ errorCode: 'bonus.confirm', value: { title: 'Boas-vindas', balance: '3000' } })
  expect(await bonusOf(payer)).toMatchObject({ active: { balance: '3000' } })
  const withdrawalId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 3 }, () => ask(payer, { givesUpBonus: true, withdrawalId })))
  expect(answers.map(({ success }) => success)).toEqual([true, true, true])
  expect(await bonusOf(payer)).toMatchObject({ active: null, over: [{ state: 'forfeited' }] })
  expect((await server.call(getBalance, {}, payer.headers)).body.value).toMatchObject({ sumBalance: '15000', bonus: '0' })
})

test('a bonus that keeps the money refuses the withdrawal, whatever is said', async () => {
  const payer = await newPayer(money, 20_000n)
  await members.give(payer.memberId, { onWithdrawal: 'refuse' }, 3000n)
  expect((await server.call(listWithdrawalMethods, {}, payer.headers)).body.value).toMatchObject({ available: '0' })
  expect(await ask(payer)).toMatchObject({ errorCode: 'bonus.keeps' })
  expect(await ask(payer, { givesUpBonus: true })).toMatchObject({ errorCode: 'bonus.keeps' })
  // Given up by itself, it keeps nothing any more.
  const { active } = await bonusOf(payer)
  expect((await server.call(forfeitBonus, { grantId: active!.grantId }, payer.headers)).body.success).toBe(true)
  expect((await ask(payer)).success).toBe(true)
})

test('a bonus is not given up while a bet of its money is open, nor is somebody else’s', async () => {
  const payer = await newPayer(money, 20_000n)
  const other = await newPayer(money, 1000n)
  await members.give(payer.memberId, { maxStake: null }, 3000n)
  const pocket = await openAccount(server.services.db, { memberId: payer.memberId, pocket: 'bonus', currency: 'BRL' })
  await place(server.services.db, { id: newBetId(), product: 'SPORTS', vendor: 'TUC', game: 'football', inputs: 'x', pocket, stake: 1000n })
  const { active } = await bonusOf(payer)
  const forfeit = async ({ headers }: Payer, grantId: string) => (await server.call(forfeitBonus, { grantId }, headers)).body
  expect(await forfeit(payer, active!.grantId)).toMatchObject({ errorCode: 'bonus.open' })
  expect(await ask(payer, { givesUpBonus: true })).toMatchObject({ errorCode: 'bonus.open' })
  expect(await forfeit(other, active!.grantId)).toMatchObject({ errorCode: 'bonus.none' })
  expect(await bonusOf(payer)).toMatchObject({ active: { state: 'active', balance: '2000' } })
})

test('what cash has to be staked is told by where it came from, the oldest first, and comes to the same', async () => {
  const { db } = server.services
  const payer = await newPayer(money, 20_000n)
  const { memberId } = payer
  const add = (source: 'deposit' | 'transfer' | 'reward', required: bigint) =>
    addWagering(db, { memberId, source, amount: required, required })
  const progress = async () => (await bonusOf(payer)).wagering.map(({ source, required, progress: done }) => [source, required, done])
  expect(await progress()).toEqual([])
  await add('deposit', 4000n)
  await add('transfer', 1000n)
  await stake(memberId, 4300)
  expect(await progress()).toEqual([
    ['deposit', '4000', '4000'],
    ['transfer', '1000', '300'],
  ])
  await add('reward', 500n)
  expect(await readWagering(db, memberId)).toEqual({ required: 5500n, done: 4300n })
  // Bonus money that is staked is not the cash that has to be.
  await stake(memberId, 9000, 9000)
  expect(await readWagering(db, memberId)).toEqual({ required: 5500n, done: 4300n })
  await stake(memberId, 2000)
  expect(await readWagering(db, memberId)).toEqual({ required: 5500n, done: 5500n })
  expect(await readSources(db, memberId)).toEqual([])
  await add('deposit', 700n)
  await stake(memberId, 100)
  expect(await progress()).toEqual([['deposit', '700', '100']])
  expect(await readWagering(db, memberId)).toEqual({ required: 700n, done: 100n })
})

test('whoever excludes themselves has the bonus ended and the cash let go', async () => {
  const payer = await newPayer(money, 20_000n)
  await members.give(payer.memberId, { onWithdrawal: 'refuse' }, 3000n)
  await members.give(payer.memberId, {}, 2000n)
  await addWagering(server.services.db, { memberId: payer.memberId, source: 'deposit', amount: 9000n, required: 9000n })
  expect((await server.call(excludeMyself, { months: 6 }, payer.headers)).body.success).toBe(true)
  const { rows } = await server.services.pool.query<{ state: string }>(
    'select state from betting.bonuses where member_id = $1 order by id',
    [payer.memberId],
  )
  expect(rows.map(({ state }) => state)).toEqual(['ended', 'ended'])
  expect(await readWagering(server.services.db, payer.memberId)).toEqual({ required: 0n, done: 0n })
})

test('a pause stops the clock of the bonus at once', async () => {
  const payer = await newPayer(money, 1000n)
  await members.give(payer.memberId)
  expect((await server.call(pausePlay, { days: 7 }, payer.headers)).body.success).toBe(true)
  const { rows } = await server.services.pool.query<{ stands: boolean }>(
    'select paused_at is not null as stands from betting.bonuses where member_id = $1',
    [payer.memberId],
  )
  expect(rows).toEqual([{ stands: true }])
})
