import type { Json } from '@tucano/round'
import { type House, type Sides, isNeutral } from '../house.ts'
import type { Competitor, SportCode, Team, Tournament } from '../invented/index.ts'
import {
  type MatchUp,
  arenaStrengths,
  basketballStrengths,
  driveStrengths,
  fightStrengths,
  footballStrengths,
  matchUpOf,
  roundStrengths,
  tennisStrengths,
  volleyballStrengths,
} from '../standings/index.ts'
import { ratingNow } from './finish.ts'
import { lineUpOf } from './line-up.ts'

interface Between extends Sides {
  matchUp: MatchUp
  tournament: Tournament
}

/** Of those who begin, whoever has a share in what the team does. */
const sharesOf = (sport: SportCode, who: Competitor, what: string): { player: string; share: number }[] =>
  lineUpOf(sport, who).starters.flatMap(({ id, shares }) => ((shares[what] ?? 0) > 0 ? [{ player: id, share: shares[what]! }] : []))

const genderOf = ({ gender }: Tournament): 'men' | 'women' => (gender === 'women' ? 'women' : 'men')
const mapsOf = (who: Competitor): Pick<Team, 'maps'> => ({ maps: who.kind === 'team' ? who.maps : {} })

const BY_SPORT: Record<SportCode, (between: Between) => unknown> = {
  football: ({ matchUp, home, away }) => ({
    ...footballStrengths(matchUp),
    scorers: { home: sharesOf('football', home, 'goals'), away: sharesOf('football', away, 'goals') },
  }),
  basketball: ({ matchUp }) => basketballStrengths(matchUp),
  tennis: ({ matchUp, tournament }) => {
    const bestOf = tournament.format.bestOf === 5 ? 5 : 3
    return { ...tennisStrengths(matchUp, { gender: genderOf(tournament), bestOf }), bestOf, lastSet: 'set' }
  },
  volleyball: ({ matchUp, tournament }) => volleyballStrengths(matchUp, { gender: genderOf(tournament) }),
  'american-football': ({ matchUp }) => driveStrengths(matchUp),
  mma: ({ matchUp, tournament }) => fightStrengths(matchUp, { rounds: tournament.format.rounds ?? 3 }),
  cs2: ({ matchUp, tournament, home, away }) =>
    roundStrengths(matchUp, { sport: 'cs2', bestOf: tournament.format.bestOf ?? 3, home: mapsOf(home), away: mapsOf(away) }),
  valorant: ({ matchUp, tournament, home, away }) =>
    roundStrengths(matchUp, { sport: 'valorant', bestOf: tournament.format.bestOf ?? 3, home: mapsOf(home), away: mapsOf(away) }),
  lol: ({ matchUp, tournament }) => arenaStrengths(matchUp, { sport: 'lol', bestOf: tournament.format.bestOf ?? 3 }),
  dota2: ({ matchUp, tournament }) => arenaStrengths(matchUp, { sport: 'dota2', bestOf: tournament.format.bestOf ?? 3 }),
}

/** How strong both are against each other now, as the table of transitions of their sport takes it. */
export function strengthsOf(house: House, tournament: Tournament, { home, away }: Sides): Json {
  const rated = (who: Competitor) => ({ rating: ratingNow(house, who.id), tempo: who.tempo })
  const matchUp = matchUpOf(tournament.sport, { home: rated(home), away: rated(away), isNeutral: isNeutral(tournament, home) })
  return BY_SPORT[tournament.sport]({ matchUp, tournament, home, away }) as Json
}
