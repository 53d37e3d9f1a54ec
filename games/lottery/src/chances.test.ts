import { approximate, plus, ratio, times } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { DIGITS, balls, choose, chooseBig, range } from './counting.ts'
import { type Hit, type Play, type Shape, playOf, quickPick, rtpOf, shapes } from './index.ts'
import { WAYS_OF_175 } from './shapes/marksix.ts'
import { WAYS_OF_810 } from './shapes/keno.ts'
import { isLotByLot, isOrdered, outcomesOf, placesLookedAt, spaceOf } from './testing/spaces.ts'
import { linesFor } from './testing/lines-for.ts'

const SERIES = [1700, 1800, 1900, 1960, 2000]
/** Totals of many balls: their outcomes are counted below. */
const COUNTED = ['marksix TOTAL', 'keno TOTAL']

/** Picks that are not the least: some more on each pad. */
const MORE: Readonly<Record<string, string[]>> = {
  A5D: ['012.34.5.678.9'],
  FIX1: ['7.12...0'],
  ANY2D: ['1.23.4.5.67'],
  ANY3D: ['1.23..5.67'],
  ANY4D: ['1.23.4.5.6'],
  ANY2G2: ['1245.0679'],
  ANY3G3: ['1234.068'],
  ANY4G12: ['12345.01.1678'],
  A5G120: ['0135789'],
  A5G60: ['18.0168'],
  A5G20: ['05.0167'],
  A5C2: ['0369'],
  A5C3: ['03569'],
  B3D: ['34.05.129'],
  B3S: ['0,13,27'],
  B3P: ['049'],
  F3Z: ['BIG,ODD.SMALL,EVEN.BIG,SMALL,ODD,EVEN'],
}
const MORE_ELSEWHERE: Readonly<Record<string, string[]>> = {
  '11x5 ANY3': ['01,02,05,07,11'],
  '11x5 ANY7': ['01,02,03,05,06,07,08,09,11'],
  '11x5 ANY7B': ['01,02.03,05,06,07,08,09,11'],
  '11x5 F3D': ['01,02,03.02,03.01,03'],
  '11x5 FIX1': ['01.01,02...11'],
  'k3 PAIR1': ['11,22,33.145'],
  'k3 SUMZ': ['BIG,SMALL,ODD'],
  'pk10 FIX1': ['1,2..1.......10'],
  'marksix IN6_SP': ['01,02,03,04,05,06,07,08'],
  'marksix IN6_2OF3': ['01,02,03,04,05,49'],
  'marksix NONE5': ['01,02,03,04,05,06,07,08'],
  'keno SPOT5': ['01,02,03,04,05,06,77'],
  'dezenas-6-60 D6': ['01,02,03,04,05,06,07,08,60'],
  'dezenas-5-80 D5': ['01,02,03,04,05,06,07'],
  'dezenas-15-25 D15': ['01,02,03,04,05,06,07,08,09,10,11,12,13,14,15,16,25'],
  'mb LO2': ['03,06,49'],
  'mb XIEN2': ['03,06,49'],
  'mb DA': ['03,06,49'],
  'mn DA': ['03,06,49'],
  'thai TOD3': ['123,112,111'],
  '4d-my IBIG': ['1234,1123,1122,1112'],
  '4d-my SSMALL': ['1123,1122'],
}

const picksOf = (shape: Shape, play: Play): string[] => [
  play.write(quickPick(play, new Seeded(7))),
  ...((shape.code === 'ssc' ? MORE[play.code] : undefined) ?? MORE_ELSEWHERE[`${shape.code} ${play.code}`] ?? []),
]

const plays = [...shapes.values()].flatMap((shape) => shape.plays.map((play) => ({ shape, play })))
const worthOf = (play: Play, hits: readonly Hit[]): number =>
  hits.reduce((sum, { prize, times }) => sum + times * approximate(play.prizes[prize]!.odds(1960)), 0)

/** What results pay most, or hit, in the whole space of a draw. */
function gone(shape: Shape, play: Play, text: string): { total: bigint; hits: bigint[]; most: number } {
  const picks = play.read(text)
  const hits = play.prizes.map(() => 0n)
  let [total, most] = [0n, 0]
  for (const [result, weight] of spaceOf(shape, play, text)) {
    total += weight
    const found = play.hits(picks, result)
    if (found.length === 0) continue
    for (const { prize, times } of found) hits[prize]! += weight * BigInt(times)
    most = Math.max(most, worthOf(play, found))
  }
  return { total: outcomesOf(shape, play) ?? total, hits, most }
}

