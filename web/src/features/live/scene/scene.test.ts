import { createHash } from 'node:crypto'
import { COURSE, MARKS, type RegattaResult, WINDS, regattaOf, roulette, sicBo, wheel } from '@tucano/live'
import { Stream } from '@tucano/randomness'
import { WHEEL } from '@tucano/table/roulette-layout'
import { expect, test } from 'vitest'
import { diceOf, fallingAt } from './dice/motion.ts'
import { topOf } from './dice/solid.ts'
import { heightAt, placeOf, sightOf } from './flight/sight.ts'
import { markAt, orderOf, placesOf, sailing, viewAt } from './race/course.ts'
import { LIES, POCKET, wheelAt } from './roulette/motion.ts'
import { wrapped } from './stage/pen.ts'
import { seeded } from './stage/seeded.ts'
import { turnAt, turnsOf } from './wheel/motion.ts'
import { PLACE, places } from './wheel/places.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
const drawsOf = (seed: string): Stream => new Stream((cursor) => createHash('sha256').update(`${seed} ${cursor}`).digest())

/** The most that two moments that follow each other are apart. */
const furthest = <At>(way: readonly At[], apart: (before: At, now: At) => number): number =>
  way.slice(1).reduce((most, now, n) => Math.max(most, apart(way[n]!, now)), -Infinity)

test('what looks like chance is the same for everybody, and another for another round', () => {
  const some = (text: string): number[] => {
    const any = seeded(text)
    return upTo(50).map(() => any())
  }
  expect(some('round 1')).toEqual(some('round 1'))
  expect(some('round 1')).not.toEqual(some('round 2'))
  expect(some('round 1').every((one) => one >= 0 && one < 1)).toBe(true)
})

test('the ball lies in the pocket that was drawn, without a jump on the way', () => {
  const lastsMs = roulette.playMs({ number: 0 })
  for (const number of upTo(37)) {
    const thrown = { place: WHEEL.findIndex((one) => one === number), lastsMs, chance: seeded(`throw ${number}`)() }
    const end = wheelAt(thrown, lastsMs)
    const pocket = Math.round((((end.ball - end.wheel) / POCKET) % 37) + 37) % 37
    expect(WHEEL[pocket]).toBe(number)
    expect(Math.abs(wrapped(end.ball - end.wheel - pocket * POCKET))).toBeLessThan(POCKET * 0.05)
    expect(end.height).toBeCloseTo(wheelAt(thrown, lastsMs + 4000).height, 6)
    const way = upTo(lastsMs / 10 + 1).map((n) => wheelAt(thrown, n * 10))
    expect(furthest(way, (one, other) => Math.abs(one.ball - other.ball))).toBeLessThan(0.1)
    expect(furthest(way, (one, other) => Math.abs(one.radius - other.radius) + Math.abs(one.height - other.height))).toBeLessThan(0.03)
    expect(wheelAt(thrown, lastsMs * LIES).radius).toBeLessThan(0.6)
  }
})

test('54 places as the odds say, and each spin rests on what was drawn, before the play is over', () => {
  const count = (wanted: object): number => places.filter((place) => JSON.stringify(place) === JSON.stringify(wanted)).length
  expect([1, 2, 5, 10, 20, 40].map((number) => count({ number }))).toEqual([23, 15, 7, 4, 2, 1])
  expect([2, 7].map((times) => count({ times }))).toEqual([1, 1])
  expect(places).toHaveLength(54)
  const draws = drawsOf('wheel')
  const results = [...upTo(60).map(() => wheel.draw(draws)), { multipliers: upTo(10).map((n) => (n % 2 ? 7 : 2)), number: 40 }]
  results.forEach((result, n) => {
    const turns = turnsOf(`round ${n}`, result)
    expect(turns.map(({ place }) => places[place])).toEqual([...result.multipliers.map((times) => ({ times })), { number: result.number }])
    expect(turns.at(-1)!.endsMs).toBeLessThanOrEqual(wheel.playMs(result) - 1000)
    for (const { place, endsMs } of turns) expect(Math.abs(wrapped(turnAt(turns, endsMs).angle + place * PLACE))).toBeLessThan(PLACE / 2)
    const way = upTo(wheel.playMs(result) / 16).map((frame) => turnAt(turns, frame * 16).angle)
    expect(furthest(way, (one, other) => Math.abs(wrapped(one - other)))).toBeLessThan(0.25)
  })
})

test('three dice show the faces that were drawn, on the tray and apart', () => {
  for (const a of upTo(6))
    for (const b of upTo(6))
      for (const c of upTo(6)) {
        const result: [number, number, number] = [a + 1, b + 1, c + 1]
        const lying = diceOf(`${a} ${b} ${c}`, result).map((die) => fallingAt(die, 1, 3))
        expect(lying.map(({ turn }) => topOf(turn))).toEqual(result)
        expect(lying.every(({ x, y, height }) => Math.hypot(x, y) < 2.2 && Math.abs(height) < 1e-9)).toBe(true)
        expect(lying[1]!.x - lying[0]!.x).toBeGreaterThan(1)
        expect(lying[2]!.x - lying[1]!.x).toBeGreaterThan(1)
      }
  const [die] = diceOf('jump', sicBo.draw(drawsOf('dice')))
  const way = upTo(401).map((n) => fallingAt(die!, n / 400, 2 + n / 100))
  expect(furthest(way, (one, other) => Math.hypot(one.x - other.x, one.y - other.y, one.height - other.height))).toBeLessThan(0.3)
})

test('the rocket is always in sight', () => {
  const field = { left: 60, floor: 500, size: { width: 900, height: 600 } }
  for (const ms of [0, 100, 8000, 40_000, 100_000, 150_000]) {
    const { x, y } = placeOf(field, sightOf(ms), ms)
    expect(x >= 60 && x < 860 && y > 60 && y <= 500).toBe(true)
  }
  expect(heightAt(0)).toBe(100)
})

test('rafts sail through every mark, never backwards, and are there in the order that was drawn', () => {
  for (const wind of WINDS) {
    const draws = drawsOf(wind)
    for (const result of upTo(12).map(() => regattaOf(wind).draw(draws))) expectSound(result)
  }
})

function expectSound(result: RegattaResult): void {
  const lastsMs = regattaOf(result.wind).playMs(result)
  const rafts = result.progress.map((progress) => sailing(progress))
  expect(rafts.map((raft) => upTo(MARKS + 1).map((mark) => Math.round(raft(mark) * 1e6) / 1e6))).toEqual(result.progress)
  const marks = upTo((lastsMs + 4000) / 50).map((n) => markAt(result, lastsMs, n * 50))
  const metres = marks.map((mark) => rafts.map((raft) => raft(mark)))
  expect(furthest(marks, (before, now) => before - now)).toBeLessThanOrEqual(0)
  expect(furthest(metres, (before, now) => Math.max(...now.map((at, n) => before[n]! - at)))).toBeLessThanOrEqual(0)
  const looks = marks.map((mark) => viewAt(rafts, mark).metre)
  expect(furthest(looks, (before, now) => Math.abs(now - before))).toBeLessThan(15)
  expect(markAt(result, lastsMs, lastsMs - 1000)).toBeCloseTo(MARKS, 6)
  const ends = rafts.map((raft) => raft(MARKS))
  expect(Math.max(...ends)).toBe(COURSE)
  for (const at of [ends, metres.at(-1)!]) expect(orderOf(at).map((n) => n + 1)).toEqual(result.order)
  expect(placesOf(ends).reduce((sum, place) => sum + place, 0)).toBeCloseTo(15, 6)
}
