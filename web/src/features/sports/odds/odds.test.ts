import { expect, test } from 'vitest'
import { reasonOf } from './reason-of.ts'
import { lineText } from './use-odds-text.ts'
import { readView } from './view-store.ts'
import { nearestBox } from './walk.ts'

const box = (column: number, row: number) => ({ left: column * 60, right: column * 60 + 54, top: row * 50, bottom: row * 50 + 40 })

test('arrow keys lead to the price beside, and above and below also where a row has fewer', () => {
  const grid = [box(0, 0), box(1, 0), box(2, 0), box(0, 1), box(2, 1)]
  expect([nearestBox(grid, 0, 'ArrowRight'), nearestBox(grid, 1, 'ArrowLeft'), nearestBox(grid, 2, 'ArrowRight')]).toEqual([1, 0, -1])
  expect([nearestBox(grid, 0, 'ArrowDown'), nearestBox(grid, 4, 'ArrowUp'), nearestBox(grid, 3, 'ArrowRight')]).toEqual([3, 2, 4])
  expect(nearestBox(grid, 1, 'ArrowUp')).toBe(-1)
})

test('lines are written as people read them', () => {
  expect([lineText('2.5', 'PT'), lineText('2.5', 'EN'), lineText('0.25', 'PT', true), lineText('-1', 'PT', true)]).toEqual([
    '2,5',
    '2.5',
    '+0,25',
    '\u22121',
  ])
  expect([lineText('0', 'PT', true), lineText('0:1', 'PT', true)]).toEqual(['0', '0:1'])
})

test('a market says why it is suspended, and nothing that nobody knows', () => {
  expect([1, 7, 9, 22, 37, 24, 999].map((reason) => reasonOf({ state: 'suspended', reason }))).toEqual([
    'reason_goal',
    'reason_card',
    'reason_penalty',
    'reason_review',
    'reason_video',
    'reason_signal',
    'reason_plain',
  ])
  expect(reasonOf({ state: 'settled', reason: 1 })).toBe('reason_over')
})

test('how odds are looked at is read as it was kept, and what somebody else wrote there is left out', () => {
  expect(readView('{"format":"malay","folded":["a",1],"column":{"list":2,"x":"y"}}')).toEqual({
    format: 'malay',
    folded: ['a'],
    column: { list: 2 },
  })
  for (const bad of [undefined, 'nonsense', 'null', '{"format":"roman"}']) expect(readView(bad).format).toBe('decimal')
})
