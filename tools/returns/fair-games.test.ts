import { approximate } from '@tucano/round'
import { provesFair, recordRanges } from '@tucano/randomness/testing'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { allGames } from '../all-games.ts'
import { playOnce } from './play.ts'
import { playables } from './ways.ts'

const ROUNDS = 400
const ways = playables.flatMap((playable) => playable.ways())

test('there are sixty games, all of them are simulated, and all state a return of 92 to 98 percent', () => {
  expect(allGames.size).toBeGreaterThanOrEqual(60)
  expect(new Set(playables.map(({ code }) => code))).toEqual(new Set(allGames.keys()))
  for (const { code, returns } of allGames.values())
    for (const { way, rtp } of returns) expect([code, way, approximate(rtp) >= 0.92 && approximate(rtp) <= 0.98]).toEqual([code, way, true])
})

test('every range that any game draws from is drawn from without bias, by going through all words', () => {
  const all = new Set<number | bigint>()
  for (const way of ways) {
    for (let seed = 0; seed < ROUNDS; seed++) {
      const source = new Seeded(seed)
      const { place } = source
      const { draws, ranges } = recordRanges(source)
      playOnce(way, draws, () => {
        source.place = place
      })
      for (const range of ranges) all.add(range)
    }
  }
  expect(all.size).toBeGreaterThan(30)
  expect([...all].filter((range) => !provesFair(range))).toEqual([])
})
