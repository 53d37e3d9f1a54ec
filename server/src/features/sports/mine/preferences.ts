import { getSportsPreferences as getting, setSportsPreferences as setting } from '@tucano/contract/sports/mine'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'

type Preferences = ReplyOf<typeof getting>
const USUAL: Preferences = { oddsFormat: 'decimal', policy: 'better' }

export const getSportsPreferences = ({ services }: Sports) =>
  answer(getting, async (_asked, { member }) => {
    const { rows } = await sql<Preferences>`
      select p.odds_format as "oddsFormat", p.policy from sports.preferences p where p.member_id = ${member.memberId}::bigint`.execute(services.db)
    return rows[0] ?? USUAL
  })

export const setSportsPreferences = ({ services }: Sports) =>
  answer(setting, async (asked, { member }) => {
    await sql`
      insert into sports.preferences as p (member_id, odds_format, policy) values (${member.memberId}::bigint, ${asked.oddsFormat}, ${asked.policy})
      on conflict (member_id) do update set odds_format = excluded.odds_format, policy = excluded.policy`.execute(services.db)
    return asked
  })
