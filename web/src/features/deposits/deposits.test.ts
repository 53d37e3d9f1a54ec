import { expect, test } from 'vitest'
import { clockText } from '#platform/clock'
import { fileProblem } from '#platform/read-file'
import { checkAmount } from './check-amount.ts'

const pix = { min: '1000', max: '5000000' }
const free = { left: null, withoutDocuments: null }

test('an amount is judged by the method, then by the member’s own limit, then by what documents allow [WAL-04]', () => {
  expect(checkAmount(undefined, pix, free)).toBe('amountWrong')
  expect(checkAmount(999n, pix, free)).toBe('amountLimits')
  expect(checkAmount(5_000_001n, pix, free)).toBe('amountLimits')
  expect(checkAmount(1000n, pix, free)).toBeUndefined()
  expect(checkAmount(5_000_000n, pix, free)).toBeUndefined()
  expect(checkAmount(2001n, pix, { left: '2000', withoutDocuments: '1500' })).toBe('amountOwn')
  expect(checkAmount(2000n, pix, { left: '2000', withoutDocuments: '1500' })).toBe('amountDocuments')
  expect(checkAmount(1500n, pix, { left: '2000', withoutDocuments: '1500' })).toBeUndefined()
})

test('a countdown is written as a clock', () => {
  expect([0, 999, 61_004, 3_599_000, 3_600_000, 90_061_000].map(clockText)).toEqual([
    '00:00',
    '00:01',
    '01:01',
    '59:59',
    '1:00:00',
    '25:01:01',
  ])
})

test('a file is judged before it is opened', () => {
  const types = ['image/png']
  expect(fileProblem({ type: 'text/html', size: 5 }, types, 10)).toBe('type')
  expect(fileProblem({ type: 'image/png', size: 0 }, types, 10)).toBe('broken')
  expect(fileProblem({ type: 'image/png', size: 11 }, types, 10)).toBe('large')
  expect(fileProblem({ type: 'image/png', size: 10 }, types, 10)).toBeUndefined()
})
