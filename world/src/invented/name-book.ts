import type { Draws } from '@tucano/randomness'
import type { Country } from './categories.ts'
import { HANDLES } from './names/nicknames.ts'
import { NAMES } from './names/people.ts'

interface PersonName {
  first: string
  family: string
}

/** Names that nobody else in the world has. */
export interface NameBook {
  person: (draws: Draws, who: { country: Country; isWoman: boolean; without: readonly string[] }) => PersonName
  /** What somebody plays e-sports under. */
  handle: (draws: Draws) => string
}

export const oneOf = <Item>(draws: Draws, items: readonly Item[]): Item => items[draws.below(items.length)]!

export const COUNTRIES = Object.keys(NAMES) as readonly Country[]

export function openNameBook(): NameBook {
  const taken = new Set<string>()
  const untaken = <Drawn>(draw: () => Drawn, nameOf: (drawn: Drawn) => string): Drawn => {
    for (;;) {
      const drawn = draw()
      if (taken.has(nameOf(drawn))) continue
      taken.add(nameOf(drawn))
      return drawn
    }
  }
  return {
    person: (draws, { country, isWoman, without }) => {
      const { men, women, families } = NAMES[country]
      const left = families.filter((family) => !without.includes(family))
      return untaken(
        () => ({ first: oneOf(draws, isWoman ? women : men), family: oneOf(draws, left) }),
        ({ first, family }) => `${first} ${family}`,
      )
    },
    handle: (draws) =>
      untaken(
        () => oneOf(draws, HANDLES),
        (handle) => handle,
      ),
  }
}

/** Letters as a scoreboard shows them. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[øØ]/g, 'O')
    .replaceAll(/[^a-z]/gi, '')
    .toUpperCase()

/** Three letters of a family name that nobody has yet: the first of it and two that follow, as early as can be. */
export function abbreviationOf(family: string, taken: ReadonlySet<string>): string {
  const letters = plain(family)
  for (let second = 1; second < letters.length; second++)
    for (let third = second + 1; third < letters.length; third++) {
      const found = `${letters[0]}${letters[second]}${letters[third]}`
      if (!taken.has(found)) return found
    }
  throw new RangeError(`no letters are left for ${family}`)
}
