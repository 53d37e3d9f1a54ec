import type { Format, SportCode, Tournament } from '../invented/index.ts'

/** How long matches last, breaks included, in seconds. */
export interface Length {
  least: number
  usual: number
  most: number
}

const scaled = ({ least, usual, most }: Length, by: Length): Length => ({
  least: least * by.least,
  usual: Math.round(usual * by.usual),
  most: most * by.most,
})

/** How many maps a match has. */
const MAPS_OF: Record<2 | 3 | 5, Length> = {
  2: { least: 2, usual: 2, most: 2 },
  3: { least: 2, usual: 2.5, most: 3 },
  5: { least: 3, usual: 4.1, most: 5 },
}
const SHOOTER_MAP: Length = { least: 80, usual: 150, most: 250 }
const LANES_MAP: Length = { least: 60, usual: 105, most: 170 }
const FORTRESS_MAP: Length = { least: 65, usual: 125, most: 210 }

/** At the ordinary pace: 6 s a minute of football or a round of shooters, 3 s a point, a rally, a possession, a minute of an arena. */
function ordinaryLength(sport: SportCode, { bestOf = 3, rounds }: Format): Length {
  switch (sport) {
    case 'football':
      return { least: 590, usual: 600, most: 660 }
    case 'basketball':
      return { least: 590, usual: 600, most: 720 }
    case 'american-football':
      return { least: 580, usual: 600, most: 660 }
    case 'tennis':
      return bestOf === 5 ? { least: 360, usual: 760, most: 1500 } : { least: 220, usual: 480, most: 1000 }
    case 'volleyball':
      return { least: 340, usual: 540, most: 850 }
    case 'mma':
      return rounds === 5 ? { least: 20, usual: 460, most: 900 } : { least: 20, usual: 340, most: 540 }
    case 'cs2':
    case 'valorant':
      return scaled(SHOOTER_MAP, MAPS_OF[bestOf])
    case 'lol':
      return scaled(LANES_MAP, MAPS_OF[bestOf])
    case 'dota2':
      return scaled(FORTRESS_MAP, MAPS_OF[bestOf])
  }
}

/** How many times longer a beat is at true speed than at the ordinary pace. */
export const TRUE_PACE = { football: 10, basketball: 12, 'american-football': 16 } as const satisfies Partial<Record<SportCode, number>>

export const paceOf = ({ sport, pace }: Pick<Tournament, 'sport' | 'pace'>): number =>
  pace === 'true' && sport in TRUE_PACE ? TRUE_PACE[sport as keyof typeof TRUE_PACE] : 1

export function lengthOf(tournament: Pick<Tournament, 'sport' | 'format' | 'pace'>): Length {
  const times = paceOf(tournament)
  return scaled(ordinaryLength(tournament.sport, tournament.format), { least: times, usual: times, most: times })
}
