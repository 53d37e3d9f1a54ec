import { basisPoints, ratio } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import {
  BadPicks,
  type Content,
  PLAIN_SERIES,
  UNITS,
  isSent,
  liabilityOf,
  lotteryGames,
  maxMultiple,
  mostOf,
  payoutOf,
  planSteps,
  playOf,
  prizeOf,
  quickPick,
  readSlip,
  rebateOf,
  rtpOf,
  sentLeaf,
  seriesOf,
  shapes,
  slipLeaf,
  slipMost,
  slipPayout,
  slipRebate,
  slipStake,
  stakeOf,
} from './index.ts'
import { multiplesWithin } from './money.ts'

const ssc = shapes.get('ssc')!
const north = shapes.get('mb')!
const south = shapes.get('mn')!

/** The first prize of a play for a line of so much. */
const pays = (shape: string, code: string, series = 1960, unit = 200): number =>
  Number(prizeOf(playOf(shapes.get(shape)!, code).prizes[0]!, { unit, multiple: 1 }, series)) / 100

test('a line of 2.00 at the series of 1960 pays what the table says', () => {
  const found = ['A5D', 'F3D', 'F3G3', 'F3G6', 'F2D', 'F2G2', 'FIX1', 'F3C1', 'F3C2', 'F2Z', 'DT12'].map((code) => pays('ssc', code))
  expect(found).toEqual([196_000, 1960, 653.33, 326.66, 196, 98, 19.6, 7.23, 36.29, 7.84, 4.35])
  const tie = playOf(ssc, 'DT12').prizes[2]!
  expect([tie.key, Number(prizeOf(tie, { unit: 200, multiple: 1 }, 1960))]).toEqual(['TIE', 1960])
})

test('the series is a two-thousandth of what comes back, at every play with derived odds', () => {
  for (const { code, plays } of shapes.values()) {
    if (/^(dezenas|4d)/.test(code)) continue
    for (const play of plays)
      for (const series of [1000, 1700, 1956, 1960, 2000]) {
        // A push gives its share of the stakes back.
        const pushed = play.prizes.some(({ isPush }) => isPush)
        const expected = pushed ? ratio(2000 + 48 * series, 49 * 2000) : ratio(series, 2000)
        expect([code, play.code, rtpOf(play, series)]).toEqual([code, play.code, expected])
      }
  }
})

test('tables that players know give back what the reference says, at every series', () => {
  const bp = (shape: string, code: string): number => basisPoints(rtpOf(playOf(shapes.get(shape)!, code), 1960))
  expect([bp('dezenas-6-60', 'D6'), bp('dezenas-5-80', 'D5'), bp('dezenas-15-25', 'D15')]).toEqual([8958, 9075, 8931])
  expect(['BIG', 'SMALL', 'IBIG', 'SBIG', 'RBIG'].map((code) => bp('4d-my', code))).toEqual([6400, 6500, 6400, 6400, 6400])
  expect([bp('4d-sg', 'BIG'), bp('4d-sg', 'SMALL')]).toEqual([6590, 5800])
  expect([bp('4d-my-own', 'BIG'), bp('4d-my-own', 'SMALL'), bp('4d-sg-own', 'BIG')]).toEqual([9000, 9141, 9267])
  expect(rtpOf(playOf(shapes.get('dezenas-6-60')!, 'D6'), 1000)).toEqual(rtpOf(playOf(shapes.get('dezenas-6-60')!, 'D6'), 2000))
})

test('chances of the north and the south are those of the reference', () => {
  const chance = (shape: string, code: string): string => {
    const [{ ways, outcomes } = { ways: 0n, outcomes: 1n }] = playOf(shapes.get(shape)!, code).prizes
    return (Number((ways * 10n ** 15n) / outcomes) / 1e15).toFixed(6)
  }
  expect(['XIEN2', 'XIEN3', 'XIEN4', 'DA'].map((code) => chance('mb', code))).toEqual(['0.054882', '0.012298', '0.002670', '0.055662'])
  expect(['XIEN2', 'XIEN3', 'XIEN4', 'DA'].map((code) => chance('mn', code))).toEqual(['0.026108', '0.003913', '0.000555', '0.026260'])
  expect(chance('mn2', 'DA')).toBe('0.092725')
  expect([Number(chance('mb', 'TRUOT4')).toFixed(4), Number(chance('mb', 'TRUOT10')).toFixed(4)]).toEqual(['0.3321', '0.0582'])
  // What others pay gives back: 17, 78, 300 and 100 for a line.
  const back = (code: string, odds: number): number => Math.round(Number(chance('mb', code)) * odds * 1000) / 10
  expect([back('XIEN2', 17), back('XIEN3', 78), back('XIEN4', 300), back('XIEN4', 100)]).toEqual([93.3, 95.9, 80.1, 26.7])
})

