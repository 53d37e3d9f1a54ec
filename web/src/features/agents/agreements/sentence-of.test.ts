import { expect, test } from 'vitest'
import { sentenceOf } from './sentence-of.ts'

const dividend = {
  kind: 'dividend',
  tier: 0,
  rateType: 'percent',
  isSuspended: false,
  base: '34000',
  carriedIn: '0',
  rate: '1000',
  due: '3400',
} as const
const hour = { ...dividend, kind: 'salaryHour', base: '257', rate: '35', due: '1' } as const

test('a settlement says how it was counted, or why nothing is due', () => {
  expect(sentenceOf(dividend)).toBe('formula_dividend')
  expect(sentenceOf({ ...dividend, tier: -1, base: '900', due: '0' })).toBe('formulaNone')
  expect(sentenceOf({ ...dividend, tier: -1, base: '-900', due: '0' })).toBe('formulaLost')
  // Whoever is suspended has reached no tier, and that is not why.
  expect(sentenceOf({ ...dividend, tier: -1, base: '-900', due: '0', isSuspended: true })).toBe('formulaSuspended')
  // A salary goes by what was staked, whoever won.
  expect(sentenceOf({ ...dividend, kind: 'salaryDay', tier: -1, base: '-900' })).toBe('formulaNone')
})

test('parts of a cent that came from the slot before are told, and what an amount has paid on the day already', () => {
  expect(sentenceOf(hour)).toBe('formula_percent')
  expect(sentenceOf({ ...hour, carriedIn: '5005' })).toBe('formula_kept')
  expect(sentenceOf({ ...hour, kind: 'salaryDay', carriedIn: '5005' })).toBe('formula_percent')
  expect(sentenceOf({ ...hour, rateType: 'amount', rate: '800', due: '800' })).toBe('formula_amount')
  expect(sentenceOf({ ...hour, rateType: 'amount', rate: '800', due: '300' })).toBe('formula_amountRest')
})
