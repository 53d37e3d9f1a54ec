import type { CompetitorId, Tournament, Venue, Words, World } from '../invented/index.ts'
import type { Calendar, Entrant, Fixture, MatchId } from './calendar.ts'

export type Side = 'home' | 'away'

/** Who has won a match; nothing while it is not over. */
export type WinnerOf = (match: MatchId) => Side | undefined

/** Who an entrant is; nothing while a match before is not over. */
export function competitorOf(entrant: Entrant, calendar: Pick<Calendar, 'fixture'>, winnerOf: WinnerOf): CompetitorId | undefined {
  if ('competitor' in entrant) return entrant.competitor
  const [before, won] = [calendar.fixture(entrant.winnerOf), winnerOf(entrant.winnerOf)]
  return before && won && competitorOf(before[won], calendar, winnerOf)
}

/** A knock-out knows no draw: a level match is enough for whoever is away, and nothing is played besides. */
export const wentOn = ({ home, away }: Record<Side, number>): Side => (home > away ? 'home' : 'away')

/** Where a match is played: at the ground of whoever is at home, or at the hosts of the season. */
export function venueOf({ competitors }: World, { hosts }: Tournament, match: { season: number; home?: CompetitorId }): Venue | undefined {
  const home = match.home && competitors.get(match.home)
  return hosts[(match.season - 1) % hosts.length] ?? (home?.kind === 'team' ? home.ground : undefined)
}

const KNOCKOUT_ROUNDS: readonly Words[] = [
  { pt: 'Final', en: 'Final' },
  { pt: 'Semifinal', en: 'Semi-final' },
  { pt: 'Quartas de final', en: 'Quarter-final' },
  { pt: 'Oitavas de final', en: 'Round of 16' },
  { pt: '16 avos de final', en: 'Round of 32' },
]

export function roundName({ form, competitors }: Tournament, { round }: Pick<Fixture, 'round'>): Words {
  const named = form === 'knockout' ? KNOCKOUT_ROUNDS[Math.log2(competitors.length) - round] : undefined
  return named ?? { pt: `Rodada ${round}`, en: `Round ${round}` }
}
