import type { Brand } from '@tucano/brand'
import type { DefinitionOf } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import type { Fact } from '#betting/facts'
import { sql } from 'kysely'
import { type ScoreChange, type Standing, openBuckets, readTop, writeScores } from './board-places.ts'
import { type ContestFact, countingFacts } from './contest-facts.ts'
import { type Giving, earn } from './earn.ts'
import { readCandidates } from './eligible.ts'
import { dayOf } from '#platform/format'
import { multiplierOf } from './rules.ts'
import type { Kept, Version } from './running.ts'

export type BoardVersion = Version & { definition: DefinitionOf<'board'> }
export const isBoard = (version: Version): version is BoardVersion => version.definition.kind === 'board'

interface Board {
  id: bigint
  startsAt: Date
  endsAt: Date | null
  isFrozen: boolean
}

type About = Pick<Brand, 'timeZone' | 'currency'>
type Counted = ContestFact<BoardVersion>

/** Scores by what members stake, or by what a bet has paid of its stake. */
export async function hearBoards(db: Db, facts: readonly Fact[], { kept, brand }: { kept: Kept; brand: About }): Promise<void> {
  const counting = await countingFacts(db, facts, { kept, isMeant: isBoard, brand, readOpened })
  for (const of of Map.groupBy(counting, ({ version, period }) => `${version.promotionId} ${period}`).values()) {
    const { version, period, fact } = of[0]!
    const board = await openBoard(db, version, period, fact.at)
    if (!board.isFrozen) await score(db, board, of, brand)
  }
}

const readOpened = (db: Db, promotionIds: bigint[]) =>
  promotionIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('promotions.boards')
        .select(['promotion_id as promotionId', 'period', 'version'])
        .where('promotion_id', 'in', promotionIds)
        .where('frozen_at', 'is', null)
        .execute()

/** The board of a period, made when somebody has the first score. */
async function openBoard(db: Db, { promotionId, version, definition }: BoardVersion, period: string, at: Date): Promise<Board> {
  const read = async (): Promise<Board | undefined> => {
    const row = await db
      .selectFrom('promotions.boards')
      .select(['id', 'starts_at', 'ends_at', 'frozen_at'])
      .where('promotion_id', '=', promotionId)
      .where('period', '=', period)
      .executeTakeFirst()
    return row && { id: row.id, startsAt: row.starts_at, endsAt: row.ends_at, isFrozen: row.frozen_at !== null }
  }
  const known = await read()
  if (known) return known
  const { startsAt, endsAt } = definition
  await sql`
    insert into promotions.boards (promotion_id, period, version, starts_at, ends_at)
    select ${promotionId}::bigint, ${period}, ${version}::integer, greatest(p.since, ${new Date(startsAt)}::timestamptz), least(p.until, ${endsAt === null ? null : new Date(endsAt)}::timestamptz)
    from platform.period_of(${definition.period}, ${at}::timestamptz) p on conflict (promotion_id, period) do nothing`.execute(db)
  const made = (await read())!
  await openBuckets(db, made.id)
  return made
}

const sooner = (at: Date): bigint => -BigInt(at.getTime())

async function score(db: Db, board: Board, counting: Counted[], brand: About): Promise<void> {
  const memberIds = [...new Set(counting.map(({ memberId }) => memberId))].toSorted((a, b) => (a < b ? -1 : 1))
  const before = await readStandings(db, board.id, memberIds)
  const { definition } = counting[0]!.version
  const after =
    definition.measure === 'stake'
      ? await byStake(db, counting, { before, brand })
      : await byMultiplier(db, board, counting, { before, currency: brand.currency.code })
  const changes = memberIds.flatMap((memberId): ScoreChange[] => {
    const [old, now] = [before.get(memberId), after.get(memberId)]
    return old?.score === now?.score && old?.earliness === now?.earliness ? [] : [{ memberId, before: old, after: now }]
  })
  await writeScores(db, board.id, changes)
}

async function readStandings(db: Db, boardId: bigint, memberIds: bigint[]): Promise<Map<bigint, Standing>> {
  const rows = await db
    .selectFrom('promotions.scores')
    .select(['member_id', 'score', 'earliness'])
    .where('board_id', '=', boardId)
    .where('member_id', 'in', memberIds)
    .execute()
  return new Map(rows.map(({ member_id, ...standing }) => [member_id, standing]))
}

