import type { GameKey } from '#catalogue/launcher'
import type { TakesRounds } from '#catalogue/round-games'
import type { Certified } from '#fairness/maths'
import { STUDIO_PRODUCT, mayWait } from './studio.ts'

/** Rounds can be given in those of our games that are over at once, at stakes that they take. */
export function studioRounds(games: ReadonlyMap<string, Certified>): TakesRounds {
  const taking = ({ game_type, code }: GameKey) => {
    const game = games.get(code)?.game
    if (!game || game_type !== STUDIO_PRODUCT || mayWait(game)) return undefined
    const { unit, min, max } = game.stakes
    return (stake: bigint) => stake >= BigInt(min) && stake <= BigInt(max) && stake % BigInt(unit) === 0n
  }
  return () => Promise.resolve(taking)
}
