import { addSportsFavourite as contract } from '@tucano/contract/sports/mine'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { readEventsByUrn, readNames } from '../board/events.ts'
import type { Sports } from '../sports.ts'
import { FOLLOWED_MAX } from './list-sports-favourites.ts'

export const addSportsFavourite = ({ services }: Sports) =>
  answer(contract, async ({ urn }, { member }) => {
    const [names, events] = await Promise.all([readNames(services.db, [urn]), readEventsByUrn(services.db, [urn])])
    const kind = names.get(urn)?.kind
    if (events.length === 0 && kind !== 'competitor' && kind !== 'tournament') throw new Fault('sports.event.unknown')
    await sql`
      insert into sports.favourites (member_id, urn) select ${member.memberId}::bigint, ${urn}
      where (select count(*) from sports.favourites f where f.member_id = ${member.memberId}::bigint) < ${FOLLOWED_MAX} on conflict do nothing`.execute(
      services.db,
    )
    return {}
  })
