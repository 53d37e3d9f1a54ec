import { CALLS, type CallName, writePath } from '@tucano/feed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Quotas } from './rest/quotas.ts'
import { TOKEN, type TestWorld, seededBytes, startTestWorld } from './testing/test-world.ts'
import { yieldTurn } from './turns.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

let played: TestWorld
let begunMs: number
/** What should not happen. */
const said: string[] = []

beforeAll(async () => {
  played = await startTestWorld({ aheadMs: 120 * MINUTE, randomBytes: seededBytes('recover'), say: (line) => said.push(line) })
  begunMs = played.clock.now()
  await played.advance(22 * SECOND)
})
afterAll(() => played.stop())

async function read<K extends CallName>(call: K, values: Parameters<typeof writePath<K>>[1]) {
  const { status, body } = await played.ask(writePath(call, values))
  expect(status).toBe(200)
  return CALLS[call].reply.read(body) as ReturnType<(typeof CALLS)[K]['reply']['read']>
}

const recover = async (values: { product: string; after?: number; request_id: number; node_id?: number }): Promise<number> =>
  (await played.ask(writePath('recovery', values), { method: 'POST' })).status

/** Once a recovery is complete. */
async function recovered(requestId: number): Promise<void> {
  await expect
    .poll(async () => {
      await played.listener.all()
      return played.listener.of('snapshot_complete').some((one) => one.requestId === requestId)
    })
    .toBe(true)
}

test('after a recovery everything stands as it was told, and the producer says when it was all', async () => {
  const { listener, world } = played
  const { live, announced } = world.control
  expect(live().length + announced().length).toBeGreaterThanOrEqual(40)
  expect(live().length).toBeGreaterThan(0)
  const beganMs = performance.now()
  expect(await recover({ product: 'liveodds', after: begunMs, request_id: 7, node_id: 3 })).toBe(202)
  expect(await recover({ product: 'pre', request_id: 8 })).toBe(202)
  await recovered(7)
  await recovered(8)
  expect(performance.now() - beganMs).toBeLessThan(5000)

  const odds = listener.of('odds_change')
  const answered = (requestId: number): string[] => odds.filter((one) => one.requestId === requestId).map(({ event }) => event)
  expect(answered(7).toSorted()).toEqual(live().toSorted())
  expect(answered(8).toSorted()).toEqual(announced().toSorted())
  for (const event of [...live(), ...announced()]) {
    const told = odds.filter((one) => one.event === event)
    const open = new Map<string, string>()
    for (const { markets, requestId } of told.filter(({ requestId }) => requestId === undefined)) {
      expect(requestId).toBeUndefined()
      for (const { id, specifiers, outcomes } of markets)
        if (outcomes.length > 0) open.set(`${id}/${specifiers}`, outcomes.map(({ odds }) => odds).join())
    }
    const again = told.find(({ requestId }) => requestId !== undefined)!
    for (const { id, specifiers, outcomes, status } of again.markets)
      if (outcomes.length > 0) {
        expect(open.get(`${id}/${specifiers}`)).toBe(outcomes.map(({ odds }) => odds).join())
        expect(['active', 'suspended']).toContain(status)
      }
  }
  const keys = listener.heard.filter(({ message }) => 'requestId' in message && message.requestId === 7).map(({ key }) => key)
  expect(keys.every((key) => key.endsWith('.3'))).toBe(true)
})

test('settlements are told again as of the moments that they were told at', async () => {
  const { listener } = played
  const settled = listener.of('bet_settlement').filter(({ requestId }) => requestId === undefined)
  const again = listener.of('bet_settlement').filter(({ requestId }) => requestId === 7)
  const bare = (one: (typeof settled)[number]): unknown => ({ ...one, requestId: undefined })
  expect(settled.length).toBeGreaterThan(0)
  for (const one of settled) expect(again.map(bare)).toContainEqual(bare(one))
  expect(again).toHaveLength(settled.length)

  const { event } = settled.at(-1)!
  const path = writePath('statefulRecovery', { product: 'liveodds', event, request_id: 9 })
  expect((await played.ask(path, { method: 'POST' })).status).toBe(202)
  await recovered(9)
  const ofEvent = listener.of('bet_settlement', event)
  expect(ofEvent.filter(({ requestId }) => requestId === 9).map(bare)).toEqual(
    ofEvent.filter((one) => one.requestId === undefined).map(bare),
  )
})

