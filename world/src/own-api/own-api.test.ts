import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestWorld, seededBytes, startTestWorld } from '../testing/test-world.ts'
import type { CompetitorView, LineUpView, MatchView, StatisticsView, TableView } from './views.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND

let played: TestWorld
beforeAll(async () => {
  played = await startTestWorld({ aheadMs: 0, pastMs: 20 * HOUR, randomBytes: seededBytes('own api') })
  await played.advance(4 * SECOND)
})
afterAll(() => played.stop())

async function read<T>(path: string): Promise<T> {
  const { status, body } = await played.ask(path)
  expect(status, path).toBe(200)
  return JSON.parse(body) as T
}

test('a league has a table from its first day, of what was played before anybody looked and of what is played now', async () => {
  const before = await read<TableView>('/world/tournaments/tc:tournament:1/table')
  expect(before.rows).toHaveLength(16)
  expect(before.rows.map(({ rank }) => rank)).toEqual(before.rows.map((_, n) => n + 1))
  const playedMatches = (table: TableView): number => table.rows.reduce((sum, { played }) => sum + played, 0) / 2
  expect(playedMatches(before)).toBeGreaterThan(20)
  expect(before.rows.every(({ points }, n) => n === 0 || points <= before.rows[n - 1]!.points)).toBe(true)
  const now = played.world.control.live().find((id) => id.endsWith('01'))!
  expect(now).toBeDefined()
  await played.until(() => !played.world.control.live().includes(now))
  const after = await read<TableView>('/world/tournaments/tc:tournament:1/table')
  expect(playedMatches(after)).toBeGreaterThan(playedMatches(before))
  const earlier = await read<TableView>(`/world/tournaments/tc:tournament:1/table?season=${before.season - 1}`)
  expect(playedMatches(earlier)).toBe(0)
  const sum = (table: TableView): number => table.rows.reduce((all, { scored, conceded }) => all + scored - conceded, 0)
  expect(sum(after)).toBe(0)
})

test('a match: how it stands, who plays, what has happened', async () => {
  await played.until(() => played.world.control.live().length > 0)
  const id = played.world.control.live()[0]!
  await played.until(() => played.listener.of('bet_stop', id).length > 0)
  await played.advance(SECOND)
  const match = await read<MatchView>(`/world/matches/${id}`)
  expect(match.beat).toBeGreaterThan(0)
  const { home, away } = await read<LineUpView>(`/world/matches/${id}/line-ups`)
  expect([home, away].map(({ starters, bench }) => [starters.length, bench.length])).toEqual([
    [11, 7],
    [11, 7],
  ])
  expect(home.starters[0]!.position).toEqual({ code: 'GK', name: { pt: 'gol', en: 'goalkeeper' } })
  const { events, counts } = await read<StatisticsView>(`/world/matches/${id}/statistics`)
  expect(events).toHaveLength(match.beat)
  expect(counts['point']).toEqual(match.score)
})

test('who plays: crest, form, last matches; and what two have done against each other', async () => {
  const table = await read<TableView>('/world/tournaments/tc:tournament:1/table')
  const team = await read<CompetitorView>(`/world/competitors/${table.rows[0]!.competitor}`)
  expect(team).toMatchObject({ kind: 'team', sport: 'football', crest: { shape: expect.any(String), device: expect.any(String) } })
  expect(team.form.length).toBeGreaterThan(2)
  expect(team.form.length).toBeLessThanOrEqual(5)
  const last = team.last.at(-1)!
  expect([last.home, last.away]).toContain(team.id)
  const versus = await read<{ meetings: { id: string }[]; won: number; drawn: number; lost: number }>(
    `/world/head-to-head/${last.home}/${last.away}`,
  )
  expect(versus.meetings.map(({ id }) => id)).toContain(last.id)
  expect(versus.won + versus.drawn + versus.lost).toBe(versus.meetings.length)
  const athlete = await read<CompetitorView>('/world/competitors/tc:competitor:1101')
  expect(athlete).toMatchObject({ kind: 'athlete', sport: 'tennis', crest: null, form: [] })
})

test('what there is not is not found', async () => {
  for (const path of [
    '/world/matches/tc:match:1',
    '/world/matches/tc:match:1/proof',
    '/world/matches/tc:match:1/line-ups',
    '/world/matches/tc:match:1/statistics',
    '/world/tournaments/tc:tournament:3/table',
    '/world/tournaments/tc:tournament:99/table',
    '/world/competitors/tc:competitor:1',
    '/world/head-to-head/tc:competitor:101/tc:competitor:1',
    '/world/nothing',
  ])
    expect((await played.ask(path)).status, path).toBe(404)
  expect((await played.ask('/world/tournaments/tc:tournament:1/table?season=x')).status).toBe(400)
})
