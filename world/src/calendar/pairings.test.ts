import { expect, test } from 'vitest'
import { leaguePairing, leagueRounds, tiesBefore, tiesOf } from './pairings.ts'

const SIZES = [4, 6, 8, 10, 12, 14, 16, 18, 20]
const roundOf = (entrants: number, round: number): { home: number; away: number }[] =>
  Array.from({ length: entrants / 2 }, (_, place) => leaguePairing({ entrants, round, place }))

test('everybody plays everybody once at home and once away, each round everybody once', () => {
  for (const entrants of SIZES) {
    const met = new Set<string>()
    for (let round = 0; round < leagueRounds(entrants); round++) {
      const pairs = roundOf(entrants, round)
      const playing = pairs.flatMap(({ home, away }) => [home, away]).toSorted((a, b) => a - b)
      expect(playing).toEqual(Array.from({ length: entrants }, (_, n) => n))
      for (const { home, away } of pairs) met.add(`${home}-${away}`)
    }
    expect(met.size).toBe(entrants * (entrants - 1))
  }
})

test('from round to round nobody moves by more than one place, and nobody is on one side four times running', () => {
  for (const entrants of SIZES) {
    const places: number[][] = Array.from({ length: entrants }, () => [])
    const sides: string[] = Array.from({ length: entrants }, () => '')
    for (let round = 0; round < leagueRounds(entrants); round++) {
      for (const [place, { home, away }] of roundOf(entrants, round).entries()) {
        places[home]!.push(place)
        places[away]!.push(place)
        sides[home] += 'h'
        sides[away] += 'a'
      }
    }
    for (const own of places) for (let n = 1; n < own.length; n++) expect(Math.abs(own[n]! - own[n - 1]!)).toBeLessThanOrEqual(1)
    for (const own of sides) expect(own).not.toMatch(/hhhh|aaaa/)
  }
})

test('a knock-out has one tie less than entrants, each round half of the ties before', () => {
  for (const entrants of [2, 4, 8, 16, 32]) {
    const rounds = Math.log2(entrants)
    const ties = Array.from({ length: rounds }, (_, round) => tiesOf(entrants, round))
    expect(ties.reduce((sum, count) => sum + count, 0)).toBe(entrants - 1)
    for (const [round, count] of ties.entries()) expect(tiesBefore(entrants, round) + count).toBe(tiesBefore(entrants, round + 1))
    expect(ties.at(-1)).toBe(1)
  }
})
