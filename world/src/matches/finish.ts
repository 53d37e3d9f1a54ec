import type { CompetitorId, SportCode } from '../invented/index.ts'
import { type Services, isNeutral, tournamentOf } from '../services.ts'
import { type Pair, ratingsAfter } from '../standings/index.ts'
import type { Standing } from '@tucano/sports/models'
import type { Running } from '../running.ts'
import { archive } from '../store/beats.ts'
import { type MatchRow, matchById, ratingOf, setRating } from '../store/matches.ts'
import type { LiveMatch } from './live-match.ts'

/** Whether a fight has ended before its time. */
const isEarly = (end: unknown): boolean => typeof end === 'object' && end !== null && 'method' in end && end.method !== 'decision'

/** What the score is made of: games, points, rounds. */
const detailOf = (sport: SportCode, { periods, score, more }: Standing): Pair => {
  if (sport === 'mma') {
    const early = isEarly(more['end']) ? 1 : 0
    return { home: score.home * early, away: score.away * early }
  }
  return periods.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 })
}

export interface Ended {
  score: Pair
  detail: Pair
}

export const endOf = (sport: SportCode, standing: Standing): Ended => ({
  score: { ...standing.score },
  detail: detailOf(sport, standing),
})

export const ratingNow = ({ store, world }: Services, id: CompetitorId): number =>
  ratingOf(store, id) ?? world.competitors.get(id)!.baseRating

type Rated = Pick<MatchRow, 'sport' | 'tournament' | 'home' | 'away'>

/** Both are rated by how their match has ended. */
export function rate(services: Services, { sport, tournament, home, away }: Rated, score: Pair): void {
  const bases = { home: services.world.competitors.get(home)!.baseRating, away: services.world.competitors.get(away)!.baseRating }
  const ratings = { home: ratingNow(services, home), away: ratingNow(services, away) }
  const after = ratingsAfter({
    sport,
    ratings,
    bases,
    score,
    isNeutral: isNeutral(tournamentOf(services, tournament), services.world.competitors.get(home)!),
  })
  setRating(services.store, home, after.home)
  setRating(services.store, away, after.away)
}

/** The end of a match, in the transaction of its last beat. */
export function finish(running: Running, { id, sport, now }: LiveMatch): void {
  const { store, clock } = running
  const { score, detail } = endOf(sport, now.standing)
  store.run(
    `update matches set stage = 'over', beacon_round = null, ended_ms = ?, home_score = ?, away_score = ?, home_detail = ?, away_detail = ? where id = ?`,
    clock.now(),
    score.home,
    score.away,
    detail.home,
    detail.away,
    id,
  )
  rate(running, matchById(store, id)!, score)
  archive(store, id, clock.now())
}
