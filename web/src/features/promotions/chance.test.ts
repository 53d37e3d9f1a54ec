import { expect, test } from 'vitest'
import { hashes } from '../../verifier/hashes.ts'
import { fromHex, toHex } from '../../verifier/hex.ts'
import { chanceOf } from './chance-of.ts'
import { checkEnvelope } from './check-envelope.ts'
import { angleOf } from './wheel/wheel-shape.ts'

test('a wheel stands with the middle of what came out at the top, and only ever turns on', () => {
  let angle = 0
  for (const count of [2, 3, 8, 16])
    for (let segment = 0; segment < count; segment++) {
      const next = angleOf(segment, count, angle)
      expect(next - angle).toBeGreaterThanOrEqual(5 * 360)
      expect(next - angle).toBeLessThan(6 * 360 + 0.001)
      const top = (((360 - (next % 360)) % 360) / 360) * count
      expect(top).toBeCloseTo(segment + 0.5, 6)
      angle = next
    }
})

test('an envelope is split again under the seed that was told, and another seed is found out', () => {
  const seed = '5eed'.repeat(16)
  const closed = {
    opensAt: 1_763_474_400_000,
    total: '1000',
    shares: 5,
    least: '50',
    seed,
    commitment: toHex(hashes.sha256(fromHex(seed))),
  }
  const { isRight, split } = checkEnvelope(closed)
  expect(isRight).toBe(true)
  expect(split).toHaveLength(5)
  expect(split.reduce((sum, share) => sum + share, 0n)).toBe(1000n)
  expect(split.every((share) => share >= 50n)).toBe(true)
  expect(checkEnvelope(closed).split).toEqual(split)
  expect(checkEnvelope({ ...closed, seed: 'feed'.repeat(16) }).isRight).toBe(false)
})

test('what is unlikely is never said to be impossible', () => {
  expect(chanceOf(40, 100, 'PT')).toBe('40%')
  expect(chanceOf(1, 3, 'PT')).toBe('33,33%')
  expect(chanceOf(1, 10_000, 'PT')).toBe('0,01%')
  expect(chanceOf(1, 119_896, 'PT')).toBe('0,00083%')
  expect(chanceOf(1, 15_000_001, 'PT')).toBe('0,0000067%')
})
