import { expect, test } from 'vitest'
import { factorOf } from './factor.ts'

test('a factor is typed in percent, with either decimal sign, and never above all of the stake', () => {
  expect(['100', '50', '12,5', '0.25', ' 0 ', '7,05'].map(factorOf)).toEqual([10_000, 5000, 1250, 25, 0, 705])
  expect(['', '101', '100,01', '-1', '5%', '1,234', 'dez'].map(factorOf)).toEqual(Array.from({ length: 7 }))
})