/** What was staked, of one day at most so much. What was staked beyond that is remembered: a void takes away from it first. A score is of when it changed last, however facts were heard. */
async function byStake(
  db: Db,
  counting: Counted[],
  { before, brand }: { before: Map<bigint, Standing>; brand: About },
): Promise<Map<bigint, Standing | undefined>> {
  const days = new Map<string, Day>()
  for (const { memberId, fact, staked, at } of counting) {
    const day = dayOf(at, brand.timeZone)
    const known = days.get(`${memberId} ${day}`) ?? { memberId, day, by: 0n, steps: [] }
    known.by += staked
    known.steps.push({ by: staked, at: fact.at })
    days.set(`${memberId} ${day}`, known)
  }
  const { version, period } = counting[0]!
  const after = new Map<bigint, Standing | undefined>(before)
  const totals = await writeDays(db, { promotionId: version.promotionId, period }, [...days.values()])
  const { stakeADay } = version.definition
  const counts = (total: bigint): bigint => {
    const positive = total < 0n ? 0n : total
    return stakeADay !== null && positive > BigInt(stakeADay) ? BigInt(stakeADay) : positive
  }
  const changes = totals
    .flatMap(({ memberId, total, by, steps }) => changesOf(total - by, steps, counts).map((change) => ({ memberId, ...change })))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { memberId, change, at } of changes) {
    const now = (after.get(memberId)?.score ?? 0n) + change
    after.set(memberId, now > 0n ? { score: now, earliness: sooner(at) } : undefined)
  }
  return after
}

/** What a member has staked of one day, step by step. */
interface Day {
  memberId: bigint
  day: string
  by: bigint
  steps: { by: bigint; at: Date }[]
}

/** When and by how much what counts of a day has changed. */
function changesOf(before: bigint, steps: Day['steps'], counts: (total: bigint) => bigint): { change: bigint; at: Date }[] {
  let total = before
  return steps.flatMap(({ by, at }) => {
    const change = counts(total + by) - counts(total)
    total += by
    return change === 0n ? [] : [{ change, at }]
  })
}

async function writeDays(
  db: Db,
  { promotionId, period }: { promotionId: bigint; period: string },
  days: Day[],
): Promise<(Day & { total: bigint })[]> {
  const ordered = days.toSorted((a, b) => Number(a.memberId - b.memberId) || (a.day < b.day ? -1 : 1))
  const { rows } = await sql<{ member_id: bigint; mark: string; count: bigint }>`
    insert into promotions.marks as m (promotion_id, member_id, period, mark, count)
    select ${promotionId}::bigint, d.member_id, ${period}, d.mark, d.by
    from unnest(${ordered.map(({ memberId }) => memberId)}::bigint[], ${ordered.map(({ day }) => day)}::text[], ${ordered.map(({ by }) => by)}::bigint[]) d(member_id, mark, by)
    on conflict (promotion_id, member_id, period, mark) do update set count = m.count + excluded.count
    returning member_id, mark, count`.execute(db)
  const totals = new Map(rows.map(({ member_id, mark, count }) => [`${member_id} ${mark}`, count]))
  return ordered.map((day) => ({ ...day, total: totals.get(`${day.memberId} ${day.day}`)! }))
}

/** The best that one bet has paid of its stake, in hundredths. Where a bet is void or corrected, the best of all the others is looked for. */
async function byMultiplier(
  db: Db,
  board: Board,
  counting: Counted[],
  { before, currency }: { before: Map<bigint, Standing>; currency: string },
): Promise<Map<bigint, Standing | undefined>> {
  const after = new Map<bigint, Standing | undefined>(before)
  const changed = new Set<bigint>()
  for (const { memberId, fact } of counting) {
    if (fact.name !== 'betSettled') {
      changed.add(memberId)
      continue
    }
    const multiplier = multiplierOf(fact)
    if (multiplier > (after.get(memberId)?.score ?? 0n)) after.set(memberId, { score: multiplier, earliness: sooner(fact.at) })
  }
  const best = await readBest(db, board, counting[0]!.version, { memberIds: [...changed], currency })
  for (const memberId of changed) after.set(memberId, best.get(memberId))
  return after
}

