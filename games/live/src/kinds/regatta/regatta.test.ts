import { approximate, basisPoints, compare, dividedBy, plus, ratio, times } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { mostOf, returnOf } from '../../spot.ts'
import { everyFinish, readableOdds } from './odds.ts'
import { COURSE, MARKS, leaderAt } from './race.ts'
import { RAFTS, WEIGHTS, WINDS, windOf } from './rafts.ts'
import { regattaMaths, regattaOf } from './regatta.ts'

test('720 orders, each as probable as its rafts weigh one after the other', () => {
  for (const wind of WINDS) {
    const weights = WEIGHTS[wind]
    const { all, each } = everyFinish(weights)
    expect(new Set(each.map(({ order }) => order.join())).size).toBe(720)
    expect(each.reduce((sum, { ways }) => sum + ways, 0n)).toBe(all)
    for (const { order, ways } of each.filter((_, n) => n % 37 === 0)) {
      let left = 100
      const chance = order
        .map((raft) => {
          const one = ratio(weights[raft - 1]!, left)
          left -= weights[raft - 1]!
          return one
        })
        .reduce(times)
      expect(ratio(ways, all)).toEqual(chance)
    }
  }
})

test('in every wind every place gives back from 92 to 98 of a hundred', () => {
  for (const wind of WINDS) {
    const { spots } = regattaOf(wind)
    expect(spots).toHaveLength(6 + 6 + 30 + 6 + 2 + 1)
    expect(new Set(spots.map(({ code }) => code)).size).toBe(spots.length)
    for (const spot of spots) {
      const bp = basisPoints(returnOf(spot))
      expect([bp >= 9200 && bp <= 9800, `${wind} ${spot.code} ${bp}`]).toEqual([true, `${wind} ${spot.code} ${bp}`])
    }
  }
})

test('odds are rounded down to what can be read', () => {
  const odds = (over: number, under: number): number => approximate(readableOdds(ratio(over, under)))
  expect([odds(1, 2), odds(1, 5), odds(19, 100), odds(7, 100), odds(1, 60), odds(1, 130)]).toEqual([1.92, 4.8, 5, 13.7, 57, 124])
})

test('chances of places are those of the orders: winners come to one, two places to two', () => {
  for (const wind of WINDS) {
    const { spots } = regattaOf(wind)
    const sum = (prefix: string) =>
      spots
        .filter(({ code }) => code.startsWith(prefix))
        .map(({ chances, allWays }) => ratio(chances[0]!.ways, allWays))
        .reduce(plus)
    expect([sum('winner-'), sum('place-'), sum('dupla-'), sum('last-')]).toEqual([ratio(1), ratio(2), ratio(1), ratio(1)])
    expect(plus(sum('odd'), sum('even'))).toEqual(ratio(1))
    const [first, second] = [WEIGHTS[wind][1]!, WEIGHTS[wind][4]!]
    const dupla = spots.find(({ code }) => code === 'dupla-2-5')!
    expect(ratio(dupla.chances[0]!.ways, dupla.allWays)).toEqual(times(ratio(first, 100), ratio(second, 100 - first)))
    expect(compare(mostOf(dupla), dividedBy(ratio(1), times(ratio(first, 100), ratio(second, 100 - first))))).toBeLessThan(0)
  }
})

test('each race ends as drawn, nobody sails backwards or is there before the end, and photos are close', () => {
  for (const wind of WINDS) {
    const draws = new Seeded(2)
    for (let n = 0; n < 250; n++) {
      const { order, photo, progress } = regattaOf(wind).draw(draws)
      expect(progress.every((raft) => raft.length === MARKS + 1 && raft[0] === 0)).toBe(true)
      expect(progress.every((raft) => raft.every((at, mark) => mark === 0 || (Number.isInteger(at) && at > raft[mark - 1]!)))).toBe(true)
      expect(Math.max(...progress.map((raft) => raft[MARKS - 1]!))).toBeLessThan(COURSE)
      const ends = order.map((raft) => progress[raft - 1]![MARKS]!)
      expect(ends[0]).toBe(COURSE)
      expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => b - a))
      expect(photo).toBe(ends[1] === COURSE - 1)
    }
  }
})

test('who leads changes in nearly every race, often late', () => {
  const draws = new Seeded(1)
  const races = Array.from({ length: 1000 }, () => {
    const { progress } = regattaOf('alisio').draw(draws)
    const leaders = Array.from({ length: MARKS }, (_, mark) => leaderAt(progress, mark + 1))
    return {
      changes: leaders.filter((raft, n) => n > 0 && raft !== leaders[n - 1]).length,
      late: leaders[MARKS - 4] !== leaders[MARKS - 1],
    }
  })
  expect(races.filter(({ changes }) => changes >= 2).length).toBeGreaterThan(900)
  expect(races.filter(({ late }) => late).length).toBeGreaterThan(300)
})

test('in races that are drawn each place pays as often as it should', () => {
  const races = 2500
  for (const wind of WINDS) {
    const game = regattaOf(wind)
    const draws = new Seeded(3)
    const results = Array.from({ length: races }, () => game.draw(draws))
    for (const spot of game.spots) {
      const chance = approximate(ratio(spot.chances[0]!.ways, spot.allWays))
      const came = results.filter((result) => spot.comesTo(result).over > 0n).length
      // Five deviations and one, as what is rare comes in whole numbers. The seed is fixed.
      expect(Math.abs(came - races * chance), `${wind} ${spot.code}`).toBeLessThanOrEqual(5 * Math.sqrt(races * chance * (1 - chance)) + 1)
    }
  }
})

test('winds take turns, each has weights that come to a hundred, and all are in the digest', () => {
  expect([1, 2, 3, 4, 5, 8].map(windOf)).toEqual(['calmaria', 'alisio', 'terral', 'aracati', 'calmaria', 'aracati'])
  for (const wind of WINDS) expect(WEIGHTS[wind].reduce((sum, weight) => sum + weight)).toBe(100)
  for (const wind of WINDS) expect(JSON.stringify(regattaMaths())).toContain(`"${wind}"`)
})

test('six rafts are told apart by number, name, colour and emblem', () => {
  expect(RAFTS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  for (const key of ['name', 'sail', 'emblem'] as const) expect(new Set(RAFTS.map((raft) => raft[key])).size).toBe(6)
})
