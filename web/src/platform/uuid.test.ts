import { expect, test } from 'vitest'
import { uuid7 } from './uuid.ts'

test('an id says its moment, its version and its variant, and the rest is chance', () => {
  expect(uuid7(0x0198_0000_abcd, new Uint8Array(10).fill(0xff))).toBe('01980000-abcd-7fff-bfff-ffffffffffff')
  expect(uuid7(1, new Uint8Array(10))).toBe('00000000-0001-7000-8000-000000000000')
})

test('ids of one moment differ, and those of later moments sort behind', () => {
  const made = Array.from({ length: 200 }, () => uuid7(1_700_000_000_000))
  expect(new Set(made).size).toBe(200)
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(uuid7(1_700_000_000_001) > made.toSorted().at(-1)!).toBe(true)
})
