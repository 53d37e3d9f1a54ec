import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test('money is understood as a Brazilian types it, to the cent', () => {
  const read: [string, bigint][] = [
    ['50', 5000n],
    ['R$ 50', 5000n],
    [' 50,5 ', 5050n],
    ['0', 0n],
    ['0,01', 1n],
    ['007', 700n],
    ['1.234,50', 123_450n],
    ['1.000', 100_000n],
    ['1.000.000', 100_000_000n],
    ['12.5', 1250n],
    ['12.50', 1250n],
    ['9999999999999,99', 999_999_999_999_999n],
  ]
  for (const [text, minor] of read) expect(readAmount(text, 'PT'), text).toBe(minor)
  expect(readAmount('1,234.50', 'EN')).toBe(123_450n)
  expect(readAmount('1,000', 'EN')).toBe(100_000n)
})

test('what is no amount, or could be two, is not guessed at', () => {
  for (const text of ['', '-1', '1e3', 'abc', '1,234', '1.2.3', '10,555', '1.00,0', '1,2,3', '99999999999999', '∞', '1 2,3,4', 'R$'])
    expect(readAmount(text, 'PT'), text).toBeUndefined()
})
