import { expect, test } from 'vitest'
import { GROUND, SITES } from './frame.ts'
import { type Told, sceneOf } from './scene-of.ts'
import { goldOf, leadLine, roundsOf } from './strips-of.ts'

const told = (kind: string, side: Told['side'], facts?: Told['facts']): Told => ({
  kind,
  side,
  seconds: 60,
  player: null,
  score: null,
  ...(facts && { facts }),
})
const NOTHING = { more: {} }

test('a play of football stands where its beat says, both sides on the same pitch', () => {
  const { marks, side } = sceneOf('football', [told('danger', 'home', { x: 100, y: 0 }), told('attack', 'away', { x: 25, y: 50 })], NOTHING)
  expect(marks.map(({ x, y }) => [x, y])).toEqual([
    [156, 4],
    [42, 50],
  ])
  expect(side).toBe('away')
})

test('without a place a goal is at the goal that was attacked, and anything is drawn at the same place again', () => {
  const once = sceneOf('football', [told('goal', 'home'), told('goal', 'away')], NOTHING).marks
  expect(once.map(({ x, look }) => [x > GROUND.width / 2, look])).toEqual([
    [true, 'score'],
    [false, 'score'],
  ])
  const quiet = [told('basket', 'home', { points: 2 }), told('strikes', 'away')]
  for (const sport of ['basketball', 'mma', 'tennis', 'volleyball', 'lol'] as const) {
    const marks = sceneOf(sport, quiet, NOTHING).marks
    expect(marks).toEqual(sceneOf(sport, quiet, NOTHING).marks)
    for (const { x, y } of marks) expect(x >= 0 && x <= GROUND.width && y >= 0 && y <= GROUND.height).toBe(true)
  }
})

test('the line of scrimmage and that of the first down lie on the way of whoever has the ball', () => {
  const ball = { yard: 30, down: 1, toGo: 10 }
  const home = sceneOf('american-football', [told('play', 'home', { ball })], NOTHING).lines.map(({ at }) => at)
  const away = sceneOf('american-football', [told('play', 'away', { ball })], NOTHING).lines.map(({ at }) => at)
  expect(home[1]! > home[0]!).toBe(true)
  for (const [at, line] of away.entries()) expect(GROUND.width - line).toBeCloseTo(home[at]!, 9)
})

test('who serves is told by the feed, and a bomb is planted at its site; what happens nowhere is not drawn', () => {
  expect(sceneOf('tennis', [told('point', 'home')], { more: { server: 'away' } }).side).toBe('away')
  const { marks } = sceneOf('cs2', [told('sides', 'home'), told('round', 'home', { site: 'B' })], NOTHING)
  expect(marks.map(({ x, y }) => ({ x, y }))).toEqual([SITES.b])
})

test('only the last plays are drawn, and a sport without a ground has none', () => {
  const many = Array.from({ length: 30 }, (_, at) => told('attack', 'home', { x: at, y: 50 }))
  const { marks } = sceneOf('football', many, NOTHING)
  expect([marks.length, marks.at(-1)?.x]).toEqual([6, 4 + 29 * 1.52])
  expect(sceneOf('other', many, NOTHING).marks).toEqual([])
})

test('the rounds of the map that is played are those since the last one ended, and the lead in gold is its line', () => {
  const round = (side: 'home' | 'away', ends = 'round') => told('round', side, { ends })
  expect(roundsOf([round('home'), round('home', 'map'), told('kill', 'away'), round('away')])).toEqual(['away'])
  expect(roundsOf([round('away'), round('home', 'map')])).toEqual(['away', 'home'])
  const gold = [
    told('farm', 'home', { gold: 900 }),
    told('mapEnd', 'home'),
    told('farm', 'home', { gold: 300 }),
    told('fight', 'away', { gold: -600 }),
  ]
  expect(goldOf(gold)).toEqual([300, -600])
  expect(leadLine([0, 10, -10], { width: 100, height: 20 })).toBe('M0.0 10.0L50.0 1.0L100.0 19.0')
})
