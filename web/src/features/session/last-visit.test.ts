import type { Attempt } from '@tucano/contract/session'
import { expect, test } from 'vitest'
import { lastVisit } from './last-visit.ts'

const attempts = (...outcomes: [Attempt['outcome'], ip: string][]): Attempt[] =>
  outcomes.map(([outcome, ip], n) => ({ id: String(n), at: 1000 - n, ip, country: null, device: `d${n}`, way: 'username', outcome }))

test('the visit before this one is told, with what was refused elsewhere since then', () => {
  const seen = attempts(['in', 'a'], ['wrong', 'a'], ['wrong', 'b'], ['captcha', 'b'], ['blocked', 'c'], ['in', 'a'], ['wrong', 'b'])
  expect(lastVisit(seen)).toEqual({ at: 995, device: 'd5', refused: 2 })
})

test('a first visit has none before it', () => {
  expect(lastVisit(attempts(['in', 'a'], ['wrong', 'b']))).toBeUndefined()
  expect(lastVisit([])).toBeUndefined()
})
