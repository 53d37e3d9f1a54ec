import { expect, test } from 'vitest'
import * as format from './format.ts'

const ZONE = 'America/Sao_Paulo'

test('an amount has two decimals and separators as its language writes them, whatever its size', () => {
  const plain = [0n, 5n, 123_450n, -123_456_789_012_345_678n].map((minor) => format.plainAmount(minor, 'PT'))
  expect(plain).toEqual(['0,00', '0,05', '1.234,50', '-1.234.567.890.123.456,78'])
  expect(format.plainAmount(123_450n, 'EN')).toBe('1,234.50')
  expect(format.amount(123_450n, 'R$', 'PT')).toBe('R$\u00A01.234,50')
  expect([150n, -150n, 0n].map((minor) => format.signedAmount(minor, 'R$', 'PT'))).toEqual([
    '+R$\u00A01,50',
    '−R$\u00A01,50',
    'R$\u00A00,00',
  ])
  expect(format.compactAmount(123_456n, 'PT')).toBe('1,2\u00A0mil')
})

test('numbers are written with the decimals that are asked for', () => {
  expect(format.number(5000, 'PT')).toBe('5.000')
  expect(format.number(5000n, 'EN')).toBe('5,000')
  expect(format.number(1.984, 'PT', { min: 2 })).toBe('1,98')
  expect([0.95, 2].map((value) => format.number(value, 'PT', { max: 3 }))).toEqual(['0,95', '2'])
  expect(format.percent(9650, 'PT')).toBe('96,50%')
  expect(format.megabytes(6 * 1024 * 1024 + 1, 'PT')).toBe('6,1')
})

test('a moment is day, month and year of the brand’s zone and 24 hours; seconds in details, ISO where it is asked for', () => {
  const at = Date.UTC(2026, 0, 2, 2, 4, 5)
  expect(format.moment(at, ZONE)).toBe('01/01/2026 23:04')
  expect(format.exactMoment(at, ZONE)).toBe('01/01/2026 23:04:05')
  expect(format.day(at, ZONE)).toBe('01/01/2026')
  expect(format.clock(Date.UTC(2026, 0, 2, 3), ZONE)).toBe('00:00')
  expect(format.isoMoment(Date.UTC(2026, 0, 2, 3), ZONE)).toBe('2026-01-02 00:00:00')
  expect(format.isoDay(at, 'Pacific/Kiritimati')).toBe('2026-01-02')
  expect(format.spokenMoment(at, ZONE, 'PT')).toBe('01/01/2026 às 23:04')
  expect(format.soonMoment(at, ZONE, 'EN')).toBe('01/01 at 23:04')
  expect([format.writtenDay('2026-11-16'), format.shortDay('2026-11-16')]).toEqual(['16/11/2026', '16/11'])
  expect(format.monthName('2026-11-01', 'PT')).toEqual({ long: 'novembro de 2026', short: 'nov 26' })
})
