import type { OfferedMarket } from '@tucano/feed'
import type { MatchId, Season } from '../calendar/index.ts'
import type { CompetitorId, TournamentId } from '../invented/index.ts'
import type { MatchRow, Stage } from './matches.ts'
import type { Store } from './store.ts'

export type SeasonId = `tc:season:${number}`

/** `closed`: it takes no bets any more, and its last matches are to be played. */
type OutrightStage = 'open' | 'closed' | 'over'

/** Who wins a season, as it was told. */
export interface OutrightRow {
  id: SeasonId
  tournament: TournamentId
  season: Season['season']
  stage: OutrightStage
  /** Something has happened since it was priced. */
  isStopped: boolean
  markets: OfferedMarket[]
}

type Written = Omit<OutrightRow, 'isStopped' | 'markets'> & { isStopped: number; markets: string }

const READ = 'select id, tournament, season, stage, is_stopped as isStopped, markets from outrights'
const read = ({ isStopped, markets, ...row }: Written): OutrightRow => ({
  ...row,
  isStopped: isStopped === 1,
  markets: JSON.parse(markets) as OfferedMarket[],
})

export function outrightById(store: Store, id: string): OutrightRow | undefined {
  const row = store.first<Written>(`${READ} where id = ?`, id)
  return row && read(row)
}

/** Those that are not over, in the order of their seasons. */
export const outrightsNotOver = (store: Store): OutrightRow[] =>
  store.all<Written>(`${READ} where stage <> 'over' order by tournament, season`).map(read)

export const keepOutright = (store: Store, { id, tournament, season, stage, isStopped, markets }: OutrightRow): void =>
  store.run(
    `insert into outrights (id, tournament, season, stage, is_stopped, markets) values (?, ?, ?, ?, ?, ?)
     on conflict (id) do update set stage = excluded.stage, is_stopped = excluded.is_stopped, markets = excluded.markets`,
    id,
    tournament,
    season,
    stage,
    isStopped ? 1 : 0,
    JSON.stringify(markets),
  )

/** What is known of a match of a season. */
export interface OfSeason extends Pick<MatchRow, 'homeScore' | 'awayScore'> {
  id: MatchId
  stage: Stage
  home: CompetitorId
  away: CompetitorId
}

export const matchesOfSeason = (store: Store, tournament: TournamentId, season: number): Map<MatchId, OfSeason> =>
  new Map(
    store
      .all<OfSeason>(
        'select id, stage, home, away, home_score as homeScore, away_score as awayScore from matches where tournament = ? and season = ?',
        tournament,
        season,
      )
      .map((row) => [row.id, row]),
  )
