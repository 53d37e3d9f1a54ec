import { expect, test } from 'vitest'
import { VOID_ALL, allAs, missingIn, settledOf } from './typed-results.ts'

const KEYS = ['1', '2', '3']

test('one press says who won, the others lose; or all come back', () => {
  expect(settledOf(KEYS, allAs(KEYS, '2'))).toEqual([
    { outcome: '1', result: 'lost' },
    { outcome: '2', result: 'won' },
    { outcome: '3', result: 'lost' },
  ])
  expect(Object.values(allAs(KEYS, VOID_ALL))).toEqual(['void', 'void', 'void'])
})

test('what nobody has chosen is missing, and is not sent', () => {
  const typed = { '1': 'halfWon' as const, '2': undefined }
  expect(missingIn(KEYS, typed)).toEqual(['2', '3'])
  expect(settledOf(KEYS, typed)).toEqual([{ outcome: '1', result: 'halfWon' }])
  expect(missingIn(KEYS, allAs(KEYS, '1'))).toEqual([])
})