test('odds of one event', async () => {
  const [event] = played.world.control.announced()
  const path = writePath('oddsRecovery', { product: 'pre', event: event!, request_id: 10 })
  expect((await played.ask(path, { method: 'POST' })).status).toBe(202)
  await recovered(10)
  expect(played.listener.of('odds_change', event).at(-1)).toMatchObject({ requestId: 10, producer: 103 })
})

test('recoveries are refused that are too many, reach too far back, or are of nothing', async () => {
  const hourAgo = played.clock.now() - 60 * MINUTE
  const asked: number[] = []
  for (let n = 0; n < 5; n++) asked.push(await recover({ product: 'liveodds', after: hourAgo, request_id: 100 + n }))
  expect(asked).toEqual([202, 202, 202, 202, 429])
  expect(await recover({ product: 'liveodds', after: played.clock.now() - 601 * MINUTE, request_id: 1 })).toBe(400)
  expect(await recover({ product: 'elsewhere', request_id: 1 })).toBe(404)
  expect((await played.ask('/v1/liveodds/recovery/initiate_request', { method: 'POST' })).status).toBe(400)
  const path = writePath('oddsRecovery', { product: 'pre', event: 'tc:match:1', request_id: 1 })
  expect((await played.ask(path, { method: 'POST' })).status).toBe(404)
  await recovered(103)
})

test('how often: by how far back, and of single events', () => {
  const asked = (take: (quotas: Quotas, n: number) => boolean, times: number): number => {
    const quotas = new Quotas()
    return Array.from({ length: times }, (_, n) => take(quotas, n)).filter(Boolean).length
  }
  const recoveries = (ageMs: number, everyMs: number) => (quotas: Quotas, n: number) =>
    quotas.takeRecovery('live', { nowMs: n * everyMs, afterMs: n * everyMs - ageMs })
  expect(asked(recoveries(MINUTE, SECOND), 100)).toBe(20)
  expect(asked(recoveries(MINUTE, 30 * SECOND), 120)).toBe(60)
  expect(asked(recoveries(60 * MINUTE, SECOND), 100)).toBe(4)
  expect(asked(recoveries(60 * MINUTE, 2 * MINUTE), 30)).toBe(10)
  expect(asked(recoveries(24 * 60 * MINUTE, SECOND), 100)).toBe(2)
  expect(asked(recoveries(24 * 60 * MINUTE, 10 * MINUTE), 12)).toBe(4)
  expect(asked((quotas, n) => quotas.takeEvent('live', n * SECOND), 200)).toBe(100)
  expect(asked((quotas, n) => quotas.takeEvent('live', n * 6 * SECOND), 600)).toBe(300)
})

test('whoever has no token is told nothing', async () => {
  for (const headers of [{}, { 'x-access-token': 'another token, wrong' }]) {
    const reply = await fetch(`${played.world.url}/v1/descriptions/producers.xml`, { headers: new Headers(headers) })
    expect([reply.status, await reply.text()]).toEqual([403, expect.stringContaining('FORBIDDEN')])
  }
  expect(TOKEN.length).toBeGreaterThanOrEqual(16)
})

