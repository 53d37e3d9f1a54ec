import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBound } from './topics.ts'

test.each([
  ['#', 'hi.-.live.odds_change.1.sr:match.1234.-', true],
  ['hi.#', 'hi.-.live.odds_change.1.sr:match.1234.-', true],
  ['#.-', 'hi.-.live.odds_change.1.sr:match.1234.-', true],
  ['*.*.*.*.1.#', 'hi.-.live.odds_change.1.sr:match.1234.-', true],
  ['*.*.*.bet_settlement.#', 'hi.-.live.odds_change.1.sr:match.1234.-', false],
  ['*.*.*.*.*.*.*', 'hi.-.live.odds_change.1.sr:match.1234.-', false],
  ['*.*.*.*.*.*.*.*.*', 'hi.-.live.odds_change.1.sr:match.1234.-', false],
  ['#.alive.#', '-.-.-.alive.-.-.-.-', true],
  ['a.#', 'a', true],
  ['#.a.#.a', 'a', false],
  ['a*', 'ab', false],
])('%s on %s', (binding, key, bound) => {
  expect(isBound({ binding, key })).toBe(bound)
})

/** As it is said: word by word. */
function asSaid([part, ...parts]: string[], [word, ...words]: string[]): boolean {
  if (part === undefined) return word === undefined
  if (part === '#')
    return asSaid(parts, word === undefined ? [] : [word, ...words]) || (word !== undefined && asSaid([part, ...parts], words))
  return word !== undefined && (part === '*' || part === word) && asSaid(parts, words)
}

test('bindings take the words that they say', () => {
  const word = fc.constantFrom('a', 'b')
  const bindings = fc.array(fc.oneof(word, fc.constantFrom('*', '#')), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(bindings, fc.array(word, { minLength: 1, maxLength: 6 }), (parts, words) => {
      expect(isBound({ binding: parts.join('.'), key: words.join('.') })).toBe(asSaid(parts, words))
    }),
    { numRuns: 500 },
  )
  expect(isBound({ binding: '#.'.repeat(100).concat('b'), key: Array(100).fill('a').join('.') })).toBe(false)
})
