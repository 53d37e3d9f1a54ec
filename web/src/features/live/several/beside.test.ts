import { expect, test } from 'vitest'
import { severalPath, tablesAt } from './beside.ts'

const tables = ['a', 'b', 'c', 'd', 'e'].map((code) => ({ code }))
const codesAt = (first: string, beside: string | null): string[] => tablesAt(tables, first, beside).map(({ code }) => code)

test('an address keeps which tables are open, and what it says is read as far as it makes sense', () => {
  expect(severalPath(['a'])).toBe('/live/a')
  expect(severalPath(['a', 'c', 'b'])).toBe('/live/a?beside=c,b')
  expect(codesAt('a', 'c,b')).toEqual(['a', 'c', 'b'])
  expect(codesAt('a', null)).toEqual(['a'])
  expect(codesAt('a', 'a,b,b,,x,<script>')).toEqual(['a', 'b'])
  expect(codesAt('a', 'b,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
})
