import { expect, test } from 'vitest'
import { barOf, booksOf, keyOf, usedOf, worstOf } from './books.ts'

const told = {
  market: 1,
  specifiers: '',
  name: '1X2',
  groups: ['all', 'score'],
  state: 'open' as const,
  reason: null,
  version: 3,
  outcomes: [
    { outcome: '1', name: 'Casa', odds: 2100, isOpen: true },
    { outcome: '2', name: 'Empate', odds: 3300, isOpen: true },
    { outcome: '3', name: 'Fora', odds: 3500, isOpen: true },
  ],
}
/** 100.00 on home at 2.10 and 50.00 on away at 3.50. */
const risk = {
  market: 1,
  specifiers: '',
  name: '1X2',
  isOpen: true,
  cap: '12000',
  exposure: '6000',
  outcomes: [
    { outcome: '1', name: 'Casa', odds: 2100, bets: 3, stake: '10000', payout: '21000', exposure: '6000' },
    { outcome: '3', name: 'Fora', odds: 3500, bets: 1, stake: '5000', payout: '17500', exposure: '2500' },
  ],
}

test('each outcome says what the house is left with, those that nobody has bet on too', () => {
  const [book] = booksOf([risk], [told])
  expect(book?.outcomes.map(({ outcome, house }) => [outcome, house])).toEqual([
    ['1', -6000n],
    ['2', 15_000n],
    ['3', -2500n],
  ])
  expect(book).toMatchObject({ bets: 4, staked: 15_000n, exposure: 6000n, cap: 12_000n })
  expect(usedOf(book!)).toBe(50)
  expect(barOf(-6000n, book!.outcomes)).toBe(40)
  expect(barOf(15_000n, book!.outcomes)).toBe(100)
})

test('a market costs nothing when the house wins by every result', () => {
  const even = { ...risk, exposure: '0', outcomes: [{ ...risk.outcomes[0]!, stake: '10000', payout: '8000', exposure: '-2000' }] }
  const [book] = booksOf([even], [{ ...told, outcomes: told.outcomes.slice(0, 1) }])
  expect(book).toMatchObject({ exposure: 0n, staked: 10_000n })
  expect(book?.outcomes[0]?.house).toBe(2000n)
})

test('markets stand by what they can cost; those without bets come last, and one that the feed hides is still there', () => {
  const small = {
    ...risk,
    specifiers: 'total=2.5',
    market: 18,
    cap: '0',
    outcomes: [{ ...risk.outcomes[0]!, payout: '10100', exposure: '100' }],
  }
  const books = booksOf([small, risk], [{ ...told, market: 10 }, told])
  expect(books.map(keyOf)).toEqual(['1/', '18/total=2.5', '10/'])
  expect(books[1]).toMatchObject({ state: 'gone', name: '1X2' })
  expect(usedOf(books[1]!)).toBeUndefined()
  expect(books[2]).toMatchObject({ bets: 0, cap: undefined })
  expect(worstOf(books)).toMatchObject({ exposure: 6100n, staked: 25_000n, markets: 2, largest: { key: '1/' } })
  expect(worstOf([])).toMatchObject({ exposure: 0n, largest: undefined })
})
