import { randomUUID } from 'node:crypto'
import { msOfRound } from '@tucano/beacon'
import { type LiveView, LiveView as LiveViewShape } from '@tucano/contract/live'
import { openAccount } from '@tucano/ledger'
import {
  type CockfightResult,
  type RegattaResult,
  type TableOfHouse,
  findTable,
  pairingIn,
  sharedLive,
  slipPayout,
  windOf,
} from '@tucano/live'
import { verifyDraw } from '@tucano/round'
import { Check } from 'typebox/value'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { reconcile } from '#betting/books'
import { publish, readDraw } from '#draws/published'
import { certify, writtenDigest } from '#fairness/maths'
import { nodeHashes } from '#fairness/node-hashes'
import type { RoomKind } from '#rooms/kind'
import { Rooms } from '#rooms/rooms'
import { makeRoom } from '#rooms/store'
import { SharedDrawsTest, testChecks } from '../../testing/shared-draws.ts'
import { liveDraws, liveLauncher } from './index.ts'
import type { TableState } from './room/state.ts'
import { tableRoom } from './room/table-room.ts'
import { tablesOf } from './tables.ts'
import { sourceOf } from './room/work.ts'

const REGATTA = findTable('regata-das-jangadas')!
const RING = findTable('galo-virtual')!
/** The last one plays with play money. */
const members = [988_001n, 988_002n, 988_003n] as const
const [ana, bia, trial] = members
const pockets = new Map<bigint, bigint>()
const maths = new Map(sharedLive.map((game) => [game.code, writtenDigest(game)]))
let site: SharedDrawsTest
let running: Rooms[] = []

beforeAll(async () => {
  site = await SharedDrawsTest.open(inject('clusterUrl'), { drawnGames: new Map(liveDraws.map((one) => [one.game.code, one])) })
  await certify(site.server.services.db, sharedLive)
  for (const memberId of members) {
    await site.owner.query(
      `insert into member.members (id, account, nickname, password_hash, type, trial_until) overriding system value
       values ($1, $2, $2, '*', $3::int, case when $3::int = 4 then now() + interval '1 day' end)`,
      [String(memberId), `regata${memberId}`, memberId === trial ? 4 : 0],
    )
    if (memberId === trial) continue
    const pocket = await openAccount(site.draws.db, { memberId, pocket: 'cash', currency: 'BRL' })
    await site.fund(pocket, 10_000_00n)
    pockets.set(memberId, pocket)
  }
})
afterAll(() => site.close())
afterEach(async () => {
  for (const rooms of running.splice(0)) await rooms.stop()
})

/** One table as it runs: turned on from phase to phase. */
function runningAt(rooms: Rooms, kind: RoomKind, { code }: TableOfHouse) {
  const id = sourceOf(code)
  const stateNow = (): TableState => rooms.room(id)!.state as TableState
  async function reached(phase: TableState['phase']): Promise<void> {
    await expect.poll(() => stateNow().phase, { timeout: 20_000 }).toBe(phase)
  }
  async function turn(ms: number, phase: TableState['phase']): Promise<void> {
    await site.turnTo(ms)
    await rooms.renew()
    await rooms.claim()
    await rooms.submit(id, { command: { do: 'wake' } }).catch(() => undefined)
    await reached(phase)
  }
  return {
    stateNow,
    view: (memberId?: bigint) => rooms.room(id)!.view(memberId) as LiveView,
    bet: async (memberId: bigint, chips: Record<string, string>): Promise<void> => {
      const command = await kind.commands!.toCommand({ do: 'bet', version: 0, chips }, memberId, { table: code })
      await rooms.submit(id, { commandId: randomUUID(), memberId, command })
    },
    open: async (): Promise<void> => {
      if (stateNow().phase === 'result') await turn(stateNow().nextAtMs!, 'open')
      await reached('open')
    },
    play: async (): Promise<void> => {
      await turn(stateNow().closesAtMs, 'closed')
      const eventId = stateNow().eventId!
      await expect.poll(async () => (await readDraw(site.draws.db, eventId))!.state).toBe('sealed')
      const { beacon, beaconRound } = (await readDraw(site.draws.db, eventId))!
      await turn(msOfRound(beacon, beaconRound), 'play')
    },
    finish: () => turn(stateNow().playedAtMs!, 'result'),
  }
}

/** The room of a table is made when it is first looked at: its first round begins then. */
async function run(table: TableOfHouse, pools: ReadonlySet<string> = new Set()): Promise<ReturnType<typeof runningAt>> {
  const { services } = site.server
  await makeRoom(site.draws.db, { id: sourceOf(table.code), kind: 'live', options: { table: table.code } })
  const kind = tableRoom(services, { draws: site.draws, maths, pools })
  const rooms = new Rooms(services, new Map([[kind.name, kind]]))
  running.push(rooms)
  await rooms.claim()
  return runningAt(rooms, kind, table)
}

const balance = async (memberId: bigint): Promise<bigint> =>
  (await site.draws.db.selectFrom('ledger.accounts').select('balance').where('id', '=', pockets.get(memberId)!).executeTakeFirstOrThrow())
    .balance
const betsOf = (eventId: string) =>
  site.draws.db
    .selectFrom('betting.bets')
    .select(['member_id', 'payout', 'selections', 'state'])
    .where('event_id', '=', eventId)
    .orderBy('member_id')
    .execute()