test('chances of other draws are those of the reference', () => {
  const chance = (shape: string, code: string, key?: string): string => {
    const { prizes } = playOf(shapes.get(shape)!, code)
    const { ways, outcomes } = prizes.find((prize) => key === undefined || prize.key === key)!
    return `${ways}/${outcomes}`
  }
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((k) => chance('11x5', `ANY${k}`))).toEqual([
    '5/11',
    '2/11',
    '2/33',
    '1/66',
    '1/462',
    '1/77',
    '1/22',
    '4/33',
  ])
  expect(['F3D', 'F3G', 'F2D', 'F2G', 'FIX1'].map((code) => chance('11x5', code))).toEqual(['1/990', '1/165', '1/110', '1/55', '1/11'])
  expect(['FIX1', 'F2D', 'F3D', 'DT1'].map((code) => chance('pk10', code))).toEqual(['1/10', '1/90', '1/720', '1/2'])
  expect(['3', '5', '7', '9', '11', '12', '14', '16', '18'].map((sum) => chance('pk10', 'SUM', sum))).toEqual([
    '1/45',
    '2/45',
    '1/15',
    '4/45',
    '1/9',
    '4/45',
    '1/15',
    '2/45',
    '1/45',
  ])
  expect([chance('pk10', 'SUMZ', 'BIG'), chance('pk10', 'SUMZ', 'SMALL')]).toEqual(['4/9', '5/9'])
  expect(['IN6', 'IN6_2', 'IN6_3', 'IN6_2OF3', 'IN6_SP'].map((code) => chance('marksix', code))).toEqual([
    '6/49',
    '5/392',
    '5/4606',
    '645/18424',
    '1/196',
  ])
  expect(['YEAR1', 'YEAR0'].map((key) => chance('marksix', 'YEAR7', key))).toEqual(['7139/15134', '12574/22701'])
  expect(['RED', 'BLUE', 'GREEN'].map((key) => chance('marksix', 'SPC', key))).toEqual(['17/49', '16/49', '16/49'])
  expect([chance('marksix', 'SPZ', 'BIG'), chance('marksix', 'SPZ', 'BIG-push')]).toEqual(['24/49', '1/49'])
  expect(chance('k3', 'ONE', '6')).toBe('91/216')
  expect(chance('28', 'COLOUR', 'RED')).toBe('83/250')
})

test('who takes a lower series gets the difference back, and a push gives the stake', () => {
  // 7.80 % of 100.00.
  expect(rebateOf(10_000n, 1956, 1800)).toBe(780n)
  expect(rebateOf(99n, 1956, 1800)).toBe(7n)
  expect(rebateOf(10_000n, 1800, 1956)).toBe(0n)
  // What a member and an upline have of a stake is always what the upline's series says.
  const [upline, member, series] = [1970, 1956, 1800]
  expect(rebateOf(20_000n, upline, member) + rebateOf(20_000n, member, series) + (20_000n * BigInt(series)) / 2000n).toBe(
    (20_000n * BigInt(upline)) / 2000n,
  )
  const push = { play: 'SPZ', picks: 'BIG,ODD', unit: 200, multiple: 3 }
  const result = ['01', '02', '03', '04', '05', '06', '49']
  expect(payoutOf(shapes.get('marksix')!, push, 1960, result)).toBe(stakeOf(shapes.get('marksix')!, push))
})

test('multiples of a plan bring the return that was asked for', () => {
  const exact = planSteps({ kind: 'return', bp: 1000, cost: 1000n, win: 1960n }, 6)
  expect(exact).toEqual([1, 2, 4, 9, 21, 48])
  let spent = 0
  expect(exact.map((multiple) => (spent += 10 * multiple))).toEqual([10, 30, 70, 160, 370, 850])
  for (const [n, multiple] of exact.entries()) {
    const before = 10 * exact.slice(0, n).reduce((sum, one) => sum + one, 0)
    const brings = (by: number): boolean => 19.6 * by >= 1.1 * (before + 10 * by)
    expect([brings(multiple), n === 0 || brings(multiple - 1)]).toEqual([true, n === 0])
  }
  expect(planSteps({ kind: 'return', bp: 10_000, cost: 1000n, win: 1960n }, 6)).toEqual([])
  expect(planSteps({ kind: 'constant' }, 3)).toEqual([1, 1, 1])
  expect(planSteps({ kind: 'doubling', every: 2 }, 6)).toEqual([1, 1, 2, 2, 4, 4])
  expect(planSteps({ kind: 'doubling', every: 1 }, 100)).toHaveLength(17)
})

