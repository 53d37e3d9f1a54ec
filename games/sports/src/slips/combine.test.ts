import { expect, test } from 'vitest'
import { type Leg, type Selection, conflictsOf } from './index.ts'

const on = (market: number, specifiers = '', outcome = '1'): Selection => ({ market, specifiers, outcome })
const leg = (event: string, ...selections: [Selection, ...Selection[]]): Pick<Leg, 'event' | 'selections'> => ({ event, selections })

test('legs of different events stand together, and selections of one event in a builder', () => {
  expect(conflictsOf([leg('a', on(1)), leg('b', on(1)), leg('c', on(1), on(18, 'total=2.5'), on(18, 'total=3.5'))])).toEqual([])
  expect(conflictsOf([])).toEqual([])
})

test('legs of one event are named', () => {
  expect(conflictsOf([leg('a', on(1)), leg('b', on(1)), leg('a', on(29)), leg('a', on(18, 'total=2.5'), on(10))])).toEqual([
    { why: 'same-event', event: 'a', legs: [0, 2, 3] },
  ])
})

test('a market stands nowhere twice', () => {
  expect(conflictsOf([leg('b', on(1)), leg('a', on(1, '', '1'), on(29), on(1, '', '3'))])).toEqual([
    { why: 'same-market', event: 'a', legs: [1] },
  ])
  expect(conflictsOf([leg('a', on(1, '', '1')), leg('a', on(1, '', '3'))])).toEqual([
    { why: 'same-market', event: 'a', legs: [0, 1] },
    { why: 'same-event', event: 'a', legs: [0, 1] },
  ])
})
