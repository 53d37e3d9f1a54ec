import { listSportsFavourites as contract } from '@tucano/contract/sports/mine'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { showTeam } from '../board/board.ts'
import { readEventsByUrn, readNames } from '../board/events.ts'
import { wordIn } from '../board/market.ts'
import { sportsOfLeagues } from '../search-sports.ts'
import type { Sports } from '../sports.ts'

/** As many as one follows. */
export const FOLLOWED_MAX = 300

export const listSportsFavourites = ({ services, board }: Sports) =>
  answer(contract, async (_asked, { member, language }) => {
    const { rows } = await sql<{ urn: string }>`
      select f.urn from sports.favourites f where f.member_id = ${member.memberId}::bigint order by f.at desc, f.urn limit ${FOLLOWED_MAX}`.execute(
      services.db,
    )
    const urns = rows.map(({ urn }) => urn)
    const [names, events] = await Promise.all([readNames(services.db, urns), readEventsByUrn(services.db, urns)])
    const followed = urns.flatMap((urn) => names.get(urn) ?? [])
    const leagues = followed.filter(({ kind }) => kind === 'tournament')
    const sportOf = await sportsOfLeagues(services.db, leagues)
    return {
      teams: followed.filter(({ kind }) => kind === 'competitor').map((team) => showTeam(team, language)),
      leagues: leagues.map((league) => ({ league: league.urn, name: wordIn(league.name, language), sport: sportOf(league) })),
      matches: await board.rows(events, language),
    }
  })
