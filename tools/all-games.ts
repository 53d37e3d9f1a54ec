import * as arcade from '@tucano/arcade'
import type { Game } from '@tucano/round'
import * as slots from '@tucano/slots'
import * as table from '@tucano/table'

type AnyGame = Game<never>

const isGame = (value: unknown): value is AnyGame =>
  typeof value === 'object' && value !== null && ['code', 'maths', 'run'].every((field) => field in value)

/** Every game of every family by its code: a family is a package that exports lists of games. */
export const allGames: ReadonlyMap<string, AnyGame> = new Map(
  [slots, table, arcade]
    .flatMap((family): unknown[] => Object.values(family))
    .flatMap((list) => (Array.isArray(list) ? list.filter(isGame) : []))
    .map((game) => [game.code, game]),
)