/** The draw as anybody checks it, from what was published. */
async function expectProven(table: TableOfHouse, eventId: string, result: unknown): Promise<void> {
  const draw = (await readDraw(site.draws.db, eventId))!
  expect(draw).toMatchObject({ state: 'drawn', isOver: true, result })
  const game = sharedLive.find(({ code }) => code === table.code)
  expect(verifyDraw(game, publish(draw), { hashes: nodeHashes, beacon: testChecks })).toEqual([])
}

test('the wind is known before the bets, takes turns, and each race pays by its own odds', async () => {
  const regatta = await run(REGATTA)
  for (let race = 0; race < 2; race++) {
    await regatta.open()
    const { round } = regatta.stateNow()
    expect(regatta.view()).toMatchObject({ phase: 'open', setup: { wind: windOf(round) } })
    const chips = Object.fromEntries(REGATTA.gameIn(round).spots.map(({ code }) => [code, '100']))
    const before = await balance(ana)
    await regatta.bet(ana, chips)
    await regatta.play()
    const { result, eventId } = regatta.stateNow()
    expect((result as RegattaResult).wind).toBe(windOf(round))
    await regatta.finish()
    const won = slipPayout(REGATTA.gameIn(round), chips, result)
    expect(slipPayout(REGATTA.gameIn(round + 1), chips, result)).not.toBe(won)
    expect(await balance(ana)).toBe(before - BigInt(Object.keys(chips).length) * 100n + won)
    expect(regatta.view(ana).mine!.won).toBe(String(won))
    await expectProven(REGATTA, eventId!, result)
    expect(Check(LiveViewShape, regatta.view(ana))).toBe(true)
  }
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('who meets is known before the bets; a bout at fixed odds pays by them, and its blows follow from the draw [CKF-01]', async () => {
  const ring = await run(RING)
  await ring.open()
  const { round } = ring.stateNow()
  const { red, blue, weights } = pairingIn(round)
  expect(ring.view().setup).toEqual({ red: red.code, blue: blue.code, weights })
  const chips = { red: '500', blue: '300', draw: '200' }
  const before = await balance(ana)
  await ring.bet(ana, chips)
  await ring.play()
  const { result, eventId } = ring.stateNow()
  await ring.finish()
  const won = slipPayout(RING.gameIn(round), chips, result)
  expect(won).toBeGreaterThan(0n)
  expect(await balance(ana)).toBe(before - 1000n + won)
  expect((result as CockfightResult).blows.length).toBeGreaterThanOrEqual(6)
  await expectProven(RING, eventId!, result)
  expect((await betsOf(eventId!)).map(({ state, payout }) => [state, payout])).toEqual([['settled', won]])
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('a pool shares out what was staked, less the commission; nobody bets on a draw, nor with play money', async () => {
  const ring = await run(RING, new Set([RING.code]))
  await ring.open()
  expect(ring.view().setup).toMatchObject({ pool: true })
  const refusal = (asked: Promise<void>) =>
    asked.then(
      () => 'taken',
      (error: { code: string }) => error.code,
    )
  expect(await refusal(ring.bet(ana, { draw: '100' }))).toBe('live.spot.unknown')
  expect(await refusal(ring.bet(trial, { red: '100' }))).toBe('account.trial')
  await ring.bet(ana, { red: '12000' })
  await ring.bet(bia, { blue: '8000' })
  const before = { ana: await balance(ana), bia: await balance(bia) }
  await ring.play()
  const { result, eventId } = ring.stateNow()
  const { outcome, pool } = result as CockfightResult
  expect(pool).toEqual({ red: '12000', blue: '8000' })
  await ring.finish()
  const paid = { ana: (await balance(ana)) - before.ana, bia: (await balance(bia)) - before.bia }
  expect(paid).toEqual(
    outcome === 'draw' ? { ana: 12_000n, bia: 8000n } : outcome === 'red' ? { ana: 19_000n, bia: 0n } : { ana: 0n, bia: 19_000n },
  )
  expect(ring.view(ana).mine!.won).toBe(String(paid.ana))
  await expectProven(RING, eventId!, result)
  expect((await readDraw(site.draws.db, eventId!))!.moves).toEqual({ pool })
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('where the law forbids it the ring is no table, opens nothing, and its room lets nobody in', async () => {
  const { services } = site.server
  const beacon = { urls: [site.beacon.url], chain: site.beacon.chain.hash, isOwn: true }
  const under = (profile: 'open' | 'BR') => ({
    ...services,
    configuration: { ...services.configuration, beacon, liveTables: true },
    brand: { ...services.brand, jurisdiction: { ...services.brand.jurisdiction, profile } },
  })
  const told = async (profile: 'open' | 'BR') => {
    const law = under(profile)
    const opens = await liveLauncher(law).opens()
    const kind = tableRoom(law, { draws: site.draws, maths })
    return [
      tablesOf(law).some(({ code }) => code === RING.code),
      opens({ vendor: RING.vendor, game_type: 'SPORTS', code: RING.code }),
      await kind.refuses!({ table: RING.code }, ana),
      await kind.refuses!({ table: REGATTA.code }, ana),
    ]
  }
  expect(await told('open')).toEqual([true, true, undefined, undefined])
  expect(await told('BR')).toEqual([false, false, 'jurisdiction.not.available', undefined])
})
