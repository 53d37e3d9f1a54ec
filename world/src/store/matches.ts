import type { MatchId, Side } from '../calendar/index.ts'
import { wentOn } from '../calendar/index.ts'
import type { CompetitorId, SportCode, TournamentId } from '../invented/index.ts'
import type { Pair, Result } from '../standings/index.ts'
import type { Store } from './store.ts'

/** `off`: it was announced and is not played, or was broken off. */
export type Stage = 'announced' | 'live' | 'over' | 'off'

export interface MatchRow {
  id: MatchId
  sport: SportCode
  tournament: TournamentId
  season: number
  round: number
  startsAtMs: number
  home: CompetitorId
  away: CompetitorId
  stage: Stage
  /** The last link of the chain, a secret until the match is over. */
  seed: string | null
  links: number | null
  anchor: string | null
  strengths: string | null
  digest: string | null
  beat: number
  beaconRound: number | null
  isClosed: number
  prices: string | null
  beganMs: number | null
  endedMs: number | null
  homeScore: number | null
  awayScore: number | null
  homeDetail: number | null
  awayDetail: number | null
}

const COLUMNS = `id, sport, tournament, season, round, starts_ms as startsAtMs, home, away, stage, seed, links, anchor, strengths, digest, beat,
  beacon_round as beaconRound, is_closed as isClosed, prices, began_ms as beganMs, ended_ms as endedMs,
  home_score as homeScore, away_score as awayScore, home_detail as homeDetail, away_detail as awayDetail`

export const matchById = (store: Store, id: string): MatchRow | undefined =>
  store.first<MatchRow>(`select ${COLUMNS} from matches where id = ?`, id)

export const matchesAt = (store: Store, stage: Stage): MatchRow[] =>
  store.all<MatchRow>(`select ${COLUMNS} from matches where stage = ? order by starts_ms, id`, stage)

/** How far a match has come, and when it began; nothing of one that is not announced. */
export const stageOf = (store: Store, id: MatchId): Pick<MatchRow, 'stage' | 'beganMs'> | undefined =>
  store.first('select stage, began_ms as beganMs from matches where id = ?', id)

/** Whether anything is known of a match: it was announced, or is over. */
export const isKnown = (store: Store, id: MatchId): boolean => store.first('select 1 from matches where id = ?', id) !== undefined

/** Matches that are over, of those that the condition names, in the order of their start. */
export interface Played extends Result {
  id: MatchId
  startsAtMs: number
}

type Scores = Pick<MatchRow, 'id' | 'startsAtMs' | 'home' | 'away' | 'homeScore' | 'awayScore' | 'homeDetail' | 'awayDetail'>

const PLAYED = `select id, starts_ms as startsAtMs, home, away, home_score as homeScore, away_score as awayScore,
  home_detail as homeDetail, away_detail as awayDetail from matches where stage = 'over'`

const playedOf = ({ id, startsAtMs, home, away, homeScore, awayScore, homeDetail, awayDetail }: Scores): Played => ({
  id,
  startsAtMs,
  home,
  away,
  score: { home: homeScore ?? 0, away: awayScore ?? 0 },
  detail: { home: homeDetail ?? 0, away: awayDetail ?? 0 },
})

export const playedInSeason = (store: Store, tournament: TournamentId, season: number): Played[] =>
  store.all<Scores>(`${PLAYED} and tournament = ? and season = ? order by starts_ms, id`, tournament, season).map(playedOf)

/** The last so many of a competitor. */
export const lastPlayedBy = (store: Store, competitor: CompetitorId, count: number): Played[] =>
  store
    .all<Scores>(`${PLAYED} and (home = ? or away = ?) order by starts_ms desc, id limit ?`, competitor, competitor, count)
    .map(playedOf)
    .toReversed()

export const playedBetween = (store: Store, { first, second }: Record<'first' | 'second', CompetitorId>): Played[] =>
  store
    .all<Scores>(`${PLAYED} and ((home = ? and away = ?) or (home = ? and away = ?)) order by starts_ms, id`, first, second, second, first)
    .map(playedOf)

/** Who has won; of a match that was called off, whoever was away, as in a knock-out a draw is enough for them. */
export function winnerIn(store: Store, id: MatchId): Side | undefined {
  const row = store.first<{ stage: Stage; home: number | null; away: number | null }>(
    'select stage, home_score as home, away_score as away from matches where id = ?',
    id,
  )
  if (row === undefined || row.stage === 'announced' || row.stage === 'live') return undefined
  return row.stage === 'off' ? 'away' : wentOn({ home: row.home ?? 0, away: row.away ?? 0 })
}

type Place = Pick<MatchRow, 'id' | 'sport' | 'tournament' | 'season' | 'round' | 'startsAtMs' | 'home' | 'away'>

export interface Announced extends Place {
  seed: string
  links: number
  anchor: string
  strengths: string
  digest: string
  prices: string
}

export function addAnnounced(store: Store, match: Announced): void {
  const { id, sport, tournament, season, round, startsAtMs, home, away, seed, links, anchor, strengths, digest, prices } = match
  store.run(
    `insert into matches (id, sport, tournament, season, round, starts_ms, home, away, stage, seed, links, anchor, strengths, digest, prices)
     values (?, ?, ?, ?, ?, ?, ?, ?, 'announced', ?, ?, ?, ?, ?, ?)`,
    id,
    sport,
    tournament,
    season,
    round,
    startsAtMs,
    home,
    away,
    seed,
    links,
    anchor,
    strengths,
    digest,
    prices,
  )
}

/** A match that nobody could bet on: only how it ended is known. */
export function addPlayed(store: Store, { score, detail, ...match }: Place & { score: Pair; detail: Pair }): void {
  const { id, sport, tournament, season, round, startsAtMs, home, away } = match
  store.run(
    `insert into matches (id, sport, tournament, season, round, starts_ms, home, away, stage, home_score, away_score, home_detail, away_detail)
     values (?, ?, ?, ?, ?, ?, ?, ?, 'over', ?, ?, ?, ?)`,
    id,
    sport,
    tournament,
    season,
    round,
    startsAtMs,
    home,
    away,
    score.home,
    score.away,
    detail.home,
    detail.away,
  )
}

export const ratingOf = (store: Store, competitor: CompetitorId): number | undefined =>
  store.first<{ rating: number }>('select rating from ratings where competitor = ?', competitor)?.rating

export const setRating = (store: Store, competitor: CompetitorId, rating: number): void =>
  store.run(
    'insert into ratings (competitor, rating) values (?, ?) on conflict (competitor) do update set rating = excluded.rating',
    competitor,
    rating,
  )
