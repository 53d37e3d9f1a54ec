import { createHash } from 'node:crypto'
import { DRAW_WORD } from '@tucano/randomness'
import { mathsDigest } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import {
  BadPicks,
  UNITS,
  chooseOn,
  gameOf,
  lotteryGames,
  maxMultiple,
  permutationsOfAll,
  playOf,
  quickPick,
  sequence,
  shapeOfGame,
  shapes,
  sharedGames,
} from './index.ts'
import { ordersInFull } from './shapes/four-digits.ts'
import { permutationsOf } from './shapes/three-top.ts'
import { bullOf, kindOf } from './shapes/ssc.ts'

const own = lotteryGames.filter(({ isOfficial }) => !isOfficial)
const sha256 = (data: Uint8Array | string): Uint8Array => createHash('sha256').update(data).digest()

test('there are games of our own for every kind of timetable, and official ones of every region', () => {
  expect(own.length).toBeGreaterThanOrEqual(24)
  const kinds = own.map(({ timetable }) => ('every' in timetable ? `every ${timetable.every} s` : `${timetable.at.length} a day`))
  const expected = [60, 90, 120, 180, 300, 3600].map((seconds) => `every ${seconds} s`)
  expect(new Set(kinds)).toEqual(new Set([...expected, '1 a day', '2 a day', '88 a day']))
  expect(lotteryGames.length - own.length).toBeGreaterThanOrEqual(40)
  expect(new Set(lotteryGames.map(({ group }) => group))).toEqual(new Set(['SSC', 'VNC', 'THAI', 'MAS', 'SGC', 'LAO', 'STOCK', 'DEZ']))
  expect(new Set(lotteryGames.map(({ vendor }) => vendor))).toEqual(new Set(['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA']))
  expect(new Set(lotteryGames.map(({ shape }) => shape))).toEqual(new Set(shapes.keys()))
})

test('codes, names and closings are what they have to be', () => {
  expect(new Set(lotteryGames.map(({ code }) => code)).size).toBe(lotteryGames.length)
  for (const { code, name, mode, vendor, hasSeries, isOfficial, closesBeforeMs, timetable, shape } of lotteryGames) {
    expect(code).toMatch(/^[a-z0-9-]{2,60}$/)
    expect(code).toMatch(DRAW_WORD)
    expect([name.PT, name.EN].join(' ')).not.toMatch(/bicho|mega|quina(?!\w)|lotof|loteca|milhar|sena\b|loto/i)
    expect({ LOTT: 'Lott', ELOTT: 'Elott', TCG_LOTTO_VN: 'ZY', TCG_SEA: 'SEA' }[vendor]).toBe(mode)
    const fixed = /^(dezenas|4d)/.test(shape)
    expect([code, hasSeries]).toEqual([code, (mode === 'Lott' || mode === 'ZY') && !fixed])
    if (!isOfficial) expect([code, closesBeforeMs]).toEqual([code, 'every' in timetable && timetable.every < 300 ? 5000 : 10_000])
    else expect(closesBeforeMs).toBeGreaterThanOrEqual(300_000)
  }
  expect([gameOf('none'), shapeOfGame('none')]).toEqual([undefined, undefined])
})

test('one line at the least stake stays within what a bet may pay, on every play', () => {
  const cap = 40_000_000n
  for (const { code, shape, minBet } of own)
    for (const play of shapes.get(shape)!.plays) {
      const most = UNITS.map((unit) => unit * maxMultiple(play, { unit, series: 2000, cap }))
      expect([code, play.code, Math.max(...most) >= minBet]).toEqual([code, play.code, true])
    }
})

test('every game of our own is drawn for everybody: leaf and payout follow from what betting keeps', () => {
  expect(sharedGames.map(({ code }) => code)).toEqual(own.map(({ code }) => code))
  const draws = new Seeded(41)
  for (const game of sharedGames) {
    const shape = shapeOfGame(game.code)!
    const result = game.draw(draws, { number: '1', moves: null })
    expect(shape.readResult(result)).toEqual(result)
    const play = shape.plays[draws.below(shape.plays.length)]!
    const picks = play.write(quickPick(play, draws))
    const selections = { game: game.code, series: null, most: 1960, contents: [{ play: play.code, picks, unit: 200, multiple: 1 }] }
    const bet = { id: 'a', stake: 200n * BigInt(play.lines(play.read(picks))), selections }
    expect(game.leaf(bet)).toBe(`bet|a|${play.code}|${picks}|200|1|${bet.stake}`)
    expect(game.payout(bet, result)).toBeGreaterThanOrEqual(0n)
    expect(game.leaf({ id: 'b', stake: 0n, selections: { sent: '12345' } })).toBe('sent|b|12345')
    expect(game.payout({ id: 'b', stake: 0n, selections: { sent: '12345' } }, result)).toBe(0n)
    expect(() => game.leaf({ ...bet, selections: { sent: 'x' } })).toThrow(BadPicks)
    expect(mathsDigest(game.maths, { sha256 })).toMatch(/^[0-9a-f]{64}$/)
  }
})

test('maths tell shapes apart, and change with an odd', () => {
  const digests = new Map(sharedGames.map(({ code, maths }) => [gameOf(code)!.shape, mathsDigest(maths, { sha256 })]))
  expect(new Set(digests.values()).size).toBe(digests.size)
})

