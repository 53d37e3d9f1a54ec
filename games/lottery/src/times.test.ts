import { expect, test } from 'vitest'
import { type LotteryGame, dayIn, drawOf, drawsOfDay, gameOf, lotteryGames, lunarYearOf, nextDraws } from './index.ts'
import { animalOfBall, animalOfYear, hundredOf } from './index.ts'
import { isTet } from './lunar-years.ts'

const game = (code: string, change: Partial<LotteryGame> = {}): LotteryGame => ({ ...gameOf(code)!, ...change })
const at = (text: string): number => Date.parse(text)
const moments = (of: LotteryGame, day: string): string[] => drawsOfDay(of, day).map(({ drawsAt }) => new Date(drawsAt).toISOString())

test('express draws come as often a day as the reference says', () => {
  const days = Object.entries({ '1m': 1440, '90s': 960, '2m': 720, '5m': 288 }).map(([every, count]) => [
    drawsOfDay(game(`vietna-norte-${every}`), '2027-03-01').length,
    count,
  ])
  for (const [found, count] of days) expect(found).toBe(count)
  expect(drawsOfDay(game('yeekee-15m'), '2027-03-01')).toHaveLength(88)
  expect(drawsOfDay(game('cinco-digitos-hora'), '2027-03-01')).toHaveLength(24)
  expect(drawsOfDay(game('cinco-dezenas'), '2027-03-01').map(({ numero }) => numero)).toEqual(['202703010001', '202703010002'])
})

test('a draw opens when the one before closes, closes some seconds before it is drawn, and is found by its number', () => {
  for (const one of lotteryGames) {
    const next = nextDraws(one, at('2027-05-07T11:11:11Z'), 5)
    expect([one.code, next.length]).toEqual([one.code, 5])
    expect(next[0]!.closesAt).toBeGreaterThan(at('2027-05-07T11:11:11Z'))
    expect(next[0]!.opensAt).toBeLessThanOrEqual(at('2027-05-07T11:11:11Z'))
    for (const [n, draw] of next.entries()) {
      expect(draw.drawsAt - draw.closesAt).toBe(one.closesBeforeMs)
      expect(draw.opensAt).toBeLessThan(draw.closesAt)
      if (n > 0) expect([one.code, draw.opensAt]).toEqual([one.code, next[n - 1]!.closesAt])
      expect(drawOf(one, draw.numero)).toEqual(draw)
    }
  }
})

test('numbers that no draw has', () => {
  const one = game('cinco-digitos-5m')
  for (const numero of ['202703010000', '202703010289', '202702300001', '202713010001', '2027030100011', 'x', ''])
    expect([numero, drawOf(one, numero)]).toEqual([numero, undefined])
  expect(drawOf(one, '202703010288')?.drawsAt).toBe(at('2027-03-02T03:00:00Z'))
})

test('official draws are when the reference says: days, times, and the close before', () => {
  const closes = (code: string, from: string): string[] =>
    nextDraws(game(code), at(from), 3).map(({ closesAt }) => new Date(closesAt).toISOString())
  // Thailand: the 1st and the 16th, 15:20 ICT.
  expect(closes('tailandia', '2027-03-02T00:00:00Z')).toEqual([
    '2027-03-16T08:20:00.000Z',
    '2027-04-01T08:20:00.000Z',
    '2027-04-16T08:20:00.000Z',
  ])
  // Malaysia and Singapore: Wednesday, Saturday, Sunday.
  expect(moments(game('malasia-4d'), '2027-03-03')).toEqual(['2027-03-03T11:00:00.000Z'])
  expect(moments(game('singapura-4d'), '2027-03-06')).toEqual(['2027-03-06T10:30:00.000Z'])
  expect([moments(game('malasia-4d'), '2027-03-04'), moments(game('malasia-4d'), '2027-03-07').length]).toEqual([[], 1])
  // Vietnam: 18:15, 17:15, 16:15 ICT, five minutes before that no more.
  expect(moments(game('vn-norte'), '2027-03-01')).toEqual(['2027-03-01T11:15:00.000Z'])
  expect(moments(game('vn-hue'), '2027-03-01')).toEqual(['2027-03-01T10:15:00.000Z'])
  expect(moments(game('vn-ho-chi-minh'), '2027-03-01')).toEqual(['2027-03-01T09:15:00.000Z'])
  expect([moments(game('vn-hue'), '2027-03-02'), moments(game('vn-ho-chi-minh'), '2027-03-06').length]).toEqual([[], 1])
  expect(closes('vn-norte', '2027-03-01T00:00:00Z')[0]).toBe('2027-03-01T11:10:00.000Z')
  // Laos: until 20:00.
  expect(closes('laos', '2027-03-01T00:00:00Z')[0]).toBe('2027-03-01T13:00:00.000Z')
  // Two to four provinces of the centre and the south draw each day.
  for (let day = 1; day <= 7; day++)
    for (const shape of ['mt', 'mn']) {
      const drawing = lotteryGames.filter((one) => one.isOfficial && one.shape === shape && drawsOfDay(one, `2027-03-0${day}`).length > 0)
      expect([day, shape, drawing.length >= 2 && drawing.length <= 4]).toEqual([day, shape, true])
    }
})

