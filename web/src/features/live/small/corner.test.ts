import { expect, test } from 'vitest'
import { CORNERS } from '../kept.ts'
import { cornerAt, cornerBy, nextCorner } from './corner.ts'

test('a small table goes to the corner that a key, a press or a hand means', () => {
  expect(cornerBy('ArrowUp', 'bottom-left')).toBe('top-left')
  expect(cornerBy('ArrowRight', 'top-left')).toBe('top-right')
  expect(cornerBy('ArrowLeft', 'top-left')).toBe('top-left')
  expect(cornerBy('ArrowDown', 'top-right')).toBe('bottom-right')
  expect(cornerBy('Tab', 'top-right')).toBeUndefined()
  expect(new Set(CORNERS.map(nextCorner))).toEqual(new Set(CORNERS))
  const screen = { width: 1000, height: 800 }
  expect(cornerAt({ x: 510, y: 390 }, screen)).toBe('top-right')
  expect(cornerAt({ x: 499, y: 410 }, screen)).toBe('bottom-left')
})
