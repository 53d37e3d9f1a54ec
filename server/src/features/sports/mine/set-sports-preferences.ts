import { setSportsPreferences as contract } from '@tucano/contract/sports/mine'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'

export const setSportsPreferences = ({ services }: Sports) =>
  answer(contract, async (asked, { member }) => {
    await sql`
      insert into sports.preferences as p (member_id, odds_format, policy) values (${member.memberId}::bigint, ${asked.oddsFormat}, ${asked.policy})
      on conflict (member_id) do update set odds_format = excluded.odds_format, policy = excluded.policy`.execute(services.db)
    return asked
  })
