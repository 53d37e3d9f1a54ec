import { LiveView as LiveViewShape } from '@tucano/contract/live'
import { type CockfightResult, type RegattaResult, type TableOfHouse, findTable, pairingIn, slipPayout, windOf } from '@tucano/live'
import { Check } from 'typebox/value'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { reconcile } from '#betting/books'
import { publish, readDraw } from '#draws/published'
import { type LiveProcess, LiveTable, liveMaths, openLiveSite } from '../../testing/live-table.ts'
import { balanceOf, newPlayer } from '../../testing/players.ts'
import type { SharedDrawsTest } from '../../testing/shared-draws.ts'
import { liveLauncher } from './index.ts'
import type { TableState } from './room/state.ts'
import { tableRoom } from './room/table-room.ts'
import { tablesOf } from './tables.ts'

const REGATTA = findTable('regata-das-jangadas')!
const RING = findTable('galo-virtual')!
let [ana, bia, trial] = [0n, 0n, 0n]
let site: SharedDrawsTest
let table: LiveTable<TableState>

beforeAll(async () => {
  site = await openLiveSite(inject('clusterUrl'))
  const players = [await newPlayer(site.server, 10_000_00n), await newPlayer(site.server, 10_000_00n)]
  const onTrial = await newPlayer(site.server, 10_000_00n, { isTrial: true })
  ;[ana, bia, trial] = [...players, onTrial].map(({ memberId }) => memberId) as [bigint, bigint, bigint]
})
afterAll(() => site.close())
afterEach(() => table.stop())

async function run({ code }: TableOfHouse, pools: ReadonlySet<string> = new Set()): Promise<LiveProcess<TableState>> {
  table = await LiveTable.open(site, code, tableRoom(site.server.services, { draws: site.draws, maths: liveMaths, pools }))
  const running = await table.newProcess()
  await running.next()
  return running
}

const say = (running: LiveProcess<TableState>, memberId: bigint, chips: Record<string, string>) =>
  running.say(memberId, { do: 'bet', version: 0, chips })
async function bet(running: LiveProcess<TableState>, memberId: bigint, chips: Record<string, string>): Promise<void> {
  expect(await say(running, memberId, chips)).toBe('taken')
}
const balance = (memberId: bigint) => balanceOf(site.server, memberId)
const betsOf = (eventId: string) =>
  site.draws.db
    .selectFrom('betting.bets')
    .select(['member_id', 'payout', 'selections', 'state'])
    .where('event_id', '=', eventId)
    .orderBy('member_id')
    .execute()

/** The draw as anybody checks it, from what was published. */
async function expectProven(eventId: string, result: unknown): Promise<void> {
  const draw = (await readDraw(site.draws.db, eventId))!
  expect(draw).toMatchObject({ state: 'drawn', isOver: true, result })
  expect(table.problems(publish(draw))).toEqual([])
}

test('the wind is known before the bets, takes turns, and each race pays by its own odds', async () => {
  const regatta = await run(REGATTA)
  for (let race = 0; race < 2; race++) {
    await regatta.next()
    const { round } = regatta.state
    expect(regatta.view()).toMatchObject({ phase: 'open', setup: { wind: windOf(round) } })
    const chips = Object.fromEntries(REGATTA.gameIn(round).spots.map(({ code }) => [code, '100']))
    const before = await balance(ana)
    await bet(regatta, ana, chips)
    await regatta.play()
    const { result, eventId } = regatta.state
    expect((result as RegattaResult).wind).toBe(windOf(round))
    await regatta.finish()
    const won = slipPayout(REGATTA.gameIn(round), chips, result)
    expect(slipPayout(REGATTA.gameIn(round + 1), chips, result)).not.toBe(won)
    expect(await balance(ana)).toBe(before - BigInt(Object.keys(chips).length) * 100n + won)
    expect(regatta.view(ana).mine!.won).toBe(String(won))
    await expectProven(eventId!, result)
    expect(Check(LiveViewShape, regatta.view(ana))).toBe(true)
  }
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('who meets is known before the bets; a bout at fixed odds pays by them, and its blows follow from the draw [CKF-01]', async () => {
  const ring = await run(RING)
  const { round } = ring.state
  const { red, blue, weights } = pairingIn(round)
  expect(ring.view().setup).toEqual({ red: red.code, blue: blue.code, weights })
  const chips = { red: '500', blue: '300', draw: '200' }
  const before = await balance(ana)
  await bet(ring, ana, chips)
  await ring.play()
  const { result, eventId } = ring.state
  await ring.finish()
  const won = slipPayout(RING.gameIn(round), chips, result)
  expect(won).toBeGreaterThan(0n)
  expect(await balance(ana)).toBe(before - 1000n + won)
  expect((result as CockfightResult).blows.length).toBeGreaterThanOrEqual(6)
  await expectProven(eventId!, result)
  expect((await betsOf(eventId!)).map(({ state, payout }) => [state, payout])).toEqual([['settled', won]])
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('a pool shares out what was staked, less the commission; nobody bets on a draw, nor with play money', async () => {
  const ring = await run(RING, new Set([RING.code]))
  expect(ring.view().setup).toMatchObject({ pool: true })
  expect(await say(ring, ana, { draw: '100' })).toBe('live.spot.unknown')
  expect(await say(ring, trial, { red: '100' })).toBe('account.trial')
  await bet(ring, ana, { red: '12000' })
  await bet(ring, bia, { blue: '8000' })
  const before = { ana: await balance(ana), bia: await balance(bia) }
  await ring.play()
  const { result, eventId } = ring.state
  const { outcome, pool } = result as CockfightResult
  expect(pool).toEqual({ red: '12000', blue: '8000' })
  await ring.finish()
  const paid = { ana: (await balance(ana)) - before.ana, bia: (await balance(bia)) - before.bia }
  expect(paid).toEqual(
    outcome === 'draw' ? { ana: 12_000n, bia: 8000n } : outcome === 'red' ? { ana: 19_000n, bia: 0n } : { ana: 0n, bia: 19_000n },
  )
  expect(ring.view(ana).mine!.won).toBe(String(paid.ana))
  await expectProven(eventId!, result)
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
    const kind = tableRoom(law, { draws: site.draws, maths: liveMaths })
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
