import { expect, test } from 'vitest'
import { NO_BETS, doubleAll, excessOf, halveAll, lay, sumOf, within } from './bets.ts'
import { chipValues, chipsOf, firstChip, shortAmount } from './chip-values.ts'

test('a table offers chips that its limits take', () => {
  expect(chipValues({ unit: '10', min: '10', max: '200000' })).toEqual([10n, 50n, 100n, 500n, 2500n, 10_000n])
  expect(chipValues({ unit: '20', min: '20', max: '500000' })).toEqual([20n, 100n, 500n, 2500n, 10_000n, 50_000n])
  expect([firstChip([10n, 50n, 100n, 500n]), firstChip([10n, 50n])]).toEqual([100n, 10n])
  expect(chipValues({ unit: '10', min: '100', max: '500000' })).toEqual([100n, 500n, 2500n, 10_000n, 50_000n, 250_000n])
  expect(chipValues({ unit: '100', min: '100', max: '1000' })).toEqual([100n, 500n])
})

test('an amount is laid in as few chips as possible, and in all of it', () => {
  expect(chipsOf(100n)).toEqual([100n])
  expect(chipsOf(3750n)).toEqual([2500n, 500n, 500n, 100n, 100n, 50n])
  expect(chipsOf(0n)).toEqual([])
  for (let amount = 1n; amount < 400_000n; amount += 997n) expect(chipsOf(amount).reduce((sum, chip) => sum + chip, 0n)).toBe(amount)
})

test('what stands on a chip is short', () => {
  expect([50n, 100n, 1250n, 250_000n].map((amount) => shortAmount(amount, 'PT'))).toEqual(['0,50', '1', '12,50', '2.500'])
  expect(shortAmount(123_456n, 'EN')).toBe('1,234.56')
})

test('chips on one place add up, all of them double, and limits are kept', () => {
  const limits = { unit: 10n, min: 50n, max: 1000n, places: 2 }
  const bets = lay(lay(lay(NO_BETS, 'red', 100n), 'red', 500n), 'zero', 50n)
  expect([...bets]).toEqual([
    ['red', 600n],
    ['zero', 50n],
  ])
  expect(sumOf(bets)).toBe(650n)
  expect(excessOf(bets, limits)).toBeUndefined()
  expect(sumOf(doubleAll(bets))).toBe(1300n)
  expect(excessOf(doubleAll(bets), limits)).toBe('tooMuch')
  expect(excessOf(lay(bets, 'black', 50n), limits)).toBe('tooMany')
})

test('half of all chips is in whole units, and the least stays', () => {
  const bets = lay(lay(lay(NO_BETS, 'red', 100n), 'zero', 50n), 'one', 20n)
  expect([...halveAll(bets, 20n).values()]).toEqual([40n, 20n, 20n])
})

test('whoever stakes less goes back to what cost no more', () => {
  const [one, two, three] = [lay(NO_BETS, 'a', 100n), lay(NO_BETS, 'a', 300n), lay(NO_BETS, 'a', 700n)]
  expect(within([one, two, three], 300n)).toEqual([one, two])
  expect(within([one, two, three], 50n)).toEqual([])
})
