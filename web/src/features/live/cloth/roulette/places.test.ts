import { roulette } from '@tucano/live'
import { expect, test } from 'vitest'
import { ALONG, DOWN, placeBeside, placesOf } from './places.ts'

const codes = (isUpright: boolean): string[] => placesOf(isUpright).map(({ code }) => code)
const at = (code: string) => placesOf(false).find((place) => place.code === code)!

test('every place of the table is on the cloth, once, within it', () => {
  const all = roulette.spots.map(({ code }) => code).toSorted()
  expect(codes(false).toSorted()).toEqual(all)
  expect(codes(true).toSorted()).toEqual(all)
  for (const { code, x, y, width, height } of placesOf(false)) {
    expect(x >= 0 && y >= 0 && x + width <= ALONG + 1e-9 && y + height <= DOWN + 1e-9, code).toBe(true)
    expect(width > 0 && height > 0, code).toBe(true)
  }
})

test('no two places lie on each other but edges on the cells that they divide', () => {
  const middles = placesOf(false).map(({ x, y, width, height }) => `${(x + width / 2).toFixed(2)} ${(y + height / 2).toFixed(2)}`)
  expect(new Set(middles).size).toBe(middles.length)
})

test('arrows go through all edges from a number to the next', () => {
  expect(placeBeside(placesOf(false), at('straight-5'), 'ArrowRight')?.code).toBe('split-5-8')
  expect(placeBeside(placesOf(false), at('split-5-8'), 'ArrowRight')?.code).toBe('straight-8')
  expect(placeBeside(placesOf(false), at('split-5-8'), 'ArrowUp')?.code).toBe('corner-5-6-8-9')
  expect(placeBeside(placesOf(false), at('straight-5'), 'Tab')).toBeUndefined()
})
