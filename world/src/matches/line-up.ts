import type { Competitor, Player, SportCode } from '../invented/index.ts'

/** Who of a squad begins, by place: whoever is named first in it. A place that is not here plays with all that it has. */
const STARTERS: Partial<Record<SportCode, Readonly<Record<string, number>>>> = {
  football: { GK: 1, DF: 4, MF: 4, FW: 2 },
  basketball: { PG: 1, SG: 1, SF: 1, PF: 1, C: 1 },
  volleyball: { S: 1, OP: 1, OH: 2, MB: 2, L: 1 },
  'american-football': { QB: 1, RB: 1, WR: 3, TE: 1, K: 1, DB: 3 },
}

export interface LineUp {
  starters: readonly Player[]
  bench: readonly Player[]
}

/** Who plays for a competitor; nobody besides themselves for an athlete. */
export function lineUpOf(sport: SportCode, who: Competitor): LineUp {
  if (who.kind === 'athlete') return { starters: [], bench: [] }
  const places = STARTERS[sport] ?? {}
  const taken = new Map<string, number>()
  const starters = who.squad.filter(({ position }) => {
    const nth = taken.get(position) ?? 0
    taken.set(position, nth + 1)
    return nth < (places[position] ?? Infinity)
  })
  return { starters, bench: who.squad.filter((player) => !starters.includes(player)) }
}
