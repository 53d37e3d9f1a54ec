import { type Draws, deal } from '@tucano/randomness'
import type { Country } from './categories.ts'
import { COUNTRIES, type NameBook, oneOf } from './name-book.ts'
import { SHIRT_NAMES } from './names/nicknames.ts'
import { SQUADS } from './squads.ts'
import type { Player } from './world.ts'

type TeamSport = keyof typeof SQUADS

/** What decides who plays for a team, besides chance. */
interface Roster {
  /** Of the competitor: its players' numbers follow from it. */
  number: number
  sport: TeamSport
  country: Country
  gender: 'men' | 'women' | 'mixed'
}

const WHOLE = 1000

/** Whole parts of a thousand as the weights are to one another; what is left over goes to the heaviest. */
function sharesOf(weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const shares = weights.map((weight) => Math.floor((WHOLE * weight) / sum))
  const left = WHOLE - shares.reduce((all, share) => all + share, 0)
  const heaviest = weights.indexOf(Math.max(...weights))
  return shares.map((share, n) => (n === heaviest ? share + left : share))
}

/** In hundredths: whoever is named first in a place plays the most. */
const RANKS = [130, 110, 90, 80, 65, 55]

/** A line for each player: the place in the team, and by chance a little more or less than is usual there. */
function linesOf(draws: Draws, sport: TeamSport): { position: string; weights: Record<string, number> }[] {
  return SQUADS[sport].flatMap(({ position, count, weights }) =>
    Array.from({ length: count }, (_, n) => ({
      position,
      weights: Object.fromEntries(
        Object.entries(weights).map(([what, weight]) => [what, weight * RANKS[n]! * (80 + draws.below(41))] as const),
      ),
    })),
  )
}

const isESport = (sport: TeamSport): boolean => ['cs2', 'valorant', 'lol', 'dota2'].includes(sport)

/** By place in the squad: the second goalkeeper wears 12, forwards 9 and 11. */
const FOOTBALL_NUMBERS = [1, 12, 2, 3, 4, 5, 6, 13, 7, 8, 10, 14, 15, 16, 9, 11, 17, 18]
const NUMBERS = Array.from({ length: 99 }, (_, n) => n + 1)

/** Footballers have theirs by place; in other sports they are chosen. */
const numbersOf = (draws: Draws, sport: TeamSport, count: number): readonly number[] =>
  sport === 'football' ? FOOTBALL_NUMBERS : isESport(sport) ? NUMBERS : deal(draws, NUMBERS, count)

export function squadOf(draws: Draws, { number, sport, country, gender }: Roster, book: NameBook): Player[] {
  const lines = linesOf(draws, sport)
  const numbers = numbersOf(draws, sport, lines.length)
  const kinds = Object.keys(lines[0]!.weights)
  const shares = kinds.map((kind) => sharesOf(lines.map(({ weights }) => weights[kind]!)))
  const shirtNames = deal(draws, SHIRT_NAMES, lines.length)
  const families: string[] = []
  return lines.map(({ position }, n) => {
    const isWoman = gender === 'women' || (gender === 'mixed' && draws.below(3) === 0)
    const from = draws.below(8) === 0 ? oneOf(draws, COUNTRIES) : country
    const { first, family } = book.person(draws, { country: from, isWoman, without: families })
    families.push(family)
    const hasShirtName = sport === 'football' && from === 'jacaranda' && draws.below(4) === 0
    return {
      id: `tc:player:${number * 100 + n + 1}`,
      name: `${first} ${family}`,
      shortName: isESport(sport) ? book.handle(draws) : hasShirtName ? shirtNames[n]! : family,
      number: numbers[n]!,
      position,
      age: 19 + draws.below(17),
      shares: Object.fromEntries(kinds.map((kind, k) => [kind, shares[k]![n]!])),
    }
  })
}