/** Shapes that are made as another is, with other odds or none: what they share is compared. */
const LIKE: Readonly<Record<string, string>> = { mt: 'mn', '4d-sg': '4d-my', '4d-my-own': '4d-my', '4d-sg-own': '4d-my' }

for (const shape of [...shapes.values()].filter(({ code }) => !(code in LIKE)))
  test(`${shape.code}: every outcome gone through, each prize comes as often as it says, a line gives back what it says at every series, and no result pays more than the most`, () => {
    for (const play of shape.plays.filter(({ code }) => !COUNTED.includes(`${shape.code} ${code}`)))
      for (const text of picksOf(shape, play)) {
        const name = `${shape.code} ${play.code} ${text}`
        const picks = play.read(text)
        const { total, hits, most } = gone(shape, play, text)
        for (const [n, { ways, outcomes, of }] of play.prizes.entries())
          expect([name, n, ratio(hits[n]!, total)]).toEqual([name, n, times(ratio(ways, outcomes), ratio(linesFor(play, picks, of)))])
        for (const series of SERIES) {
          const back = play.prizes.reduce((sum, { odds }, n) => plus(sum, times(ratio(hits[n]!, total), odds(series))), ratio(0))
          expect([name, back]).toEqual([name, times(rtpOf(play, series), ratio(play.lines(picks)))])
        }
        const told = worthOf(play, play.most(picks))
        expect(told, name).toBeGreaterThanOrEqual(most - 1e-6)
        // Places of several numbers that are gone through one by one are never right at once here.
        if (!isLotByLot(shape.code, play) && outcomesOf(shape, play) === undefined && !/^ANY\dG/.test(play.code))
          expect(told, name).toBeCloseTo(most, 5)
        // More hits than are counted come too rarely: how rarely is told below.
        const keys = play.code === 'DA' ? null : play.keys(picks)
        if (keys) expect(worthOf(play, keys), name).toBeGreaterThanOrEqual(told > most + 1e-6 ? most - 1e-6 : told - 1e-6)
      }
  })

test('liability counts three hits of a number where there are many lots: more come in less than one of four thousand draws', () => {
  const lots = 27
  const chanceOf = (hits: number): number => approximate(ratio(chooseBig(lots, hits) * 99n ** BigInt(lots - hits), 100n ** BigInt(lots)))
  expect(range(0, 3).map((hits) => chanceOf(hits).toFixed(4))).toEqual(['0.7623', '0.2079', '0.0273', '0.0023'])
  expect(range(4, lots).reduce((sum, hits) => sum + chanceOf(hits), 0)).toBeLessThan(1 / 4000)
  const north = shapes.get('mb')!
  const counted = (code: string, picks: string): number[] =>
    playOf(north, code)
      .keys(playOf(north, code).read(picks))!
      .map(({ times }) => times)
  expect([counted('LO2', '03,49'), counted('LO4', '0399'), counted('DA', '03,06,49')]).toEqual([[3, 3], [3], [3, 3, 3]])
  expect([counted('DAU', '03'), counted('DAUDUOI', '03'), counted('XC3', '003'), counted('DE', '99')]).toEqual([[4], [5], [4], [1]])
})

test('shapes that are made alike hit alike, with the same chances', () => {
  const draws = new Seeded(13)
  for (const [code, other] of Object.entries(LIKE))
    for (const play of shapes.get(code)!.plays) {
      const like = playOf(shapes.get(other)!, play.code)
      const chances = (of: Play): unknown =>
        of.prizes.map(({ key, of, ways, outcomes, isPush, perHit }) => [key, of, ways, outcomes, isPush, perHit])
      expect(chances(play)).toEqual(chances(like))
      for (let n = 0; n < 30; n++) {
        const picks = quickPick(play, draws)
        const result = [...shapes.get(code)!.draw(draws)]
        if (n % 2 === 0) result[draws.below(result.length)] = picks.flat().join('').replace('R', '0').slice(0, 6)
        expect([play.hits(picks, result), play.lines(picks), play.write(picks)]).toEqual([
          like.hits(picks, result),
          like.lines(picks),
          like.write(picks),
        ])
      }
    }
})

