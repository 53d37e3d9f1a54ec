import type { Period } from '#betting/closings'
import { Listening } from '#betting/listen'
import { payOwed } from '#commissions/pay'
import { commissionDays } from '#commissions/period-ends'
import { payRebates } from '#commissions/rebates'
import { LedgerRefusal } from '@tucano/ledger'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { fold } from '#team/fold'
import { countAbsent } from '#team/presence'
import { sql } from 'kysely'
import { DemoPeople } from './demo-people.ts'
import { DemoTable } from './demo-table.ts'
import { MEMBERS } from './demo-team.ts'
import type { TurnedClock } from './turned-clock.ts'

/** Slots are closed on the last day only: there are three hundred a day, and nobody looks at those of weeks ago. */
const LONG: readonly Period[] = ['day', 'week', 'halfMonth', 'month']
const EVERY: readonly Period[] = ['fiveMinutes', 'hour', ...LONG]
const ROUNDS_A_DAY = 6
const ROUNDS_OF_LAST = 2
const KEPT = 900_00n
/** How long ago it was played today. */
const LATELY_MS = 120_000
/** A little more than a slot. */
const SLOT_MS = 330_000

/** Hours of a day at which members play: once, and more often on the last one. */
const HOURS = ['20:00']
const HOURS_OF_LAST = ['10:10', '14:35', '20:05']

interface Day {
  morning: Date
  bouts: Date[]
  night: Date
}

/** The days before today, by the brand's clock. */
async function readDays({ db, brand: { timeZone } }: Services, many: number): Promise<Day[]> {
  const at = (days: number, time: string) =>
    sql<Date>`select (((now() at time zone ${timeZone})::date - ${days}::integer) + ${time}::time) at time zone ${timeZone} as at`
  const read = async (days: number, time: string): Promise<Date> => (await sql<{ at: Date }>`${at(days, time)}`.execute(db)).rows[0]!.at
  const days: Day[] = []
  for (let ago = many; ago > 0; ago--) {
    const bouts: Date[] = []
    for (const time of ago === 1 ? HOURS_OF_LAST : HOURS) bouts.push(await read(ago, time))
    days.push({ morning: await read(ago, '00:00:20'), bouts, night: await read(ago - 1, '00:00:20') })
  }
  return days
}

/** What the demo's team did in the days before today: who came, what they played, what their agents earned by it. Through the same functions, day by day, on a clock that is turned. */
export async function playDemoTeam(services: Services, clock: TurnedClock, many: number): Promise<void> {
  const { db, brand, log } = services
  const [people, table] = [new DemoPeople(services), await DemoTable.open(services)]
  const days = await readDays(services, many)
  const hear = async (periods: readonly Period[]): Promise<void> => {
    // The first time sets the mark, and the second finds that everything before it has ended.
    for (let times = 0; times < 3; times++) await new Listening(services, [commissionDays(brand, periods)]).catchUp()
    await fold(db, brand)
    await payOwed(db, brand.currency.code)
    await payRebates(db, brand.currency.code)
  }
  const members: bigint[] = []
  /** Those who are here at a moment of the nth day play. */
  const meet = async ({ at, n, bout, rounds }: { at: Date; n: number; bout: number; rounds: number }): Promise<void> => {
    const here = members
      .map((memberId, m) => ({ memberId, m, day: n * 3 + bout, at, rounds }))
      .filter(({ m, day }) => isHere({ m, day, left: days.length - n }))
    await people.visit(
      here.map(({ memberId }) => memberId),
      at,
    )
    await Promise.all(here.map((one) => playBout({ people, table }, one)))
  }
  for (const [n, { morning, bouts, night }] of days.entries()) {
    const periods = n === days.length - 1 ? EVERY : LONG
    await clock.turnTo(morning)
    if (n === 0) await people.begin()
    await hear(periods)
    await people.giveRebates(n)
    for (const id of await people.join(Math.ceil((MEMBERS.length * (n + 2)) / many))) {
      await table.seat(id)
      members.push(id)
    }
    for (const [bout, at] of bouts.entries()) {
      await clock.turnTo(at)
      // Slots count what was heard before their end, and nothing of what came later.
      if (periods === EVERY) await hear(periods)
      await meet({ at, n, bout, rounds: periods === EVERY ? ROUNDS_OF_LAST : ROUNDS_A_DAY })
      if (periods !== EVERY) continue
      await clock.turnTo(new Date(at.getTime() + SLOT_MS))
      await hear(periods)
    }
    if (n === days.length - 1) await people.offerMore()
    await clock.turnTo(night)
    await hear(periods)
  }
  // Today has begun, too: what was played a moment ago is counted when the site is there.
  const [dawn, lately] = [days.at(-1)?.night, new Date(Date.now() - LATELY_MS)]
  if (dawn && lately > dawn) {
    await clock.turnTo(lately)
    await meet({ at: lately, n: days.length - 1, bout: HOURS_OF_LAST.length, rounds: ROUNDS_OF_LAST })
  }
  await countAbsent(db)
  await table.close()
  log.info({ days: many, members: members.length }, 'the demo has a past')
}

interface Bout {
  memberId: bigint
  m: number
  day: number
  at: Date
  rounds: number
}

/** Not everybody plays every day, and some have not come back for days. */
const isHere = ({ m, day, left }: { m: number; day: number; left: number }): boolean => {
  const away = m % 9 === 4 ? 4 : m % 11 === 6 ? 9 : 0
  return left > away && (m * 5 + day * 3) % 7 < 4
}

/** Not everybody plays for the same stakes. */
async function playBout(
  { people, table }: { people: DemoPeople; table: DemoTable },
  { memberId, m, day, at, rounds }: Bout,
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const gameCode = table.codes[(m * 7 + day * 3 + round) % table.codes.length]!
    const turn = { memberId, gameCode, stake: 500 * (1 + ((m + day) % 6)), n: m, at }
    try {
      await table.play(turn)
    } catch (error) {
      const code = error instanceof Fault || error instanceof LedgerRefusal ? error.code : undefined
      if (code !== 'balance.insufficient') throw error
      await people.payIn(memberId, 300_00n)
    }
  }
  if ((m + day) % 7 === 0) await people.takeOut(memberId, KEPT)
}
