import { approximate } from '@tucano/round'
import { provesFair, recordRanges } from '@tucano/randomness/testing'
import { Seeded } from '@tucano/round/testing'
import { tableGames } from '@tucano/table'
import { expect, test } from 'vitest'
import { allGames } from '../all-games.ts'
import { playOnce } from './play.ts'
import { playables } from './ways.ts'

const ROUNDS = 400
const ways = playables.flatMap((playable) => playable.ways())

/** Tables have the rules that players know, whatever comes of them; see docs/decisions/0029. */
const tables = new Set(tableGames.map(({ code }) => code))

test('there are sixty games, all of them are simulated, and slots and arcade games state a return of 92 to 98 percent', () => {
  expect(allGames.size).toBeGreaterThanOrEqual(60)
  expect(new Set(playables.map(({ code }) => code))).toEqual(new Set(allGames.keys()))
  const banded = [...allGames.values()].filter(({ code }) => !tables.has(code))
  expect(banded.length).toBe(allGames.size - 7)
  for (const { code, returns } of banded)
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
