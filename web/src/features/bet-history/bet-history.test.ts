import { expect, test } from 'vitest'
import { isoDay } from '#platform/format'
import { scaleOf } from '../../parts/charts/scale.ts'
import { type Step, addDays, daysOf, periodOf, profitPresets, recordPresets } from '#platform/period'
import { decimal } from '#platform/csv'
import { profitCsv } from './profit-csv.ts'
import { type ProfitRow, resultOf, sumOf, sumsBy, sumsByProduct } from './profit-sums.ts'

test('a period has the days of the brand, wherever its visitor is', () => {
  const night = Date.parse('2026-03-01T02:30:00Z')
  expect(periodOf('today', isoDay(night, 'America/Sao_Paulo'))).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(periodOf('yesterday', isoDay(night, 'Pacific/Kiritimati'))).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(periodOf('lastMonth', isoDay(night, 'America/Sao_Paulo'))).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(periodOf('lastMonth', isoDay(night, 'Pacific/Kiritimati'))).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(periodOf('thisMonth', isoDay(night, 'Asia/Kathmandu'))).toEqual({ from: '2026-03-01', to: '2026-03-01' })
})

test('periods pass over the ends of months and years, and over leap days', () => {
  expect(periodOf('days7', '2027-01-03')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
  expect(periodOf('days30', '2028-03-15')).toEqual({ from: '2028-02-15', to: '2028-03-15' })
  expect(periodOf('yesterday', '2028-03-01')).toEqual({ from: '2028-02-29', to: '2028-02-29' })
  expect(periodOf('thisWeek', '2027-01-03')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
  expect(periodOf('lastWeek', '2027-01-04')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
  expect(periodOf('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(periodOf('lastMonth', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(periodOf('year', '2028-02-29')).toEqual({ from: '2027-03-01', to: '2028-02-29' })
  expect(periodOf('year', '2026-12-31')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
})

test('no day is missing or twice, where clocks are changed either', () => {
  for (const timeZone of ['America/New_York', 'America/Sao_Paulo', 'Europe/Lisbon', 'Australia/Lord_Howe'])
    for (const noon of ['2026-03-10T12:00:00Z', '2026-04-06T12:00:00Z', '2026-11-03T12:00:00Z', '2018-11-06T12:00:00Z']) {
      const today = isoDay(Date.parse(noon), timeZone)
      const days = daysOf(periodOf('days30', today))
      expect([new Set(days).size, days.at(-1)]).toEqual([30, today])
      expect(days.every((each, n) => n === 0 || addDays(days[n - 1]!, 1) === each)).toBe(true)
    }
  for (const preset of [...recordPresets, ...profitPresets]) {
    const { from, to } = periodOf(preset, '2026-08-03')
    expect(from <= to && to <= '2026-08-03', preset).toBe(true)
  }
})

const row = (on: string, product: string, rounds: number, amounts: [stake: string, payout: string]): ProfitRow => ({
  day: on,
  product,
  rounds,
  stake: amounts[0],
  payout: amounts[1],
})
const rows = [
  row('2026-08-01', 'RNG', 2, ['900719925474099301', '100']),
  row('2026-08-01', 'SPORTS', 1, ['500', '1250']),
  row('2026-08-03', 'RNG', 4, ['2', '3']),
]

test('sums keep their last cent, however large they are, and days without bets are there', () => {
  expect(sumOf(rows)).toEqual({ rounds: 7, stake: 900719925474099803n, payout: 1353n })
  const period = { from: '2026-07-31', to: '2026-08-03' }
  const told = (step: Step) => sumsBy(step, rows, period).map((sum) => [sum.from, sum.to, sum.rounds, resultOf(sum)])
  expect(told('day')).toEqual([
    ['2026-07-31', '2026-07-31', 0, 0n],
    ['2026-08-01', '2026-08-01', 3, -900719925474098451n],
    ['2026-08-02', '2026-08-02', 0, 0n],
    ['2026-08-03', '2026-08-03', 4, 1n],
  ])
  // A Sunday ends its week.
  expect(told('week')).toEqual([
    ['2026-07-31', '2026-08-02', 3, -900719925474098451n],
    ['2026-08-03', '2026-08-03', 4, 1n],
  ])
  expect(told('month')).toEqual([
    ['2026-07-31', '2026-07-31', 0, 0n],
    ['2026-08-01', '2026-08-03', 7, -900719925474098450n],
  ])
  expect(sumsByProduct(rows).map(({ product, stake }) => [product, stake])).toEqual([
    ['RNG', 900719925474099303n],
    ['SPORTS', 500n],
  ])
  expect(sumOf([])).toEqual({ rounds: 0, stake: 0n, payout: 0n })
})

test('a spreadsheet gets semicolons, decimal commas, Brazilian days and UTF-8', () => {
  const words = { head: ['Dia', 'Tipo; de jogo', 'Resultado'], productName: (product: string) => (product === 'RNG' ? 'Cassino' : '=1+1') }
  expect(profitCsv(rows.slice(1), words)).toBe(
    '\uFEFFDia;"Tipo; de jogo";Resultado\r\n01/08/2026;\'=1+1;1;5,00;12,50;7,50\r\n03/08/2026;Cassino;4;0,02;0,03;0,01\r\n',
  )
  expect([0n, -5n, -123456n, 900719925474099301n].map(decimal)).toEqual(['0,00', '-0,05', '-1234,56', '9007199254740993,01'])
})

test('a scale has round steps, zero among them, and room for every value', () => {
  const cases = [[0n], [500n], [-1n, 1n], [-34_004n, 2674n], [-900719925474099301n, 5n], [123_456_789n, 99n], [-3n, -2n], []]
  for (const values of cases) {
    const { ticks, place } = scaleOf(values)
    const steps = new Set(ticks.slice(1).map((tick, n) => tick - ticks[n]!))
    expect(steps.size, String(values)).toBe(1)
    expect(String([...steps][0])).toMatch(/^[125]0*$/)
    expect(ticks).toContain(0n)
    expect(ticks.length).toBeLessThanOrEqual(7)
    for (const value of values) expect(place(value) >= 0 && place(value) <= 1, String(value)).toBe(true)
    expect([place(ticks[0]!), place(ticks.at(-1)!)]).toEqual([0, 1])
  }
})