test('results from elsewhere are refused when they are none', () => {
  const draws = new Seeded(43)
  for (const shape of shapes.values()) {
    const right = [...shape.draw(draws)]
    expect(shape.readResult(right)).toEqual(right)
    expect(shape.parts.reduce((sum, { count }) => sum + count, 0)).toBe(right.length)
    for (const wrong of [
      null,
      '12345',
      right.slice(1),
      [...right, right[0]],
      right.with(0, 'x'),
      right.with(0, ''),
      right.with(0, `${right[0]}99`),
      right.map(Number),
    ])
      expect(() => shape.readResult(wrong), `${shape.code} ${JSON.stringify(wrong)}`).toThrow(BadPicks)
  }
  for (const code of ['11x5', 'pk10', 'marksix', 'keno', 'dezenas-6-60']) {
    const [first = '', ...others] = shapes.get(code)!.draw(draws)
    expect(() => shapes.get(code)!.readResult([first, first, ...others.slice(1)])).toThrow(BadPicks)
  }
  expect(shapes.get('stock')!.readResult(['38915.04', '-12.30'])).toEqual(['38915.04', '-12.30'])
  expect(() => shapes.get('stock')!.readResult(['38915,04', '-12.30'])).toThrow(BadPicks)
})

test('where top and bottom are found', () => {
  const hits = (shape: string, result: string[], code: string, picks: string): number => {
    const play = playOf(shapes.get(shape)!, code)
    return play.hits(play.read(picks), result).length
  }
  // 1,234,516,014: 014 above, 16 below.
  expect([hits('yeekee', ['16014'], 'TOP3', '014'), hits('yeekee', ['16014'], 'BOT2', '16')]).toEqual([1, 1])
  expect([hits('lao', ['1234'], 'TOP3', '234'), hits('lao', ['1234'], 'BOT2', '12')]).toEqual([1, 1])
  expect([hits('hanoi', ['60599', '76985'], 'TOP3', '599'), hits('hanoi', ['60599', '76985'], 'BOT2', '85')]).toEqual([1, 1])
  expect([hits('stock', ['38915.04', '-12.30'], 'TOP3', '504'), hits('stock', ['38915.04', '-12.30'], 'BOT2', '30')]).toEqual([1, 1])
  const thai = ['123456', '001', '002', '003', '004', '77']
  expect(
    ['TOP3', 'FRONT3', 'BACK3', 'BOT2', 'TOP2', 'TOD3'].map((code, n) =>
      hits('thai', thai, code, ['456', '001', '004', '77', '56', '654'][n]!),
    ),
  ).toEqual([1, 1, 1, 1, 1, 1])
  expect([hits('thai', thai, 'RUNTOP', '4'), hits('thai', thai, 'RUNBOT', '7'), hits('thai', thai, 'RUNTOP', '1')]).toEqual([1, 1, 0])
})

test('bulls and kinds of three', () => {
  expect([bullOf([1, 2, 3, 4, 5]), bullOf([0, 0, 0, 0, 0]), bullOf([1, 2, 7, 3, 4]), bullOf([5, 5, 0, 9, 1])]).toEqual([5, 10, 7, 10])
  expect(bullOf([1, 1, 1, 1, 1])).toBe(0)
  expect([kindOf([9, 0, 1]), kindOf([8, 9, 0]), kindOf([1, 1, 1]), kindOf([0, 9, 5]), kindOf([1, 3, 5]), kindOf([2, 2, 5])]).toEqual([
    'STRAIGHT',
    'STRAIGHT',
    'TRIPLE',
    'HALF',
    'MIXED',
    'PAIR',
  ])
})

test('tools for choosing', () => {
  const [digits] = playOf(shapes.get('ssc')!, 'F3D').pads
  const [numbers] = playOf(shapes.get('mb')!, 'LO2').pads
  const chosen = (['all', 'big', 'small', 'odd', 'even', 'clear'] as const).map((choice) => chooseOn(digits!, choice).join(''))
  expect(chosen).toEqual(['0123456789', '56789', '01234', '13579', '02468', ''])
  expect([chooseOn(numbers!, 'big')[0], chooseOn(numbers!, 'big').length]).toEqual(['50', 50])
  expect(chooseOn(playOf(shapes.get('mb')!, 'XIEN2').pads[0]!, 'all')).toHaveLength(20)
  expect(permutationsOfAll(['112', '12'])).toEqual(['112', '12', '121', '21', '211'])
  for (const number of ['1234', '1123', '1122', '1112', '1111']) expect(ordersInFull(number)).toHaveLength(permutationsOf(number))
  expect(sequence({ from: 0, to: 99, step: 11, digits: 2 })).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99'])
  expect([sequence({ from: 5, to: 4, step: 1, digits: 2 }), sequence({ from: 5, to: 9, step: 0, digits: 2 })]).toEqual([[], []])
})

test('a quick pick is any choice, as likely as another', () => {
  const draws = new Seeded(47)
  const counts = new Map<string, number>()
  const play = playOf(shapes.get('dezenas-5-80')!, 'D5')
  for (let n = 0; n < 4000; n++) for (const ball of quickPick(play, draws)[0]!) counts.set(ball, (counts.get(ball) ?? 0) + 1)
  expect(counts.size).toBe(80)
  // 250 of each are expected; the draws are fixed.
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 250) ** 2 / 250, 0)
  expect(chiSquare).toBeLessThan(130)
})