test('a cap on what a bet pays is a cap on its multiple', () => {
  expect(multiplesWithin(40_000_000n, 38_801n)).toBe(1030)
  // 2.00 on three exact digits pay 1,960.00.
  const play = playOf(ssc, 'F3D')
  const most = maxMultiple(play, { unit: 200, series: 1960, cap: 40_000_000n })
  expect(most).toBe(204)
  expect(mostOf(ssc, { play: 'F3D', picks: '1.2.3', unit: 200, multiple: most }, 1960)).toBeLessThanOrEqual(40_000_000n)
  expect(mostOf(ssc, { play: 'F3D', picks: '1.2.3', unit: 200, multiple: most + 1 }, 1960)).toBeGreaterThan(40_000_000n)
})

test('a point of all lots costs 27, and pays for every hit', () => {
  const lo: Content = { play: 'LO2', picks: '03', unit: 100, multiple: 1 }
  expect(stakeOf(north, lo)).toBe(2700n)
  expect(stakeOf(south, lo)).toBe(1800n)
  expect(mostOf(north, lo, 1980)).toBe(27n * 9900n)
  const play = playOf(north, 'LO2')
  expect(liabilityOf(play, play.keys(play.read('03'))![0]!, lo, 1980)).toBe(3n * 9900n)
})

const slip = { game: 'cinco-digitos-1m', series: 1800, most: 1956, contents: [{ play: 'B3D', picks: '43.5.6', unit: 200, multiple: 2 }] }

test('a slip is read, staked, paid, and stands for itself in the tree', () => {
  const read = readSlip({ ...slip, contents: [...slip.contents, { play: 'SUM', picks: 'ODD,BIG', unit: 20, multiple: 5 }] })
  expect(read.contents.map(({ picks }) => picks)).toEqual(['34.5.6', 'BIG,ODD'])
  expect(slipStake(read)).toBe(800n + 200n)
  expect(slipPayout(read, ['9', '9', '3', '5', '6'])).toBe(360_000n + 180n)
  expect(slipMost(read)).toBe(360_000n + 360n)
  expect(slipRebate(read)).toBe((1000n * 156n) / 2000n)
  expect(slipLeaf('x', read)).toBe('bet|x|B3D|34.5.6|200|2|800|SUM|BIG,ODD|20|5|200|1800')
  const plain = readSlip({ ...slip, series: null })
  expect([seriesOf(plain), slipRebate(plain), slipLeaf('x', plain)]).toEqual([PLAIN_SERIES, 0n, 'bet|x|B3D|34.5.6|200|2|800'])
  expect([isSent({ sent: '01234' }), isSent({ sent: '1234' }), isSent(read), isSent(null)]).toEqual([true, false, false, false])
  expect(sentLeaf('x', { sent: '01234' })).toBe('sent|x|01234')
})

test('a slip that is none is refused by its field', () => {
  const field = (selections: unknown): string | undefined => {
    try {
      readSlip(selections)
    } catch (error) {
      if (error instanceof BadPicks) return error.field
      throw error
    }
    return undefined
  }
  const line = slip.contents[0]!
  const of = (change: object): string | undefined => field({ ...slip, contents: [{ ...line, ...change }] })
  expect([
    field(null),
    field({ ...slip, game: 'none' }),
    field({ ...slip, series: 999 }),
    field({ ...slip, series: '1800' }),
    field({ ...slip, most: 2001 }),
  ]).toEqual(['game', 'game', 'series', 'series', 'most'])
  expect([field({ ...slip, contents: [] }), field({ ...slip, contents: Array.from({ length: 201 }, () => line) })]).toEqual([
    'contents',
    'contents',
  ])
  expect([of({ play: 'NO' }), of({ play: 1 }), of({ picks: 1 }), of({ picks: '1.2' }), of({ picks: 'a.2.3' })]).toEqual([
    'play',
    'play',
    'picks',
    'picks',
    'place3',
  ])
  expect([of({ unit: 3 }), of({ unit: '2' }), of({ multiple: 0 }), of({ multiple: 1.5 }), of({ multiple: 100_001 })]).toEqual([
    'unit',
    'unit',
    'multiple',
    'multiple',
    'multiple',
  ])
  expect(field(slip)).toBeUndefined()
})

test('units and multiples are never rounded up: so many prizes of one are not less than one of so many', () => {
  const draws = new Seeded(31)
  for (const { shape: code } of lotteryGames) {
    const shape = shapes.get(code)!
    const play = shape.plays[draws.below(shape.plays.length)]!
    const content = {
      play: play.code,
      picks: play.write(quickPick(play, draws)),
      unit: UNITS[draws.below(UNITS.length)]!,
      multiple: 1 + draws.below(50),
    }
    const result = shape.draw(draws)
    const [one, all] = [payoutOf(shape, { ...content, multiple: 1 }, 1955, result), payoutOf(shape, content, 1955, result)]
    expect(all).toBeGreaterThanOrEqual(one * BigInt(content.multiple))
    expect(all).toBeLessThanOrEqual(mostOf(shape, content, 1955))
    expect(shape.readResult(result)).toEqual(result)
  }
})