test('Vietnam draws nothing at its new year, and the draw after is open all the time', () => {
  expect(
    ['2027-02-04', '2027-02-05', '2027-02-06', '2027-02-08', '2027-02-09'].map((day) => moments(game('vn-norte'), day).length),
  ).toEqual([1, 0, 0, 0, 1])
  const [next] = nextDraws(game('vn-norte'), at('2027-02-06T12:00:00Z'), 1)
  expect([next!.numero, new Date(next!.opensAt).toISOString()]).toEqual(['202702090001', '2027-02-04T11:10:00.000Z'])
  expect(drawsOfDay(game('vietna-norte-5m'), '2027-02-06')).toHaveLength(288)
})

/** Zones whose clocks leap: at night, at midnight, by half an hour, and days that are missing. */
const LEAPS: readonly (readonly [zone: string, day: string, minutes: number])[] = [
  ['America/New_York', '2027-03-14', 23 * 60],
  ['America/New_York', '2027-11-07', 25 * 60],
  ['Europe/Lisbon', '2027-03-28', 23 * 60],
  ['Europe/Lisbon', '2027-10-31', 25 * 60],
  ['Australia/Lord_Howe', '2026-10-04', 23.5 * 60],
  ['Australia/Lord_Howe', '2027-04-04', 24.5 * 60],
  ['Africa/Cairo', '2026-04-24', 23 * 60],
  ['Africa/Cairo', '2026-10-29', 25 * 60],
  ['America/Sao_Paulo', '2018-11-04', 23 * 60],
  ['America/Sao_Paulo', '2018-02-17', 25 * 60],
  ['America/Sao_Paulo', '2027-11-07', 24 * 60],
]

test('where clocks leap a day has fewer draws or more, numbered without a gap or a double, and none is left out', () => {
  for (const [zone, day, minutes] of LEAPS)
    for (const every of [60, 300, 3600]) {
      const one = game('cinco-digitos-1m', { zone, timetable: { every } })
      const draws = drawsOfDay(one, day)
      expect([zone, day, every, draws.length]).toEqual([zone, day, every, Math.floor((minutes * 60) / every)])
      expect(draws.map(({ numero }) => Number(numero.slice(8)))).toEqual(draws.map((_, n) => n + 1))
      // Each draw is so many seconds after the one before, from the last of the day before on.
      const before = drawsOfDay(one, dayIn(zone, draws[0]!.drawsAt - every * 1000 - 3_600_000))
      const all = [...before, ...draws]
      const steps = new Set(all.slice(1).map(({ drawsAt }, n) => drawsAt - all[n]!.drawsAt))
      if ((minutes * 60) % every === 0) expect([zone, day, [...steps]]).toEqual([zone, day, [every * 1000]])
      // Whatever the moment, there is one draw that is open.
      for (const { opensAt, closesAt, numero } of [draws[0]!, draws[Math.floor(draws.length / 8)]!, draws.at(-1)!]) {
        expect(nextDraws(one, opensAt, 1)[0]!.numero).toBe(numero)
        expect(nextDraws(one, closesAt - 1, 1)[0]!.numero).toBe(numero)
        expect(nextDraws(one, closesAt, 1)[0]!.numero).not.toBe(numero)
      }
    }
})

test('a time that clocks leap over comes right after the leap, one that comes twice is the first', () => {
  const one = game('seis-dezenas', { zone: 'America/New_York', timetable: { at: ['01:30', '02:30', '20:00'] } })
  expect(moments(one, '2027-03-14')).toEqual(['2027-03-14T06:30:00.000Z', '2027-03-14T07:00:00.000Z', '2027-03-15T00:00:00.000Z'])
  expect(moments(one, '2027-11-07')).toEqual(['2027-11-07T05:30:00.000Z', '2027-11-07T07:30:00.000Z', '2027-11-08T01:00:00.000Z'])
  expect(moments(game('bolsa-nova-york'), '2027-03-12')).toEqual(['2027-03-12T21:00:00.000Z'])
  expect(moments(game('bolsa-nova-york'), '2027-03-15')).toEqual(['2027-03-15T20:00:00.000Z'])
})

test('a lunar year begins when calendars say so, and gives balls their animals', () => {
  const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', year: 'numeric' })
  const chinese = (day: string): number =>
    Number(calendar.formatToParts(at(`${day}T12:00:00Z`)).find((part) => (part.type as string) === 'relatedYear')!.value)
  for (let time = at('2025-01-01T00:00:00Z'); time < at('2040-12-31T00:00:00Z'); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10)
    const month = Number(day.slice(5, 7))
    // Two new moons are within minutes of midnight in Beijing: the calendar of this machine is not that exact.
    if (month <= 3 && day !== '2027-02-06' && day !== '2030-02-02') expect([day, lunarYearOf(day)]).toEqual([day, chinese(day)])
  }
  expect(lunarYearOf('2026-12-31')).toBe(2026)
  expect(isTet('2026-02-16')).toBe(true)
  // 2026 is a year of the horse: balls 1, 13, 25, 37, 49.
  expect(['01', '13', '49', '02', '12'].map((ball) => animalOfBall(ball, 2026))).toEqual(['HORSE', 'HORSE', 'HORSE', 'SNAKE', 'GOAT'])
  expect([animalOfYear('YEAR0', 2026), animalOfYear('YEAR11', 2026)]).toEqual(['HORSE', 'GOAT'])
  expect(hundredOf('RAT')).toEqual(['00', '12', '24', '36', '48', '60', '72', '84', '96'])
  expect(hundredOf('OX')[0]).toBe('01')
})
