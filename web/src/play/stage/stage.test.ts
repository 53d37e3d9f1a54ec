import { expect, test } from 'vitest'
import { backOut, drop, easeIn, easeInOut, easeOut, linear, restSeconds, springAt } from './easing.ts'
import { Motion } from './motion.ts'
import { Particles } from './particles.ts'

test('every easing begins at its beginning and ends at its end', () => {
  for (const ease of [linear, easeIn, easeOut, easeInOut, backOut, drop]) {
    expect(ease(0)).toBeCloseTo(0, 6)
    expect(ease(1)).toBeCloseTo(1, 6)
  }
  expect(Math.max(...[0.5, 0.6, 0.7, 0.8, 0.9].map(backOut))).toBeGreaterThan(1)
  expect(drop(0.86)).toBeLessThan(1)
})

test('a spring swings past its rest, less each time, and stands still at the end', () => {
  const spring = { stiffness: 44, damping: 0.44 }
  const start = { from: 0, speed: 12 }
  const path = Array.from({ length: 200 }, (_, n) => springAt(n / 400, start, spring))
  const furthest = Math.max(...path)
  expect(furthest).toBeGreaterThan(0.05)
  expect(furthest).toBeLessThan(0.3)
  expect(Math.min(...path)).toBeGreaterThan(-furthest / 2)
  expect(Math.min(...path)).toBeLessThan(0)
  expect(Math.abs(springAt(restSeconds(spring), start, spring))).toBeLessThan(0.01)
})

test('a damped spring comes to rest without passing it, and where it is does not depend on how often it is looked at', () => {
  const spring = { stiffness: 20, damping: 1 }
  const path = Array.from({ length: 100 }, (_, n) => springAt(n / 100, { from: 1, speed: 0 }, spring))
  expect(path.every((at, n) => at >= 0 && (n === 0 || at <= path[n - 1]!))).toBe(true)
  expect(path[0]).toBe(1)
})

test('movements last as long as they are told, whatever the frames are', async () => {
  let woken = 0
  const motion = new Motion(() => woken++)
  const shares: number[] = []
  const ended = motion.run(100, (share) => shares.push(share))
  expect(woken).toBe(1)
  expect(motion.tick(1000)).toBe(true)
  expect(motion.tick(1037)).toBe(true)
  expect(motion.tick(1500)).toBe(false)
  await ended
  expect(shares).toEqual([0, 0.37, 1])
})

test('whoever is in a hurry has everything end now, at its end', async () => {
  const motion = new Motion(() => undefined)
  let at = 0
  const ended = Promise.all([motion.run(5000, (share) => (at = share), easeIn), motion.wait(60_000)])
  motion.tick(0)
  motion.hurry()
  await ended
  expect(at).toBe(1)
  expect(motion.tick(10)).toBe(false)
})

test('what flies falls, ends, and gives its place to another', () => {
  const air = new Particles(2)
  const coin = { picture: {} as CanvasImageSource, x: 0, y: 0, across: 100, down: -500, size: 10, turning: 1, lastsMs: 900 }
  for (let n = 0; n < 5; n++) air.throw(coin)
  expect(air.move(500)).toBe(true)
  expect(air.move(500)).toBe(false)
  air.throw(coin)
  expect(air.move(100)).toBe(true)
})
