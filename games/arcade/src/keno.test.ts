import { deal } from '@tucano/randomness'
import { basisPoints, ratio, sumOf, times } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { combinations, drawsWithHits } from './combinations.ts'
import { type KenoSheet, keno } from './keno.ts'
import { scripted } from './testing/scripted.ts'

const { tables } = keno.sheet as KenoSheet

test('combinations follow the triangle of Pascal', () => {
  for (let of = 1; of <= 40; of++)
    for (let chosen = 1; chosen <= of; chosen++)
      expect(combinations(of, chosen)).toBe(combinations(of - 1, chosen - 1) + combinations(of - 1, chosen))
  expect([combinations(40, 10), combinations(3, 5)]).toEqual([847_660_528n, 0n])
})

test('hits of a small drum are as the formula says, counted over every way in which it is drawn', () => {
  const drum = [1, 2, 3, 4, 5, 6, 7]
  const ways = [0, 1, 2, 3, 4, 5, 6].flatMap((a) => [0, 1, 2, 3, 4, 5].flatMap((b) => [0, 1, 2, 3, 4].map((c) => [a, b, c])))
  for (let picks = 1; picks <= 7; picks++) {
    const counts = [0, 0, 0, 0]
    for (const way of ways) counts[deal(scripted(way), drum, 3).filter((number) => number <= picks).length]!++
    // Three numbers can be drawn in six orders.
    for (const [hits, count] of counts.entries())
      expect(BigInt(count)).toBe(picks < hits ? 0n : 6n * drawsWithHits({ numbers: 7, drawn: 3, picks, hits }))
  }
})

test.each(tables.map((table, n) => ({ ...table, picks: n + 1 })))('$picks picks return between 95 and 95.6 %', ({ picks, pays, rtpBp }) => {
  const of = combinations(40, 10)
  const chances = pays.map((_, hits) => ratio(drawsWithHits({ numbers: 40, drawn: 10, picks, hits }), of))
  expect(sumOf(chances)).toEqual(ratio(1))
  const rtp = sumOf(pays.map((tenths, hits) => times(chances[hits]!, ratio(tenths, 10))))
  expect(basisPoints(rtp)).toBe(rtpBp)
  expect(rtpBp).toBeGreaterThanOrEqual(9500)
  expect(rtpBp).toBeLessThanOrEqual(9560)
  expect(pays).toHaveLength(picks + 1)
  expect(pays).toEqual(pays.toSorted((a, b) => a - b))
  expect(pays.at(-1)).toBeLessThanOrEqual(keno.maxWin * 10)
})

test('the best and the worst number of picks are told', () => {
  const all = tables.map(({ rtpBp }) => rtpBp)
  expect(all).toEqual([9500, 9519, 9550, 9534, 9550, 9527, 9513, 9550, 9535, 9528])
  expect(keno.returns.map(({ rtp }) => basisPoints(rtp))).toEqual([Math.max(...all), Math.min(...all)])
})

test('ten different numbers are drawn, and those that were picked count', () => {
  for (let seed = 0; seed < 2000; seed++) {
    const picks = [3, 8, 15, 22, 40].slice(0, 1 + (seed % 5))
    const { view, payout, over } = keno.run([{ stake: '30', picks }], new Seeded(seed), {})
    expect(over).toBe(true)
    expect(new Set(view.drawn).size).toBe(10)
    expect(view.drawn.every((number) => number >= 1 && number <= 40)).toBe(true)
    expect(view.hits).toBe(new Set(picks).intersection(new Set(view.drawn)).size)
    expect(payout).toBe(3n * BigInt(tables[picks.length - 1]!.pays[view.hits]!))
  }
})

test('numbers are picked once each, and written down in order', () => {
  const read = (picks: unknown) => keno.readMove({ stake: '10', picks }, true)
  expect(read([40, 1, 7])).toEqual({ stake: '10', picks: [1, 7, 40] })
  for (const picks of [[], [0], [41], [1, 1], [1.5], ['1'], '1', null, Array.from({ length: 11 }, (_, n) => n + 1)])
    expect(() => read(picks)).toThrow()
})
