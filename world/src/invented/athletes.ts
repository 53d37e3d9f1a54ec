import { type Draws, deal } from '@tucano/randomness'
import { historyOf } from './athlete-histories.ts'
import { CATEGORIES, type Country } from './categories.ts'
import { COUNTRIES, type NameBook, abbreviationOf, oneOf } from './name-book.ts'
import { RING_NAMES } from './names/nicknames.ts'
import type { Athlete, Tournament } from './world.ts'

/** What is known of a tour before its athletes are, and what athletes of its other tours have already. */
interface Tour {
  tournament: Pick<Tournament, 'id' | 'number' | 'gender'>
  sport: 'tennis' | 'mma'
  count: number
  townsOf: (country: Country) => readonly string[]
  book: NameBook
  /** Athletes of the sport so far. */
  before: readonly Athlete[]
}

const BEST_RATING = 1_640_000
const WORST_RATING = 1_380_000

export function athletesOf(draws: Draws, { tournament, sport, count, townsOf, book, before }: Tour): Athlete[] {
  const abbreviations = new Set(before.map(({ abbreviation }) => abbreviation))
  const ringNames = deal(
    draws,
    RING_NAMES.filter((name) => before.every(({ nickname }) => nickname !== name)),
    sport === 'mma' ? count : 0,
  )
  const families: string[] = before.map(({ shortName }) => shortName.slice(3))
  return Array.from({ length: count }, (_, n) => {
    const country = oneOf(draws, COUNTRIES)
    const { first, family } = book.person(draws, { country, isWoman: tournament.gender === 'women', without: families })
    families.push(family)
    const abbreviation = abbreviationOf(family, abbreviations)
    abbreviations.add(abbreviation)
    const town = oneOf(draws, townsOf(country))
    const nickname = ringNames[n]
    return {
      kind: 'athlete',
      id: `tc:competitor:${tournament.number * 100 + n + 1}`,
      tournament: tournament.id,
      country,
      name: `${first} ${family}`,
      shortName: `${first[0]}. ${family}`,
      abbreviation,
      colours: CATEGORIES.find(({ code }) => code === country)!.colours,
      history: historyOf(sport, { nth: before.length + n, town }),
      baseRating: BEST_RATING - Math.floor(((BEST_RATING - WORST_RATING) * n) / (count - 1) / 1000) * 1000,
      tempo: 900 + draws.below(201),
      age: 19 + draws.below(17),
      town,
      hand: draws.below(9) === 0 ? 'left' : 'right',
      ...(nickname === undefined ? {} : { nickname }),
    }
  })
}
