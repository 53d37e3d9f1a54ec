import type { Json } from '@tucano/round'
import { type Services, type Sides, isNeutral } from '../services.ts'
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
const bestOf = ({ format }: Tournament): 2 | 3 | 5 => format.bestOf ?? 3

/** Of all players of a team: what they are to one another in points, assists and rebounds. */
const boxOf = (who: Competitor): unknown[] =>
  who.kind === 'athlete'
    ? []
    : who.squad.map(({ id, shares: { points = 0, assists = 0, rebounds = 0 } }) => ({ id, points, assists, rebounds }))

const mapsOf = (who: Competitor): Team['maps'] => (who.kind === 'team' ? who.maps : {})

/** Both choose in turn what suits them best against the other; what is left in the middle decides. */
function shootersOf(sport: 'cs2' | 'valorant', { matchUp, tournament, home, away }: Between): unknown {
  const length = bestOf(tournament)
  const [own, other] = [mapsOf(home), mapsOf(away)]
  const all = roundStrengths(matchUp, { sport, bestOf: length, home: { maps: own }, away: { maps: other } })
  const left = all.toSorted((a, b) => (own[b.map] ?? 0) - (other[b.map] ?? 0) - (own[a.map] ?? 0) + (other[a.map] ?? 0))
  const maps = Array.from({ length }, (_, n) => {
    const isDecider = length % 2 === 1 && n === length - 1
    const at = isDecider ? Math.floor(left.length / 2) : n % 2 === 0 ? 0 : left.length - 1
    return left.splice(at, 1)[0]!
  })
  return { bestOf: length, maps }
}

const BY_SPORT: Record<SportCode, (between: Between) => unknown> = {
  football: ({ matchUp, home, away }) => ({
    ...footballStrengths(matchUp),
    scorers: { home: sharesOf('football', home, 'goals'), away: sharesOf('football', away, 'goals') },
  }),
  basketball: ({ matchUp, home, away }) => ({ ...basketballStrengths(matchUp), players: { home: boxOf(home), away: boxOf(away) } }),
  tennis: ({ matchUp, tournament }) => {
    const bestOf = tournament.format.bestOf === 5 ? 5 : 3
    return { ...tennisStrengths(matchUp, { gender: genderOf(tournament), bestOf }), bestOf, lastSet: 'set' }
  },
  volleyball: ({ matchUp, tournament }) => volleyballStrengths(matchUp, { gender: genderOf(tournament) }),
  'american-football': ({ matchUp }) => driveStrengths(matchUp),
  mma: ({ matchUp, tournament }) => fightStrengths(matchUp, { rounds: tournament.format.rounds ?? 3 }),
  cs2: (between) => shootersOf('cs2', between),
  valorant: (between) => shootersOf('valorant', between),
  lol: ({ matchUp, tournament }) => ({
    bestOf: bestOf(tournament),
    ...arenaStrengths(matchUp, { sport: 'lol', bestOf: bestOf(tournament) }),
  }),
  dota2: ({ matchUp, tournament }) => ({
    bestOf: bestOf(tournament),
    ...arenaStrengths(matchUp, { sport: 'dota2', bestOf: bestOf(tournament) }),
  }),
}

/** Both as they are rated now. */
export function matchUpNow(services: Services, tournament: Tournament, { home, away }: Sides): MatchUp {
  const rated = (who: Competitor) => ({ rating: ratingNow(services, who.id), tempo: who.tempo })
  return matchUpOf(tournament.sport, { home: rated(home), away: rated(away), isNeutral: isNeutral(tournament, home) })
}

/** How strong both are against each other now, as the table of transitions of their sport takes it. */
export function strengthsOf(services: Services, tournament: Tournament, sides: Sides): Json {
  return BY_SPORT[tournament.sport]({ matchUp: matchUpNow(services, tournament, sides), tournament, ...sides }) as Json
}
