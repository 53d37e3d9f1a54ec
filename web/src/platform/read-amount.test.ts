import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test('amounts are read as they are typed, in Portuguese and in English', () => {
  const read: [string, bigint][] = [
    ['50', 5000n],
    ['50,5', 5050n],
    ['50.05', 5005n],
    ['1.234,50', 123450n],
    ['1,234.50', 123450n],
    ['1.234', 123400n],
    ['1.234.567,89', 123456789n],
    [' R$ 10,00 ', 1000n],
    ['0,01', 1n],
    ['9007199254740993,01', 900719925474099301n],
  ]
  for (const [typed, minor] of read) expect(readAmount(typed), typed).toBe(minor)
})

test('what is no amount is none', () => {
  for (const typed of ['', 'abc', '-5', '1,2345', '1e5', '5,', ',5', '1.23.456', '12,345,6', '∞', '１０', '9'.repeat(40)])
    expect(readAmount(typed), typed).toBeUndefined()
})
