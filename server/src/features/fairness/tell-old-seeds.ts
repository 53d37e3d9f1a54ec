import { SEED_HOURS_MAX } from '@tucano/contract/fairness'
import { LedgerRefusal } from '@tucano/ledger'
import type { Seeds } from '#fairness/seeds'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

const AT_ONCE = 500

/** Tells the seeds that have been drawn from for a day, and those of members who have signed out. Where a round is open it waits for its end. */
export async function tellOldSeeds({ db, log }: Services, seeds: Seeds): Promise<void> {
  const { rows } = await sql<{ member_id: bigint }>`
    select s.member_id from fairness.seeds s join betting.nonces n on n.seed_id = s.id
    where s.state = 'active' and s.chosen_at is not null and n.used > 0
      and (s.chosen_at < clock_timestamp() - make_interval(hours => ${SEED_HOURS_MAX})
        or not exists (select from session.sessions o where o.member_id = s.member_id and o.ended_at is null))
    order by s.chosen_at limit ${AT_ONCE}`.execute(db)
  for (const { member_id } of rows)
    await seeds.rotate(member_id).catch((error: unknown) => {
      if (!(error instanceof LedgerRefusal)) throw error
      log.debug({ member: String(member_id), code: error.code }, 'a seed stays for now')
    })
}
