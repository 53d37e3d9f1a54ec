import type { Catalogue } from './catalogue.ts'
import type { GameKey } from './launcher.ts'

/** Which stakes of a game can be given as free rounds; undefined where none can. Asked each time, as things are now. */
export type TakesRounds = () => Promise<(game: GameKey) => ((stake: bigint) => boolean) | undefined>

/** A game in which rounds can be given. */
export interface RoundGame {
  code: string
  name: string
  vendor: string
  takes: (stake: bigint) => boolean
}

/** Games that are open and take free rounds. A code that two vendors have names neither of their games. */
export async function readRoundGames(catalogue: Catalogue, takers: readonly TakesRounds[]): Promise<RoundGame[]> {
  const [{ games, vendors }, ready] = await Promise.all([catalogue.read(), Promise.all(takers.map((taker) => taker()))])
  const found = games.flatMap(({ open, row }): RoundGame[] => {
    const takes = open ? ready.flatMap((taking) => taking(row) ?? [])[0] : undefined
    return takes ? [{ code: row.code, name: row.name, vendor: vendors.get(row.vendor)?.name ?? row.vendor, takes }] : []
  })
  return [...Map.groupBy(found, ({ code }) => code).values()].flatMap((same) => (same.length === 1 ? same : []))
}
