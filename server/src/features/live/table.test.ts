import { LiveFact as LiveFactShape, LiveView as LiveViewShape, listLiveTables, shownLiveKinds } from '@tucano/contract/live'
import { launchGame } from '@tucano/contract/lobby'
import { livePath } from '@tucano/contract/pages'
import { findTable, slipPayout } from '@tucano/live'
import { Check } from 'typebox/value'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { reconcile } from '#betting/books'
import { advanceDraw } from '#draws/advance'
import { publish, readDraw } from '#draws/published'
import { type LiveProcess, LiveTable, factsIn, liveMaths, openLiveSite } from '../../testing/live-table.ts'
import { newOperator } from '../../testing/operators.ts'
import { type Player, balanceOf, newPlayer } from '../../testing/players.ts'
import type { SharedDrawsTest } from '../../testing/shared-draws.ts'
import { tableRoom } from './room/table-room.ts'
import type { TableState } from './room/state.ts'

const TABLE = findTable('roleta-veloz')!
let players: Player[]
let [ana, bia, caio] = [0n, 0n, 0n]
let site: SharedDrawsTest
let table: LiveTable<TableState>
type Running = LiveProcess<TableState>

beforeAll(async () => {
  site = await openLiveSite(inject('clusterUrl'))
  table = await LiveTable.open(site, TABLE.code, tableRoom(site.server.services, { draws: site.draws, maths: liveMaths }))
  players = [await newPlayer(site.server), await newPlayer(site.server), await newPlayer(site.server)]
  ;[ana, bia, caio] = players.map(({ memberId }) => memberId) as [bigint, bigint, bigint]
})
afterAll(() => site.close())
beforeEach(() => table.listen())
afterEach(() => table.stop())

/** Answers with the code of a refusal. */
const tryBet = (running: Running, memberId: bigint, version: number, chips: Record<string, string>) =>
  running.say(memberId, { do: 'bet', version, chips })
async function say(running: Running, memberId: bigint, said: object): Promise<void> {
  expect(await running.say(memberId, said)).toBe('taken')
}
const bet = (running: Running, memberId: bigint, version: number, chips: Record<string, string>) =>
  say(running, memberId, { do: 'bet', version, chips })
const balance = (memberId: bigint) => balanceOf(site.server, memberId)

const betsOf = (eventId: string) =>
  site.draws.db
    .selectFrom('betting.bets')
    .select(['id', 'member_id', 'state', 'stake', 'payout', 'selections'])
    .where('event_id', '=', eventId)
    .orderBy('member_id')
    .execute()

test('chips are one bet that grows, is taken back step by step, and pays as its spots say [LIV-01]', async () => {
  const running = await table.newProcess()
  await running.reached('open')
  const before = await balance(ana)
  await bet(running, ana, 0, { 'colour-red': '200', 'straight-7': '100' })
  await bet(running, ana, 1, { 'colour-red': '300' })
  expect(await balance(ana)).toBe(before - 600n)
  expect(running.view(ana).mine).toMatchObject({ version: 2, chips: { 'colour-red': '500', 'straight-7': '100' }, undoable: 2, won: null })
  await say(running, ana, { do: 'undo', version: 2 })
  expect(await balance(ana)).toBe(before - 300n)
  await bet(running, bia, 0, { 'colour-black': '400' })
  await say(running, bia, { do: 'clear', version: 1 })
  await bet(running, bia, 2, { 'parity-even': '500' })
  await bet(running, caio, 0, { 'colour-black': '100' })
  await say(running, caio, { do: 'undo', version: 1 })
  expect(running.view()).toMatchObject({
    members: 2,
    mine: null,
    spots: { 'colour-red': { staked: '200', members: 1 }, 'colour-black': { staked: '0', members: 0 } },
  })
  await running.play()
  const { eventId, result } = running.state
  // What is being played is nobody's to know before it is over.
  expect(await readDraw(site.draws.db, eventId!)).toMatchObject({ state: 'sealed', seed: null })
  expect((await betsOf(eventId!)).filter(({ state }) => state === 'settled')).toEqual([])
  await running.finish()
  const bets = await betsOf(eventId!)
  const open = bets.filter(({ state }) => state !== 'void')
  expect(open.map(({ member_id, stake }) => [member_id, stake])).toEqual([
    [ana, 300n],
    [bia, 500n],
  ])
  for (const { member_id, payout, selections } of open) {
    expect(payout).toBe(slipPayout(TABLE.gameIn(1), (selections as { chips: Record<string, string> }).chips, result))
    expect(running.view(member_id).mine!.won).toBe(String(payout))
  }
  const draw = (await readDraw(site.draws.db, eventId!))!
  expect(draw).toMatchObject({ state: 'drawn', isOver: true, result })
  expect(table.problems(publish(draw))).toEqual([])
  expect(running.view().past.at(-1)).toEqual({ round: running.state.round, drawId: eventId, result })
  await running.next()
  expect(running.view(ana)).toMatchObject({ mine: null, spots: {}, members: 0 })
  expect(await reconcile(site.draws.db)).toEqual([])
  for (const fact of table.frames.flatMap(factsIn)) expect(Check(LiveFactShape, fact)).toBe(true)
  expect(Check(LiveViewShape, running.view(ana))).toBe(true)
})