test('plays on some places of five digits do not look at the others, and most do not look at the order', () => {
  const draws = new Seeded(11)
  for (const play of shapes.get('ssc')!.plays)
    for (let n = 0; n < 40; n++) {
      const picks = quickPick(play, draws)
      const digits = range(1, 5).map(() => DIGITS[draws.below(n % 2 === 0 ? 10 : 3)]!)
      const at = placesLookedAt(play)
      const others = digits.map((digit, place) => (at.includes(place) ? digit : DIGITS[draws.below(10)]!))
      expect([play.code, play.hits(picks, others)]).toEqual([play.code, play.hits(picks, digits)])
      if (at.length === 5 && !isOrdered(play))
        expect([play.code, play.hits(picks, digits.toReversed())]).toEqual([play.code, play.hits(picks, digits)])
    }
})

/** How many choices of so many balls come to each sum. */
function sumsOf(most: number, count: number): bigint[] {
  const limit = most * count
  const ways = range(0, count).map(() => Array.from({ length: limit + 1 }, () => 0n))
  ways[0]![0] = 1n
  for (let ball = 1; ball <= most; ball++)
    for (let many = Math.min(count, ball); many >= 1; many--)
      for (let sum = limit; sum >= ball; sum--) if (ways[many - 1]![sum - ball]) ways[many]![sum]! += ways[many - 1]![sum - ball]!
  return ways[count]!
}

test('totals of many balls: every choice of them counted by its sum', () => {
  const seven = sumsOf(49, 7)
  expect(seven[175]).toBe(BigInt(WAYS_OF_175))
  const [big] = playOf(shapes.get('marksix')!, 'TOTAL').prizes
  expect(ratio(big!.ways, big!.outcomes)).toEqual(
    ratio(
      seven.slice(175).reduce((sum, ways) => sum + ways),
      BigInt(choose(49, 7)),
    ),
  )
  expect(approximate(ratio(big!.ways, big!.outcomes)).toFixed(5)).toBe('0.50557')
  const twenty = sumsOf(80, 20)
  expect(twenty[810]).toBe(WAYS_OF_810)
  const total = playOf(shapes.get('keno')!, 'TOTAL')
  const all = chooseBig(80, 20)
  const [more, less, tie] = total.prizes.map(({ ways, outcomes }) => ratio(ways, outcomes))
  expect(more).toEqual(
    ratio(
      twenty.slice(811).reduce((sum, ways) => sum + ways),
      all,
    ),
  )
  expect(less).toEqual(
    ratio(
      twenty.slice(0, 810).reduce((sum, ways) => sum + ways),
      all,
    ),
  )
  expect(tie).toEqual(ratio(twenty[810]!, all))
  expect(approximate(tie!).toFixed(6)).toBe('0.004396')
  const won = (shape: string, play: Play, result: string[]): string[] =>
    play.hits([play.pads[0]!.choices], shapes.get(shape)!.readResult(result)).map(({ prize }) => play.prizes[prize]!.key)
  const sum174 = balls(49).slice(0, 6).concat('49')
  expect(won('marksix', playOf(shapes.get('marksix')!, 'TOTAL'), sum174)).toEqual(['SMALL'])
  expect(won('marksix', playOf(shapes.get('marksix')!, 'TOTAL'), ['22', '23', '24', '25', '26', '27', '28'])).toEqual(['BIG'])
  expect(won('marksix', playOf(shapes.get('marksix')!, 'TOTAL'), ['21', '23', '24', '25', '26', '27', '28'])).toEqual(['SMALL'])
  const middle = range(31, 50).map(String)
  expect([
    won('keno', total, middle),
    won('keno', total, [...middle.slice(1), '51']),
    won('keno', total, ['30', ...middle.slice(1)]),
  ]).toEqual([['TIE'], ['BIG'], ['SMALL']])
})

test('there are plays of every shape, each with a code of its own', () => {
  expect(plays.length).toBeGreaterThan(300)
  for (const { plays, code } of shapes.values()) {
    expect([code, new Set(plays.map((play) => play.code)).size]).toEqual([code, plays.length])
    for (const play of plays) {
      expect(play.code).toMatch(/^[A-Z0-9_]{2,20}$/)
      expect(new Set(play.pads.map(({ key }) => key)).size).toBe(play.pads.length)
    }
  }
})
