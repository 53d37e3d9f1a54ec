import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadMessage } from '../bad-message.ts'
import { marketKey, readSpecifiers, writeSpecifiers } from './specifiers.ts'

test('specifiers are sorted by name, and their values are left alone', () => {
  expect(writeSpecifiers({ setnr: '2', gamenr: '11' })).toBe('gamenr=11|setnr=2')
  expect(writeSpecifiers({ a: '1', 'a-b': '1', ab: '1' })).toBe('a=1|a-b=1|ab=1')
  expect(readSpecifiers('setnr=2|gamenr=11')).toEqual({ gamenr: '11', setnr: '2' })
  expect(readSpecifiers('variant=sr:exact_goals:6+')).toEqual({ variant: 'sr:exact_goals:6+' })
  expect(readSpecifiers('score=a=b')).toEqual({ score: 'a=b' })
  expect(readSpecifiers('')).toEqual({})
  for (const bad of ['total', '=2', 'total=2|', '|', 'total=2|total=3']) expect(() => readSpecifiers(bad), bad).toThrow(BadMessage)
  for (const bad of [{ '': '1' }, { a: '1|b' }, { 'a=': '', a: '=' }]) expect(() => writeSpecifiers(bad)).toThrow(RangeError)
})

test('one market has one key, whichever way its specifiers are written', () => {
  expect(marketKey('tc:match:1', 18, 'total=2.5')).toBe('tc:match:1/18/total=2.5')
  expect(marketKey('tc:match:1', 1, '')).toBe('tc:match:1/1/')
  const some = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 5 })
  fc.assert(
    fc.property(some, fc.nat(), (names, turn) => {
      const written = names.map((name, n) => `${name}=${n}`)
      const turned = [...written.slice(turn % (names.length + 1)), ...written.slice(0, turn % (names.length + 1))].join('|')
      const key = marketKey('tc:match:1', 7, turned)
      expect(marketKey('tc:match:1', 7, written.join('|'))).toBe(key)
      expect(marketKey('tc:match:1', 7, readSpecifiers(turned))).toBe(key)
    }),
  )
})
