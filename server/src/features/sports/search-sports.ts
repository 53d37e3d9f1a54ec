import { searchSports as contract } from '@tucano/contract/sports'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { showTeam } from './board/board.ts'
import { type EventRow, type NameRow, readEventsOfTeams, readNames } from './board/events.ts'
import { wordIn } from './board/market.ts'
import type { Sports } from './sports.ts'

const FOUND = 10
const MATCHES = 20
/** So many of the first side's are looked at for those with the other. */
const SIDES_MATCHES = 200

/** Names that begin with what was typed first, then those that have it anywhere. */
async function findNames(db: Db, kind: 'tournament' | 'competitor' | 'player', words: string): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select n.urn, n.kind, n.parent_urn as "parentUrn", jsonb_build_object('pt', n.name_pt, 'en', n.name_en) as name, n.abbreviation, n.details
    from sports.names n cross join (select sports.folded(${words}) as words) a
    where n.kind = ${kind} and (strpos(sports.folded(n.name_pt), a.words) > 0 or strpos(sports.folded(n.name_en), a.words) > 0)
    order by strpos(sports.folded(n.name_pt), a.words) <> 1, n.name_pt, n.urn limit ${FOUND}`.execute(db)
  return rows
}

/** The sport that a league is of. */
export async function sportsOfLeagues(
  db: Db,
  leagues: readonly Pick<NameRow, 'parentUrn'>[],
): Promise<(league: Pick<NameRow, 'parentUrn'>) => string | null> {
  const categories = await readNames(
    db,
    leagues.flatMap(({ parentUrn }) => parentUrn ?? []),
  )
  return ({ parentUrn }) => categories.get(parentUrn ?? '')?.parentUrn ?? null
}

/** Between the two sides of a match, as people write it. */
const BETWEEN = /\s+(?:x|×|vs?\.?)\s+/i
/** Words that find nothing by themselves. */
const SIDE_LEAST = 2

/** The names of both sides of a match; nothing where only one name was typed. */
function sidesIn(words: string): [home: string, away: string] | undefined {
  const [home = '', away = '', ...more] = words.split(BETWEEN).map((side) => side.trim())
  return more.length === 0 && Math.min(home.length, away.length) >= SIDE_LEAST ? [home, away] : undefined
}

/** Matches of two sides that were both named. */
async function findMatches(db: Db, sides: readonly [string, string]): Promise<{ teams: NameRow[]; events: EventRow[] }> {
  const [ones, others] = await Promise.all([findNames(db, 'competitor', sides[0]), findNames(db, 'competitor', sides[1])])
  const urnsOf = (teams: readonly NameRow[]): Set<string> => new Set(teams.map(({ urn }) => urn))
  const [one, other] = [urnsOf(ones), urnsOf(others)]
  const events = await readEventsOfTeams(db, [...one], SIDES_MATCHES)
  const isMeant = ({ home, away }: EventRow): boolean =>
    home !== null && away !== null && ((one.has(home.urn) && other.has(away.urn)) || (one.has(away.urn) && other.has(home.urn)))
  return { teams: [...ones, ...others], events: events.filter(isMeant).slice(0, MATCHES) }
}

export const searchSports = ({ services, board }: Sports) =>
  answer(contract, async ({ words }, { language }) => {
    const { db } = services
    const sides = sidesIn(words)
    if (sides) {
      const { teams, events } = await findMatches(db, sides)
      return { leagues: [], teams: teams.map((team) => showTeam(team, language)), players: [], matches: await board.rows(events, language) }
    }
    const [leagues, teams, players] = await Promise.all([
      findNames(db, 'tournament', words),
      findNames(db, 'competitor', words),
      findNames(db, 'player', words),
    ])
    const teamsOf = await readNames(
      db,
      players.flatMap(({ parentUrn }) => parentUrn ?? []),
    )
    const named = [...teams.map(({ urn }) => urn), ...teamsOf.keys()]
    const [sportOf, events] = await Promise.all([sportsOfLeagues(db, leagues), readEventsOfTeams(db, named, MATCHES)])
    return {
      leagues: leagues.map((league) => ({ league: league.urn, name: wordIn(league.name, language), sport: sportOf(league) })),
      teams: teams.map((team) => showTeam(team, language)),
      players: players.map(({ urn, name, parentUrn }) => {
        const team = teamsOf.get(parentUrn ?? '')
        return { player: urn, name: wordIn(name, language), team: parentUrn, teamName: team ? wordIn(team.name, language) : null }
      }),
      matches: await board.rows(events, language),
    }
  })
