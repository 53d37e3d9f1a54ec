import type { Team, Tournament } from '../../invented/index.ts'
import { MAPS } from '../../invented/index.ts'
import { type MatchUp, millionths, shifted } from '../match-up.ts'

type BestOf = NonNullable<Tournament['format']['bestOf']>

/** A series lets the better team win more often than a map: by its length, what is left of the edge on each map. */
const ON_A_MAP: Record<BestOf, number> = { 2: 1, 3: 0.65, 5: 0.515 }

/** Of a million rounds, those that the home side wins while it attacks, and while it defends. */
export interface RoundStrengths {
  map: string
  attacking: number
  defending: number
}

interface Shooters {
  sport: 'cs2' | 'valorant'
  bestOf: BestOf
  home: Pick<Team, 'maps'>
  away: Pick<Team, 'maps'>
}

/** On each map of the sport's pool. */
export function roundStrengths(matchUp: MatchUp, { sport, bestOf, home, away }: Shooters): RoundStrengths[] {
  return (MAPS[sport] ?? []).map(({ code, attackShare }) => {
    const { edge } = shifted(matchUp, (home.maps[code] ?? 0) - (away.maps[code] ?? 0))
    const lean = 0.126 * ON_A_MAP[bestOf] * edge
    return { map: code, attacking: millionths(attackShare / 1000 + lean), defending: millionths(1 - attackShare / 1000 + lean) }
  })
}

export interface ArenaStrengths {
  /** Of a million minutes, those that the lead moves the home side's way. */
  homeMinutes: number
  /** Expected in a minute, both sides together, in millionths. */
  kills: number
}

const KILLS = { lol: 0.85, dota2: 1.35 }

export const arenaStrengths = (
  { edge, tempo }: MatchUp,
  { sport, bestOf }: { sport: 'lol' | 'dota2'; bestOf: BestOf },
): ArenaStrengths => ({
  homeMinutes: millionths(0.5 + 0.12 * ON_A_MAP[bestOf] * edge),
  kills: millionths(KILLS[sport] * tempo),
})
