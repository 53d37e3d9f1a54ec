import type { Reward } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import type { Job } from '#platform/jobs'
import { sql } from 'kysely'
import { readClock } from './clock.ts'
import { CONTESTS } from './contests.ts'
import { begin, closeEntry, earn } from './earn.ts'
import { isEligible, readCandidates } from './eligible.ts'
import { LISTENER } from './listen.ts'
import type { Promotions } from './promotions.ts'
import { giveReferrals } from './referrals.ts'
import { type Version, runningOf } from './running.ts'

/** So many members in one transaction. */
const MANY = 200

/** What happens without anybody pressing or betting. Each gives by keys: a job that was killed goes on where it was. */
export const byClock = (promotions: Promotions): Job[] => [
  { name: 'promotions.over', schedule: '* * * * *', run: () => endWhatIsOver(promotions.db) },
  { name: 'promotions.ranks', schedule: '* * * * *', run: () => giveRanks(promotions) },
  { name: 'promotions.referrals', schedule: '* * * * *', run: () => giveReferrals(promotions) },
  { name: 'promotions.birthdays', schedule: '7 * * * *', run: () => giveBirthdays(promotions) },
  { name: 'promotions.salaries', schedule: '17 * * * *', run: () => giveSalaries(promotions) },
]

/** Closes what was not claimed in time, and promotions whose last day was heard to its end. */
async function endWhatIsOver(db: Db): Promise<void> {
  await sql`
    update promotions.entries set state = 'closed', reason = 'claimOver', ended_at = platform.clock() where state = 'claim' and claim_until <= platform.clock()`.execute(
    db,
  )
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      update promotions.promotions p set state = 'ended', changed = p.changed + 1
      where p.state = 'running' and p.ends_at <= platform.clock()
        and exists (select from platform.closings c where c.listener = ${LISTENER} and c.period = 'day' and c.until >= p.ends_at)
        and (p.kind not in ('raffle', 'board') or exists (select from platform.closings c where c.listener = ${CONTESTS} and c.until >= p.ends_at))
      returning p.id`.execute(trx)
    if (rows.length > 0) await sql`update promotions.switch set stamp = stamp + 1`.execute(trx)
  })
}

interface Due {
  memberId: bigint
  period: string
  reward: Reward
}

/** Gives what is due to members of one promotion, once each. */
async function giveDue({ db, giving }: Promotions, version: Version, due: readonly Due[], at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const members = await readCandidates(
      trx,
      due.map(({ memberId }) => memberId),
    )
    for (const { memberId, period, reward } of due) {
      const entry = { version, memberId, period }
      const isFor = isEligible(version.definition, members.get(memberId)!, at)
      if (!(await begin(trx, entry, { at }))) continue
      if (isFor) await earn(trx, { ...entry, reward }, giving, at)
      else await closeEntry(trx, entry, 'notEligible')
    }
  })
}

/** Goes on until a reading has found fewer than it could. */
async function inParts(read: () => Promise<Due[]>, give: (due: Due[]) => Promise<void>): Promise<void> {
  for (;;) {
    const due = await read()
    if (due.length > 0) await give(due)
    if (due.length < MANY) return
  }
}

/** Where members have to say that they take part, those who had by a moment; everybody else later. */
const tookPart = ({ promotionId, definition }: Version, memberId: ReturnType<typeof sql.ref>, at: ReturnType<typeof sql<Date>>) =>
  definition.optIn
    ? sql<boolean>`exists (select from promotions.entries s where s.promotion_id = ${promotionId}::bigint and s.member_id = ${memberId} and s.signed_at <= ${at})`
    : sql<boolean>`true`

/** For each rank that a member has come to since the promotion began. */
async function giveRanks(promotions: Promotions): Promise<void> {
  const { db } = promotions
  const at = await readClock(db)
  for (const version of await runningOf(promotions, 'rankUp', at)) {
    const { rewards, startsAt } = version.definition
    const levels = rewards.flatMap((reward, index) => (reward ? index + 1 : []))
    const read = async (): Promise<Due[]> => {
      const { rows } = await sql<{ memberId: bigint; level: number }>`
        select r.member_id as "memberId", r.level from ranks.reached r
        where r.at >= ${new Date(startsAt)} and r.level = any (${levels}::smallint[]) and ${tookPart(version, sql.ref('r.member_id'), sql`r.at`)}
          and not exists (select from promotions.entries e where e.promotion_id = ${version.promotionId}::bigint and e.member_id = r.member_id and e.period = 'r-' || r.level)
        order by r.member_id, r.level limit ${MANY}`.execute(db)
      return rows.map(({ memberId, level }) => ({ memberId, period: `r-${level}`, reward: rewards[level - 1]! }))
    }
    await inParts(read, (due) => giveDue(promotions, version, due, at))
  }
}

/** For the rank that members have when a month is closed: after everything of it was heard. */
async function giveSalaries(promotions: Promotions): Promise<void> {
  const { db, brand } = promotions
  const at = await readClock(db)
  const { rows: closings } = await sql<{ month: string; until: Date }>`
    select to_char(c.since at time zone ${brand.timeZone}, 'YYYY-MM') as month, c.until from platform.closings c
    where c.listener = ${LISTENER} and c.period = 'month' and c.until > c.since order by c.until desc limit 1`.execute(db)
  const closing = closings[0]
  if (!closing) return
  for (const version of await runningOf(promotions, 'rankSalary', at)) {
    const { rewards, startsAt } = version.definition
    if (startsAt >= closing.until.getTime()) continue
    const period = `m-${closing.month}`
    const levels = rewards.flatMap((reward, index) => (reward ? index + 1 : []))
    const read = async (): Promise<Due[]> => {
      const { rows } = await sql<{ memberId: bigint; level: number }>`
        select m.id as "memberId", m.rank_level as level from member.members m
        where m.rank_level = any (${levels}::smallint[]) and m.status = 'active' and m.created_at < ${closing.until} and ${tookPart(version, sql.ref('m.id'), sql`${closing.until}::timestamptz`)}
          and not exists (select from promotions.entries e where e.promotion_id = ${version.promotionId}::bigint and e.member_id = m.id and e.period = ${period})
        order by m.id limit ${MANY}`.execute(db)
      return rows.map(({ memberId, level }) => ({ memberId, period, reward: rewards[level - 1]! }))
    }
    await inParts(read, (due) => giveDue(promotions, version, due, at))
  }
}

/** On the day that verified documents say, to whoever has staked enough in the year before; whoever was born on a 29th of February, on the 28th where there is none. */
async function giveBirthdays(promotions: Promotions): Promise<void> {
  const { db, brand } = promotions
  const at = await readClock(db)
  for (const version of await runningOf(promotions, 'birthday', at)) {
    const { reward, staked } = version.definition
    const read = async (): Promise<Due[]> => {
      const { rows } = await sql<{ memberId: bigint; year: string }>`
        select c.member_id as "memberId", to_char(t.today, 'YYYY') as year
        from (select (platform.clock() at time zone ${brand.timeZone})::date as today) t
        join documents.cases c on c.state = 'verified' and c.born_on + make_interval(years => extract(year from t.today)::integer - extract(year from c.born_on)::integer) = t.today
        where ${tookPart(version, sql.ref('c.member_id'), sql`platform.clock()`)}
          and coalesce((select sum(u.stake - u.bonus_stake) from betting.turnover u where u.member_id = c.member_id and u.currency = ${brand.currency.code} and u.day >= t.today - 365 and u.day < t.today), 0) >= ${staked}::bigint
          and not exists (select from promotions.entries e where e.promotion_id = ${version.promotionId}::bigint and e.member_id = c.member_id and e.period = 'y-' || to_char(t.today, 'YYYY'))
        order by c.member_id limit ${MANY}`.execute(db)
      return rows.map(({ memberId, year }) => ({ memberId, period: `y-${year}`, reward }))
    }
    await inParts(read, (due) => giveDue(promotions, version, due, at))
  }
}
