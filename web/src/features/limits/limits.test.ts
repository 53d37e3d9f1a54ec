import { expect, test } from 'vitest'
import { compareCaps, leftOf, readCount, readTime, sharePercent } from './read-cap.ts'
import { clockText, leftText, minutesText } from './watch/duration.ts'
import { serverTime } from './watch/server-clock.ts'

test('numbers of bets and times of play', () => {
  expect(readCount('1.500')).toBe(1500n)
  expect(readCount('20')).toBe(20n)
  for (const text of ['', '-2', '1,5', '2.5', 'dez', '1234567890']) expect(readCount(text), text).toBeUndefined()
  expect(readTime({ hours: '1', minutes: '30' }, 'day')).toBe(90n)
  expect(readTime({ hours: '', minutes: '90' }, 'day')).toBe(90n)
  expect(readTime({ hours: '24', minutes: '' }, 'day')).toBe(1440n)
  for (const [hours, minutes] of [
    ['', ''],
    ['24', '1'],
    ['1', '60'],
    ['-1', '0'],
    ['1,5', ''],
  ] as const)
    expect(readTime({ hours, minutes }, 'day'), `${hours} ${minutes}`).toBeUndefined()
  expect(readTime({ hours: '168', minutes: '0' }, 'week')).toBe(10_080n)
})

test('a first cap is lower than none, and the same is the same', () => {
  expect(compareCaps(null, 0n)).toBe('lower')
  expect(compareCaps('100', 99n)).toBe('lower')
  expect(compareCaps('100', 100n)).toBe('same')
  expect(compareCaps('100', 101n)).toBe('higher')
  expect(compareCaps('100', undefined)).toBe('none')
})

test('what is used is between nothing and all of it', () => {
  expect([sharePercent('0', '100'), sharePercent('50', '100'), sharePercent('250', '100')]).toEqual([0, 50, 100])
  expect([sharePercent('-250', '100'), sharePercent('0', '0')]).toEqual([0, 100])
  expect([leftOf('30', '100'), leftOf('130', '100'), leftOf('-50', '100')]).toEqual([70n, 0n, 150n])
})

test('times are written as clocks and as people say them', () => {
  expect([0, 7_000, 2_527_999, 3_727_000, 86_399_000, -5].map(clockText)).toEqual(['0:00', '0:07', '42:07', '1:02:07', '23:59:59', '0:00'])
  expect([0, 45, 60, 90, 1440].map(minutesText)).toEqual(['0 min', '45 min', '1 h', '1 h 30 min', '24 h'])
  // Nought is said only when it is over.
  expect([1, 999, 1000, 0, -1].map(leftText)).toEqual(['0:01', '0:01', '0:01', '0:00', '0:00'])
})

test('the server’s clock goes on from its last word, and never back', () => {
  expect(serverTime({ now: 1000, heardAtMs: 50 }, 75)).toBe(1025)
  expect(serverTime({ now: 1000, heardAtMs: 50 }, 40)).toBe(1000)
})
