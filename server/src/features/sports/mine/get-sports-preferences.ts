import type { ReplyOf } from '@tucano/contract/endpoint'
import { getSportsPreferences as contract } from '@tucano/contract/sports/mine'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'

type Preferences = ReplyOf<typeof contract>
const USUAL: Preferences = { oddsFormat: 'decimal', policy: 'better' }

export const getSportsPreferences = ({ services }: Sports) =>
  answer(contract, async (_asked, { member }) => {
    const { rows } = await sql<Preferences>`
      select p.odds_format as "oddsFormat", p.policy from sports.preferences p where p.member_id = ${member.memberId}::bigint`.execute(
      services.db,
    )
    return rows[0] ?? USUAL
  })