async function readBest(
  db: Db,
  { startsAt, endsAt }: Board,
  { definition: { filter } }: BoardVersion,
  { memberIds, currency }: { memberIds: bigint[]; currency: string },
): Promise<Map<bigint, Standing>> {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<{ memberId: bigint; score: bigint; at: Date }>`
    select distinct on (b.member_id) b.member_id as "memberId", b.payout * 100 / b.stake as score, b.settled_at as at
    from betting.bets b join betting.pockets a on a.id = b.pocket_id
    where b.member_id = any (${memberIds}::bigint[]) and b.state = 'settled' and b.stake > 0 and b.payout * 100 >= b.stake and not b.free and b.currency = ${currency} and a.kind in ('cash', 'vendor')
      and b.settled_at >= ${startsAt}::timestamptz and (${endsAt}::timestamptz is null or b.settled_at < ${endsAt}::timestamptz)
      and (${filter.products}::text[] is null or b.product = any (${filter.products}::text[])) and (${filter.vendors}::text[] is null or b.vendor = any (${filter.vendors}::text[]))
      and (${filter.games}::text[] is null or b.game = any (${filter.games}::text[])) and b.stake >= coalesce(${filter.minStake}::bigint, 0)
    order by b.member_id, b.payout * 100 / b.stake desc, b.settled_at`.execute(db)
  return new Map(rows.map(({ memberId, score: best, at }) => [memberId, { score: best, earliness: sooner(at) }]))
}

/** So many boards are frozen in one transaction. */
const TOGETHER = 5

/** Freezes boards that were over by a moment, when everything that counts has been heard: whoever has a place with a prize has earned it. Whether there may be more of them. */
export async function freezeBoards(
  db: Db,
  until: Date,
  { versions, giving }: { versions: readonly Version[]; giving: Giving },
): Promise<boolean> {
  let frozen = 0
  const over = await db
    .selectFrom('promotions.boards')
    .select(['id', 'promotion_id', 'period', 'version', 'ends_at'])
    .where('frozen_at', 'is', null)
    .where('ends_at', '<=', until)
    .orderBy('id')
    .limit(TOGETHER)
    .forNoKeyUpdate()
    .execute()
  for (const { id, promotion_id: promotionId, period, version: number, ends_at: endsAt } of over) {
    const version = versions.filter(isBoard).find((each) => each.promotionId === promotionId && each.version === number)
    if (!version) continue
    const { prizes } = version.definition
    // Of a board that was stopped nothing is earned.
    const winners = version.state === 'stopped' ? [] : await topWithoutClosed(db, id, prizes.at(-1)!.to)
    for (const { memberId, rank, score: measured } of winners) {
      const { reward } = prizes.find(({ to }) => rank <= to)!
      await db
        .insertInto('promotions.entries')
        .values({ promotion_id: promotionId, member_id: memberId, period, version: number, state: 'in process', measured })
        .onConflict((clash) => clash.columns(['promotion_id', 'member_id', 'period']).doUpdateSet({ measured, state: 'in process' }))
        .execute()
      await earn(db, { version, memberId, period, reward }, giving, endsAt!)
    }
    await db
      .updateTable('promotions.boards')
      .set({ frozen_at: sql<Date>`platform.clock()` })
      .where('id', '=', id)
      .execute()
    frozen++
  }
  return frozen === TOGETHER
}

/** The first places. Who has closed play is on the board no more, and whoever comes after moves up. */
async function topWithoutClosed(db: Db, boardId: bigint, places: number): Promise<Awaited<ReturnType<typeof readTop>>> {
  for (;;) {
    const top = await readTop(db, boardId, places)
    const members = await readCandidates(
      db,
      top.map(({ memberId }) => memberId),
    )
    const closed = top.filter(({ memberId }) => members.get(memberId)?.isClosed ?? true)
    if (closed.length === 0) return top
    await writeScores(
      db,
      boardId,
      closed.map((place) => ({ memberId: place.memberId, before: place, after: undefined })),
    )
  }
}
