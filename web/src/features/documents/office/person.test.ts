import { expect, test } from 'vitest'
import { ageOn, writeCpf } from './person.ts'

test('an age counts full years: the birthday itself, the day before, and who was born on a leap day', () => {
  expect(ageOn('2026-05-10', '2008-05-10')).toBe(18)
  expect(ageOn('2026-05-09', '2008-05-10')).toBe(17)
  expect(ageOn('2026-02-28', '2008-02-29')).toBe(17)
  expect(ageOn('2026-03-01', '2008-02-29')).toBe(18)
})

test('a CPF and a day are written as documents print them', () => {
  expect(writeCpf('12345678909')).toBe('123.456.789-09')
})
