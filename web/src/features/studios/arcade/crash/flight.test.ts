import { type CrashSheet, arcadeGames } from '@tucano/arcade'
import { expect, test } from 'vitest'
import { elapsedAt, heightAt, marksUpTo, multiplierAt, placeOf, sightOf } from './flight.ts'

const game = arcadeGames.find(({ engine }) => engine === 'crash')!
const sheet = game.sheet as CrashSheet
const moments = [0, 49, 50, 51, 1234, 11_600, 60_000, 115_000, 500_000]

test('the page shows what the server would stamp at the same moment', () => {
  for (const ms of moments) expect(game.stamp!({ do: 'cashOut' }, ms)).toEqual({ do: 'cashOut', at: multiplierAt(sheet, ms) })
  expect(multiplierAt(sheet, -5)).toBe(100)
})

test('a multiplier is reached when the table says so', () => {
  for (const at of [100, 101, 150, 200, 1000, 100_000]) {
    expect(multiplierAt(sheet, elapsedAt(sheet, at))).toBeGreaterThanOrEqual(at)
    if (at > 100) expect(multiplierAt(sheet, elapsedAt(sheet, at) - 1)).toBeLessThan(at)
  }
})

test('the curve that is drawn is the table without its steps', () => {
  for (const ms of moments) {
    const [drawn, told] = [heightAt(sheet, ms), multiplierAt(sheet, ms)]
    expect(Math.abs(drawn - told)).toBeLessThan(1 + told * 0.004)
  }
  for (let ms = 0; ms < 20_000; ms += 16) expect(heightAt(sheet, ms + 16)).toBeGreaterThan(heightAt(sheet, ms))
})

test('the rocket is always in sight, and comes no farther than some way from the edge', () => {
  for (const ms of moments) {
    const height = heightAt(sheet, ms)
    const { across, up } = placeOf(sightOf(ms, height), ms, height)
    expect(across).toBeLessThanOrEqual(0.8 + 1e-9)
    expect(up).toBeLessThanOrEqual(0.6 + 1e-9)
    expect(Math.min(across, up)).toBeGreaterThanOrEqual(0)
  }
  expect(placeOf(sightOf(0, 100), 0, 100)).toEqual({ across: 0, up: 0 })
})

test('a few round multipliers stand at the side, however high it flies', () => {
  expect(marksUpTo(200, 5)).toEqual([120, 140, 160, 180, 200])
  expect(marksUpTo(1000, 5)).toEqual([300, 500, 700, 900])
  for (const top of [200, 333, 5000, 123_456]) expect(marksUpTo(top, 5).length).toBeLessThanOrEqual(5)
})
