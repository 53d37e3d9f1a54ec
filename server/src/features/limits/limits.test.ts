import * as contract from '@tucano/contract/limits'
import { getMemberInfo } from '@tucano/contract/member'
import { listMovements } from '@tucano/contract/account-record'
import { bringHome, getBalance } from '@tucano/contract/wallet'
import { commitSeeds } from '@tucano/contract/fairness'
import { openAccount } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { type PlacedBet, correct, pay, place, raise, settle, voidBet } from '#betting/bets'
import { newBetId } from '#betting/bet'
import { BonusMembers } from '../../testing/bonus-members.ts'
import { KnownPlays, type KnownRound } from '../../testing/known-plays.ts'
import { type Player, newPlayer } from '../../testing/players.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let plays: KnownPlays
let owner: pg.Client

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  plays = new KnownPlays(server.services)
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterEach(() => later('0'))
afterAll(async () => {
  await plays.stop()
  await owner.end()
  await server.close()
})

/** The database's clock, which is the only one that counts, goes ahead. */
const later = (interval: string) =>
  owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile as $$ select clock_timestamp() + interval '${interval}' $$`,
  )

const spin = ({ cash }: Player, change: Partial<KnownRound> = {}): KnownRound => ({
  id: newBetId(),
  pocket: cash,
  product: 'RNG',
  vendor: 'TUC',
  game: 'jaguar',
  inputs: 'seed',
  stake: 100n,
  payout: 0n,
  transcript: Buffer.from('x'),
  ...change,
})
const bet = ({ cash }: Player, amount = 100n): PlacedBet => ({
  id: newBetId(),
  product: 'SPORTS',
  vendor: 'TUC',
  game: 'football',
  inputs: 'home',
  pocket: cash,
  stake: amount,
})
const refused = (code: string) => expect.objectContaining({ code })
const put = (player: Player, kind: contract.LimitKind, period: contract.LimitPeriod, cap: string | null) =>
  server.call(contract.requestLimitChange, { kind, period, cap }, player.headers)
const limitOf = async (player: Player, kind: contract.LimitKind, period: contract.LimitPeriod) => {
  const { limits } = (await server.call(contract.getLimits, {}, player.headers)).body.value
  return limits.find((one) => one.kind === kind && one.period === period)!
}

test('a first cap is there at once, and counts what was played before it', async () => {
  const player = await newPlayer(server)
  await plays.play(spin(player, { stake: 300n, payout: 50n }))
  const { status, body } = await put(player, 'stake', 'day', '500')
  expect(status).toBe(200)
  expect(body.value.limits.find(({ kind, period }) => kind === 'stake' && period === 'day')).toMatchObject({ cap: '500', used: '300' })
  await plays.play(spin(player, { stake: 200n }))
  await expect(plays.play(spin(player, { stake: 1n }))).rejects.toEqual(refused('limit.stake'))
  expect(await limitOf(player, 'stake', 'day')).toMatchObject({ used: '500' })
  expect(await limitOf(player, 'bets', 'month')).toMatchObject({ cap: null, used: '2' })
})

test('a loss limit counts the stake of a round before its outcome: it cannot be used to keep wins and refuse losses', async () => {
  const player = await newPlayer(server)
  await put(player, 'loss', 'week', '150')
  await expect(plays.play(spin(player, { stake: 200n, payout: 5000n }))).rejects.toEqual(refused('limit.loss'))
  await plays.play(spin(player, { stake: 150n, payout: 120n }))
  expect(await limitOf(player, 'loss', 'week')).toMatchObject({ used: '30' })
  await expect(plays.play(spin(player, { stake: 121n, payout: 121n }))).rejects.toEqual(refused('limit.loss'))
  await plays.play(spin(player, { stake: 120n, payout: 400n }))
  expect(await limitOf(player, 'loss', 'week')).toMatchObject({ used: '-250' })
})

test('a void that is undone brings its stake back, whatever was staked meanwhile: it was judged when it was placed', async () => {
  const player = await newPlayer(server)
  const { db } = server.services
  await put(player, 'stake', 'day', '500')
  const first = bet(player, 400n)
  await place(db, first)
  await settle(db, { id: first.id, payout: 0n })
  await voidBet(db, first.id)
  await place(db, bet(player, 500n))
  await correct(db, { id: first.id, key: 'not void after all', payout: 0n })
  expect(await limitOf(player, 'stake', 'day')).toMatchObject({ used: '900' })
  await expect(place(db, bet(player, 1n))).rejects.toEqual(refused('limit.stake'))
})

test('a number of bets is a number of bets', async () => {
  const player = await newPlayer(server)
  await put(player, 'bets', 'month', '2')
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => plays.play(spin(player))))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refused('limit.bets'))
})

test('no way leads around a limit: rounds that end at once, bets, raises, several servers, several pockets', async () => {
  const player = await newPlayer(server)
  const { db } = server.services
  const bonus = await openAccount(db, { memberId: player.memberId, pocket: 'bonus', currency: 'BRL' })
  await new BonusMembers(server).give(player.memberId, {}, 100_000n)
  await put(player, 'stake', 'day', '1000')
  const second = new KnownPlays(server.services)
  const asked = Array.from({ length: 60 }, (_, n) => {
    const change = { stake: 70n, ...(n % 2 === 0 ? { pocket: bonus } : {}) }
    if (n % 3 === 0) return place(db, { ...bet(player, 70n), ...(n % 2 === 0 ? { pocket: bonus, stake: 70n } : {}) })
    return (n % 3 === 1 ? plays : second).play(spin(player, change))
  })
  const outcomes = await Promise.allSettled(asked)
  await second.stop()
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refused('limit.stake'))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(14)
  expect(await limitOf(player, 'stake', 'day')).toMatchObject({ used: '980' })
  expect(await reconcile(db)).toEqual([])
})

test('raising a bet is staking; a win gives room for losses, and what is undone never happened', async () => {
  const player = await newPlayer(server)
  const { db } = server.services
  await put(player, 'loss', 'day', '300')
  const one = bet(player, 200n)
  await place(db, one)
  await expect(raise(db, { id: one.id, key: 'a', amount: 101n })).rejects.toEqual(refused('limit.loss'))
  await raise(db, { id: one.id, key: 'b', amount: 100n })
  await expect(place(db, bet(player, 1n))).rejects.toEqual(refused('limit.loss'))
  await pay(db, { id: one.id, key: 'c', amount: 40n })
  await settle(db, { id: one.id, payout: 60n })
  expect(await limitOf(player, 'loss', 'day')).toMatchObject({ used: '200' })
  await voidBet(db, one.id)
  expect(await limitOf(player, 'loss', 'day')).toMatchObject({ used: '0' })
  expect(await reconcile(db)).toEqual([])
})

test('a lower cap acts on the next request; a higher one waits a day by the database’s clock, and for a word of the member', async () => {
  const player = await newPlayer(server)
  await put(player, 'stake', 'month', '1000')
  await put(player, 'stake', 'month', '100')
  await expect(plays.play(spin(player, { stake: 101n }))).rejects.toEqual(refused('limit.stake'))
  const { body } = await put(player, 'stake', 'month', '5000')
  const [request] = body.value.changeRequests
  expect(request).toMatchObject({ kind: 'stake', period: 'month', cap: '5000' })
  expect(Math.round((request!.readyAt - body.value.now) / 60_000)).toBe(24 * 60)
  const confirm = () => server.call(contract.confirmLimit, { changeRequestId: request!.changeRequestId }, player.headers)
  expect((await confirm()).body.errorCode).toBe('limit.waiting')
  await later('23 hours 59 minutes')
  expect((await confirm()).body.errorCode).toBe('limit.waiting')
  expect(await limitOf(player, 'stake', 'month')).toMatchObject({ cap: '100' })
  await later('24 hours 1 minute')
  const stranger = await newPlayer(server)
  expect((await server.call(contract.confirmLimit, { changeRequestId: request!.changeRequestId }, stranger.headers)).body.errorCode).toBe(
    'limit.unknown',
  )
  expect((await confirm()).body.value.limits.find(({ kind, period }) => kind === 'stake' && period === 'month')).toMatchObject({
    cap: '5000',
  })
  expect((await confirm()).body.errorCode).toBe('limit.unknown')
})

test('taking a cap away is raising it; a request can be dropped, and is forgotten after a week', async () => {
  const player = await newPlayer(server)
  await put(player, 'bets', 'day', '5')
  const dropped = (await put(player, 'bets', 'day', null)).body.value.changeRequests[0]!
  await server.call(contract.dropChangeRequest, { changeRequestId: dropped.changeRequestId }, player.headers)
  expect((await server.call(contract.dropChangeRequest, { changeRequestId: dropped.changeRequestId }, player.headers)).body.errorCode).toBe(
    'limit.unknown',
  )
  const old = (await put(player, 'bets', 'day', null)).body.value.changeRequests[0]!
  await later('8 days 1 hour')
  expect((await server.call(contract.confirmLimit, { changeRequestId: old.changeRequestId }, player.headers)).body.errorCode).toBe(
    'limit.unknown',
  )
  expect(await limitOf(player, 'bets', 'day')).toMatchObject({ cap: '5' })
})

test('a new day, week and month begin again, in the brand’s time zone', async () => {
  const player = await newPlayer(server)
  for (const period of contract.limitPeriods) await put(player, 'stake', period, '100')
  await plays.play(spin(player))
  await expect(plays.play(spin(player))).rejects.toEqual(refused('limit.stake'))
  const { rows } = await owner.query<{ ok: boolean }>(
    `select p.day_from at time zone 'America/Sao_Paulo' = date_trunc('day', now() at time zone 'America/Sao_Paulo')
       and extract(isodow from p.week_from at time zone 'America/Sao_Paulo') = 1 and p.month_until > p.day_until - interval '1 second' as ok from platform.periods(now()) p`,
  )
  expect(rows[0]?.ok).toBe(true)
  await later('32 days')
  await put(player, 'stake', 'day', '100')
  expect(await limitOf(player, 'stake', 'month')).toMatchObject({ used: '0' })
})

test('the session’s time runs out, over several sessions of the day', async () => {
  // Whatever the hour, it is noon somewhere: the day neither began nor ends within the hour.
  const east = 12 - new Date().getUTCHours()
  const setZone = (name: string) => owner.query('update platform.zone set name = $1', [name])
  await setZone(`Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`)
  const player = await newPlayer(server)
  await put(player, 'time', 'day', '60')
  await plays.play(spin(player))
  await owner.query(`update session.sessions set created_at = created_at - interval '10 minutes' where member_id = $1`, [player.memberId])
  const again = await signedIn(server.services.db, player.memberId)
  const session = (await server.call(contract.getPlaySession, {}, again.headers)).body.value
  expect(Math.round((session.timeUpAt! - session.now) / 60_000)).toBe(50)
  await owner.query(`update limits.player_limits set time_up_at = now() - interval '1 second' where member_id = $1`, [player.memberId])
  await expect(plays.play(spin(player))).rejects.toEqual(refused('limit.time'))
  await setZone('America/Sao_Paulo')
})

test('every so many minutes the next round waits for the member to look at how it is going', async () => {
  const player = await newPlayer(server)
  await plays.play(spin(player, { stake: 100n, payout: 30n }))
  const first = (await server.call(contract.getPlaySession, {}, player.headers)).body.value
  expect(first).toMatchObject({ rounds: 1, staked: '100', won: '30', currency: 'BRL' })
  expect(Math.round((first.checkDueAt! - first.since) / 60_000)).toBe(60)
  await server.call(contract.chooseCheck, { minutes: 15 }, player.headers)
  await later('14 minutes')
  await plays.play(spin(player))
  await later('16 minutes')
  await expect(plays.play(spin(player))).rejects.toEqual(refused('check.due'))
  await expect(place(server.services.db, bet(player))).rejects.toEqual(refused('check.due'))
  const answered = (await server.call(contract.answerCheck, {}, player.headers)).body.value
  expect(Math.round((answered.checkDueAt! - answered.now) / 60_000)).toBe(15)
  await plays.play(spin(player))
  const early = (await server.call(contract.answerCheck, {}, player.headers)).body.value
  expect(early.checkDueAt).toBe(answered.checkDueAt)
})

test('signing in again puts the check off for nobody; whoever was away for as long begins anew', async () => {
  const player = await newPlayer(server)
  const { db } = server.services
  await server.call(contract.chooseCheck, { minutes: 15 }, player.headers)
  await plays.play(spin(player, { stake: 100n, payout: 30n }))
  const before = (await server.call(contract.getPlaySession, {}, player.headers)).body.value
  const again = async () => (await server.call(contract.getPlaySession, {}, (await signedIn(db, player.memberId)).headers)).body.value
  await later('14 minutes')
  expect(await again()).toMatchObject({ checkDueAt: before.checkDueAt, since: before.since, rounds: 1, won: '30' })
  await owner.query('update session.sessions set seen_at = platform.clock() where member_id = $1', [player.memberId])
  await later('16 minutes')
  expect((await again()).checkDueAt).toBe(before.checkDueAt)
  await expect(plays.play(spin(player))).rejects.toEqual(refused('check.due'))
  await later('32 minutes')
  const anew = await again()
  expect(anew).toMatchObject({ rounds: 0, since: expect.any(Number) })
  expect(Math.round((anew.checkDueAt! - anew.now) / 60_000)).toBe(15)
  expect(Math.round((anew.now - anew.since) / 60_000)).toBe(0)
})

test('whoever plays at a vendor without a call to us was not away', async () => {
  const player = await newPlayer(server)
  await server.call(contract.chooseCheck, { minutes: 15 }, player.headers)
  const before = (await server.call(contract.getPlaySession, {}, player.headers)).body.value
  await later('14 minutes')
  await plays.play(spin(player))
  const counted = () => owner.query('select from betting.turnover where member_id = $1', [player.memberId])
  await expect.poll(async () => (await counted()).rowCount).toBe(1)
  await later('20 minutes')
  const { headers } = await signedIn(server.services.db, player.memberId)
  expect((await server.call(contract.getPlaySession, {}, headers)).body.value.checkDueAt).toBe(before.checkDueAt)
})

test('a hand that has begun goes on when the member should look up, but not when play is closed', async () => {
  const player = await newPlayer(server)
  const { db } = server.services
  const hand = bet(player)
  await place(db, hand)
  await later('61 minutes')
  await raise(db, { id: hand.id, key: 'double', amount: 50n })
  await server.call(contract.pausePlay, { days: 1 }, player.headers)
  await expect(raise(db, { id: hand.id, key: 'more', amount: 50n })).rejects.toEqual(refused('play.closed'))
  await settle(db, { id: hand.id, payout: 70n })
})

test('a pause cannot be shortened, and ends by itself', async () => {
  const player = await newPlayer(server)
  const pause = async (days: number) => (await server.call(contract.pausePlay, { days }, player.headers)).body.value.closed!
  const month = await pause(30)
  expect(month.why).toBe('pause')
  expect((await pause(1)).until).toBe(month.until)
  expect((await pause(42)).until).toBeGreaterThan(month.until)
  await expect(plays.play(spin(player))).rejects.toEqual(refused('play.closed'))
  for (const days of [0, 43, 1.5, -1]) expect((await server.call(contract.pausePlay, { days }, player.headers)).status).toBe(400)
  await later('42 days 1 minute')
  expect((await server.call(contract.getLimits, {}, player.headers)).body.value.closed).toBeNull()
})

test('an exclusion ends every session at once, leaves what it takes to go home with the money, and cannot be undone', async () => {
  const player = await newPlayer(server)
  const { db } = server.services
  const { body } = await server.call(contract.excludeMyself, { months: 6 }, player.headers)
  expect(body.value.why).toBe('exclusion')
  expect((await server.call(getBalance, {}, player.headers)).status).toBe(401)
  await expect(plays.play(spin(player))).rejects.toEqual(refused('play.closed'))
  const { headers } = await signedIn(db, player.memberId)
  expect((await server.call(getBalance, {}, headers)).body.value.sumBalance).toBe('100000')
  expect((await server.call(getMemberInfo, {}, headers)).status).toBe(200)
  const day = new Date().toISOString().slice(0, 10)
  expect((await server.call(listMovements, { from: day, to: day, pocket: 'cash' }, headers)).status).toBe(200)
  // One wallet has nothing to bring home, but it is not the exclusion that says so.
  expect((await server.call(bringHome, { transferId: newBetId() }, headers)).body.errorCode).toBe('wallet.single')
  expect((await server.call(commitSeeds, {}, headers)).body.errorCode).toBe('account.excluded')
  expect((await server.call(contract.pausePlay, { days: 1 }, headers)).body.errorCode).toBe('account.excluded')
  expect((await server.call(contract.requestLimitChange, { kind: 'loss', period: 'day', cap: '1' }, headers)).status).toBe(403)
  const longer = (await server.call(contract.excludeMyself, { months: 12 }, headers)).body.value
  const back = await signedIn(db, player.memberId)
  expect((await server.call(contract.excludeMyself, { months: 6 }, back.headers)).body.value).toEqual(longer)
  expect((await server.call(contract.excludeMyself, { months: 1 as 6 }, back.headers)).status).toBe(401)
})

test('caps that make no sense are named, and nobody sets another member’s', async () => {
  const player = await newPlayer(server)
  for (const cap of ['-1', '1.5', '1e3', '', ' 5', '99999999999999999', 'NaN'])
    expect((await put(player, 'loss', 'day', cap)).body).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'cap' }] },
    })
  expect((await put(player, 'time', 'day', '1441')).body).toMatchObject({
    errorCode: 'request.invalid',
    value: { fields: [{ field: 'cap' }] },
  })
  await put(player, 'stake', 'day', '0')
  await expect(plays.play(spin(player, { stake: 1n }))).rejects.toEqual(refused('limit.stake'))
})

test('the tables of limits are closed to the application but for reading', async () => {
  for (const statement of [
    `update limits.player_limits set closed_until = null`,
    `delete from limits.closures`,
    `update member.members set excluded_until = null`,
    `insert into limits.change_requests (member_id, kind, period, ready_at, state) values (1, 'loss', 'day', now(), 'waiting')`,
  ])
    await expect(server.services.pool.query(`set role tucano_app; ${statement}`), statement).rejects.toThrow(
      /permission denied|written by limits alone/,
    )
})