test('what cannot be bet is refused by a code of its own, and leaves the slip as it was', async () => {
  const running = await table.newProcess()
  await running.reached('open')
  const refused = (version: number, chips: Record<string, string>) => tryBet(running, ana, version, chips)
  expect(await refused(0, { nowhere: '200' })).toBe('live.spot.unknown')
  expect(await refused(0, { 'colour-red': String(TABLE.limits.min - 1) })).toBe('live.bet.min')
  expect(await refused(0, { 'colour-red': String(TABLE.limits.max + 1) })).toBe('live.bet.max')
  const full = String(TABLE.limits.max)
  expect(await refused(0, { 'colour-red': full, 'colour-black': full, 'parity-even': full, 'parity-odd': full, 'half-low': full })).toBe(
    'live.slip.max',
  )
  expect(await refused(1, { 'colour-red': '200' })).toBe('live.slip.changed')
  expect(await refused(0, {})).toBe('live.slip.empty')
  await bet(running, ana, 0, { 'colour-red': full })
  expect(await refused(1, { 'colour-red': '100' })).toBe('live.bet.max')
  expect(await refused(1, { 'colour-black': full, 'parity-even': full })).toBe('balance.insufficient')
  expect(running.view(ana).mine).toMatchObject({ version: 1, chips: { 'colour-red': full } })
  await running.turn(running.state.closesAtMs)
  expect(await refused(1, { 'colour-black': '200' })).toBe('event.closed')
  expect(await running.say(ana, { do: 'clear', version: 1 })).toBe('event.closed')
  await running.play()
  await running.finish()
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('left while a round is played, the next process comes to the same result, and pays once', async () => {
  const one = await table.newProcess()
  await one.next().catch(() => undefined)
  await one.reached('open')
  await bet(one, ana, 0, { 'colour-red': '1000', 'colour-black': '1000' })
  const before = await balance(ana)
  await one.play()
  const { result, eventId } = one.state
  await one.stop()
  const two = await table.newProcess()
  expect(two.state.result).toEqual(result)
  // Whoever else advances draws waits for the play as well.
  expect(await advanceDraw(site.draws, eventId!)).toBe(false)
  await two.finish()
  const [paid] = await betsOf(eventId!)
  expect(paid).toMatchObject({
    state: 'settled',
    payout: slipPayout(TABLE.gameIn(1), { 'colour-red': '1000', 'colour-black': '1000' }, result),
  })
  expect(await balance(ana)).toBe(before + paid!.payout)
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('a paused table finishes its round and opens no other one until it is open again', async () => {
  const running = await table.newProcess()
  if (running.state.phase === 'result') await running.next()
  await running.reached('open')
  const { round } = running.state
  const operator = await newOperator(site.server, 'mesa')
  await site.owner.query(
    `insert into live.tables (code, state, reason, version, changed_by) values ($1, 'paused', 'troca de baralho', 1, $2)`,
    [TABLE.code, String(operator)],
  )
  await running.play()
  await running.finish()
  await running.turn(running.state.nextAtMs!)
  await running.wake()
  await expect.poll(() => running.view().state).toBe('paused')
  expect(running.state).toMatchObject({ phase: 'idle', round })
  await site.owner.query(`update live.tables set state = 'open', version = 2 where code = $1`, [TABLE.code])
  await running.reached('open')
  expect(running.state.round).toBe(round + 1)
})

test('the list of tables says what every bet gives back, to four digits and never more than it does; members are led to the table [LIV-01] [LCH-03]', async () => {
  const { tables } = (await site.server.call(listLiveTables, {})).body.value
  expect(tables.length).toBeGreaterThanOrEqual(13)
  const baccarat = tables.find(({ kind }) => kind === 'baccarat')!
  const returns = Object.fromEntries(baccarat.spots.map(({ code, returns: told }) => [code, told]))
  expect(returns).toMatchObject({ player: '98.7649', banker: '98.9420', tie: '95.1559' })
  // Kinds without a page do not open.
  expect(shownLiveKinds).toEqual(expect.arrayContaining(tables.map(({ kind }) => kind)))
  const launched = await site.server.call(
    launchGame,
    { vassalage: baccarat.vendor, gameType: 'LIVE', gameCode: baccarat.code },
    players[0]!.headers,
  )
  expect(JSON.stringify(launched.body)).toContain(livePath(baccarat.code))
})
