import { tableGames } from '@tucano/table'
import { expect, test } from 'vitest'
import { DEPTH, LENGTH, type Way, layOut, nameOf, nextPlace, placeAt } from './cloth-layout.ts'
import type { RouletteSheet } from './spot-name.ts'
import { type Spin, chanceOf, pocketAngle, restSeconds, wheelAt } from './wheel-motion.ts'

const roulette = tableGames.find(({ code }) => code === 'roleta-europeia')!
const { spots, wheel } = roulette.sheet as unknown as RouletteSheet
const lying = layOut(spots, false)
const upright = layOut(spots, true)

test('every place of the cloth is pressed by its middle, whichever way the cloth lies', () => {
  for (const [places, size] of [
    [lying, { x: LENGTH, y: DEPTH }],
    [upright, { x: DEPTH, y: LENGTH }],
  ] as const) {
    expect(places).toHaveLength(spots.length)
    for (const place of places) {
      const { area, middle, name } = place
      expect(placeAt(places, middle)?.name, name).toBe(name)
      expect(placeAt(places, { x: area.x + area.width / 2, y: area.y + area.height / 2 })?.name, name).toBe(name)
      expect(area.x >= 0 && area.y >= 0 && area.x + area.width <= size.x + 1e-9 && area.y + area.height <= size.y + 1e-9, name).toBe(true)
    }
  }
})

test('edges and corners between numbers are bets of their own', () => {
  const at = (x: number, y: number) => placeAt(lying, { x, y })?.name
  expect([at(6.5, 1.5), at(7, 1.5), at(6.5, 2), at(7, 2), at(6.5, 3), at(7, 3)]).toEqual([
    'straight 17',
    'split 17-20',
    'split 16-17',
    'corner 16-17-19-20',
    'street 16-17-18',
    'line 16-17-18-19-20-21',
  ])
  expect([at(0.5, 0.1), at(1, 0.5), at(1, 1), at(1, 2), at(1, 3)]).toEqual([
    'straight 0',
    'split 0-3',
    'trio 0-2-3',
    'trio 0-1-2',
    'firstFour 0-1-2-3',
  ])
  expect([at(13.5, 0.5), at(2, 3.5), at(6, 4.2), at(13.5, 4)]).toEqual(['column 3', 'dozen 1', 'colour red', undefined])
  // Stood up, zero is on top and one lies to the left of two.
  expect(placeAt(upright, { x: DEPTH - 2.5, y: 1.5 })?.name).toBe('straight 1')
  expect(placeAt(upright, { x: DEPTH - 0.5, y: 1.5 })?.name).toBe('straight 3')
  expect(placeAt(upright, { x: 1.1, y: 2 })?.name).toBe('dozen 1')
})

test('the server takes a bet on every place by what the place says of itself', () => {
  for (const { kind, which, numbers } of spots) {
    const move = { bets: [{ kind, stake: '50', ...(which === undefined ? { numbers } : { which }) }] }
    expect(roulette.readMove(move, true)).toMatchObject({ bets: [{ kind, stake: '50' }] })
    expect(nameOf({ kind, ...(which === undefined ? {} : { which }), numbers })).toBe(`${kind} ${which ?? numbers.join('-')}`)
  }
})

test('arrows come from any place to every other', () => {
  for (const places of [lying, upright]) {
    const reached = new Set(['straight 17'])
    const ahead = [places.find(({ name }) => name === 'straight 17')!]
    for (let place = ahead.pop(); place; place = ahead.pop())
      for (const way of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Way[]) {
        const next = nextPlace(places, place, way)
        if (!next || reached.has(next.name)) continue
        reached.add(next.name)
        ahead.push(next)
      }
    expect(places.filter(({ name }) => !reached.has(name)).map(({ name }) => name)).toEqual([])
  }
})

const ROUND = 2 * Math.PI
const spinTo = (number: number, change: Partial<Spin> = {}): Spin => ({
  pocket: pocketAngle(wheel, number),
  pocketWidth: ROUND / wheel.length,
  from: 1.3,
  speed: 2.4,
  seconds: 5.2,
  chance: 0.4,
  ...change,
})

test('numbers lie around the wheel as the sheet has them', () => {
  expect(pocketAngle(wheel, 0)).toBe(0)
  expect(pocketAngle(wheel, 32)).toBeCloseTo(ROUND / 37)
  expect(pocketAngle(wheel, 26)).toBeCloseTo((36 * ROUND) / 37)
})

test('the ball ends exactly in the number that was drawn, and stays there while the wheel turns on', () => {
  for (const number of wheel)
    for (const change of [{}, { seconds: 0.8, chance: 0 }, { from: 0, speed: 1, chance: 0.99 }]) {
      const spin = spinTo(number, change)
      for (const at of [spin.seconds, spin.seconds + 1, restSeconds(spin), restSeconds(spin) + 60]) {
        const { wheel: turned, ball, height } = wheelAt(spin, at)
        expect(height).toBe(0)
        const place = (((ball - turned) / spin.pocketWidth) % wheel.length) + wheel.length
        expect(wheel[Math.round(place) % wheel.length]).toBe(number)
        expect(Math.abs(place - Math.round(place))).toBeLessThan(1e-9)
      }
    }
})

test('the ball runs against the wheel, slows down, falls and never jumps', () => {
  const spin = spinTo(17)
  const frames = Array.from({ length: 60 * 8 }, (_, frame) => wheelAt(spin, frame / 60))
  const speeds = frames.slice(1).map(({ ball }, n) => ball - frames[n]!.ball)
  expect(speeds[0]!).toBeLessThan(-0.1)
  expect(Math.abs(speeds[0]!)).toBeGreaterThan(Math.abs(speeds[150]!))
  for (const [n, { height }] of frames.entries()) {
    expect(height).toBeGreaterThanOrEqual(0)
    expect(height).toBeLessThanOrEqual(1)
    if (n === 0) continue
    expect(Math.abs(height - frames[n - 1]!.height)).toBeLessThan(0.06)
    // Never further in a frame than at the throw.
    expect(Math.abs(speeds[n - 1]!)).toBeLessThanOrEqual(Math.abs(speeds[0]!) + 1e-9)
  }
  expect(frames.at(-1)!.wheel).toBe(frames.at(-2)!.wheel)
})

test('a throw belongs to its round', () => {
  const chance = chanceOf('01890a5d-ac96-774b-bcce-b302099a8057')
  expect(chance).toBe(chanceOf('01890a5d-ac96-774b-bcce-b302099a8057'))
  expect(chance >= 0 && chance < 1).toBe(true)
})
