import { expect, test } from 'vitest'
import type { Movement } from './queries.ts'
import { gatherEarned, workOutCash } from './worth.ts'

test('what is below the smallest coin takes no points', () => {
  expect(workOutCash(500n, 100)).toEqual({ points: 500n, amount: 500n })
  expect(workOutCash(1000n, 300)).toEqual({ points: 999n, amount: 333n })
})

test('what was earned on a day is one line, with the balance after all of it', () => {
  const line = (kind: Movement['kind'], points: string, balance: string, at: number): Movement => ({ kind, points, balance, at })
  const list = [
    line('earned', '1', '9', 25),
    line('earned', '2', '8', 24),
    line('goods', '-4', '6', 23),
    line('earned', '3', '10', 22),
    line('earned', '5', '7', 12),
  ]
  expect(gatherEarned(list, (at) => String(Math.trunc(at / 10)))).toEqual([
    line('earned', '3', '9', 25),
    line('goods', '-4', '6', 23),
    line('earned', '3', '10', 22),
    line('earned', '5', '7', 12),
  ])
})