test('sports, tournaments, matches and who plays them are named in both languages, and said to be virtual', async () => {
  const [en, pt] = [await read('sports', { language: 'en' }), await read('sports', { language: 'pt' })]
  expect(en.sports).toHaveLength(10)
  expect([en.sports[0]!.name, pt.sports[0]!.name]).toEqual(['Football', 'Futebol'])
  const { tournaments } = await read('tournaments', { language: 'pt' })
  expect(tournaments.length).toBeGreaterThanOrEqual(29)
  expect(tournaments.every(({ currentSeason }) => currentSeason !== undefined)).toBe(true)
  const live = await read('schedule', { language: 'pt', day: 'live' })
  expect(live.events.map(({ id }) => id).toSorted()).toEqual(played.world.control.live().toSorted())
  const { fixture } = await read('fixture', { language: 'pt', event: live.events[0]!.id })
  expect(fixture).toMatchObject({ status: 'live', tournament: { sport: { id: 'sr:sport:1', name: 'Futebol' } } })
  expect(fixture.competitors.map(({ virtual, side }) => [virtual, side])).toEqual([
    [true, 'home'],
    [true, 'away'],
  ])
  expect(fixture.extraInfo).toContainEqual({ key: 'virtual', value: 'true' })
  const profile = await read('competitor', { language: 'en', competitor: fixture.competitors[0]!.id })
  expect(profile.players).toHaveLength(18)
  expect(profile.players[0]).toMatchObject({ position: 'goalkeeper', number: 1 })
  const tomorrow = await read('schedule', { language: 'en', day: '2026-11-21' })
  expect(tomorrow.events.length).toBeGreaterThan(1000)
  for (const path of [
    '/v1/sports/en/sport_events/tc:match:1/fixture.xml',
    '/v1/sports/en/competitors/tc:competitor:1/profile.xml',
    '/v1/nothing',
  ])
    expect((await played.ask(path)).status).toBe(404)
  expect((await played.ask('/v1/sports/en/schedules/someday/schedule.xml')).status).toBe(400)
})

test('markets, variants and producers are described', async () => {
  const { producers } = await read('producers', {})
  expect(producers.map(({ id }) => id)).toEqual([101, 103])
  expect(producers[0]!.apiUrl).toBe(`${played.world.url}/v1/liveodds/`)
  const { markets } = await read('markets', { language: 'pt' })
  expect(markets.map(({ id }) => id)).toEqual([18, 186, 1102, 1110])
  expect(markets[0]!.specifiers).toEqual([{ name: 'total', type: 'decimal' }])
  expect((await read('variants', { language: 'pt' })).variants).toEqual([])
  expect((await played.ask('/v1/descriptions/en/markets/21/variants/sr:exact_goals:6+')).status).toBe(404)
})

test('probabilities of an event, of a market, of a line', async () => {
  const [event] = played.world.control.announced() as [string]
  expect((await read('probabilities', { event })).markets).toHaveLength(3)
  expect((await read('marketProbabilities', { event, market: 18 })).markets).toHaveLength(2)
  const { markets } = await read('lineProbabilities', { event, market: 18, specifiers: 'total=4.5' })
  expect(markets.map(({ specifiers }) => specifiers)).toEqual(['total=4.5'])
  expect(markets[0]!.outcomes.reduce((sum, { probability }) => sum + probability!, 0)).toBe(1_000_000_000)
})

test('selections of one match have one price together, and none where they cannot all win', async () => {
  const [event] = played.world.control.announced() as [string]
  const { event: selectable } = await read('availableSelections', { event })
  expect(selectable.markets).toHaveLength(3)
  const calculate = async (outcomes: [number, string, string][]): Promise<{ status: number; body: string }> => {
    const selections = outcomes.map(([market, specifiers, outcome]) => ({ event, market, specifiers, outcome }))
    return played.ask('/v1/custombet/calculate', { method: 'POST', body: CALLS.calculate.body.write({ selections }) })
  }
  const together = await calculate([
    [186, '', '4'],
    [18, 'total=3.5', '12'],
  ])
  const { calculation } = CALLS.calculate.reply.read(together.body)
  expect(calculation.odds).toBeGreaterThan(1010)
  expect(calculation.probability).toBeLessThan(1_000_000_000)
  const never = await calculate([
    [18, 'total=3.5', '13'],
    [18, 'total=4.5', '12'],
  ])
  expect(never.status).toBe(400)
  expect((await calculate([[1, '', '1']])).status).toBe(400)
})

test('a world that is stopped while it tells again breaks off, and reads nothing of what is closed', async () => {
  const before = played.world.control.told()
  expect(await recover({ product: 'pre', request_id: 11 })).toBe(202)
  const { world } = played
  played = await played.restart()
  for (let turn = 0; turn < 200; turn++) await yieldTurn()
  expect(said).toEqual([])
  // It had not come to the end of it.
  expect(world.control.told() - before).toBeLessThan(world.control.announced().length)
})
