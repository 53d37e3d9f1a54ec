import type { ReplyOf } from '@tucano/contract/endpoint'
import type { getLeaderboard } from '@tucano/contract/missions'
import type { Reward } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { sql } from 'kysely'
import { type Place, countMembers, readPlace, readTop } from './board-places.ts'
import { type BoardVersion, isBoard } from './boards.ts'
import { isEligible, readCandidates } from './eligible.ts'
import { readClock } from './clock.ts'
import { periodOf } from './periods.ts'
import { type Promotions, shownNow } from './promotions.ts'
import type { Version } from './running.ts'

type Shown = ReplyOf<typeof getLeaderboard>
type ShownPlace = NonNullable<NonNullable<Shown['board']>['own']>

const PLACES = 100

/** Boards that a member can see, and one of them: the first hundred and the member's own place. Undefined where the one that was asked for is none of them. */
export async function readLeaderboard(
  promotions: Promotions,
  { promotionId, period, memberId }: { promotionId?: bigint; period?: string | undefined; memberId: bigint },
): Promise<Shown | undefined> {
  const { db, brand, versions } = promotions
  const [at, { isOff, versions: all }, members] = await Promise.all([readClock(db), versions.read(db), readCandidates(db, [memberId])])
  const member = members.get(memberId)
  if (isOff || !member || member.isClosed) return promotionId === undefined ? { boards: [], board: null } : undefined
  const seen = shownNow(all, at)
    .filter(isBoard)
    .filter(({ definition }) => isEligible(definition, member, at))
  const version = promotionId === undefined ? seen[0] : seen.find((each) => each.promotionId === promotionId)
  if (promotionId !== undefined && !version) return undefined
  const boards = seen.map(({ promotionId: id, definition: { title, measure } }) => ({ promotionId: String(id), title, measure }))
  if (!version) return { boards, board: null }
  const asked = period ?? periodOf(version.definition.period, at, brand.timeZone)
  return { boards, board: await readBoard(db, version, { period: asked, memberId, at, all }) }
}

interface Looked {
  period: string
  memberId: bigint
  at: Date
  all: readonly Version[]
}

/** A board as it was begun, whichever version runs by now. */
async function readBoard(db: Db, newest: BoardVersion, { period, memberId, at, all }: Looked): Promise<Shown['board']> {
  const { promotionId } = newest
  const known = await db
    .selectFrom('promotions.boards')
    .select(['id', 'version', 'ends_at', 'frozen_at'])
    .where('promotion_id', '=', promotionId)
    .where('period', '=', period)
    .executeTakeFirst()
  const { definition } = all.filter(isBoard).find((each) => each.promotionId === promotionId && each.version === known?.version) ?? newest
  const prizes = definition.prizes.map(({ to, reward }, n) => ({ from: (definition.prizes[n - 1]?.to ?? 0) + 1, to, reward }))
  const about = { promotionId: String(promotionId), period, prizes }
  if (!known) return { ...about, endsAt: await endOf(db, definition, at), isFrozen: false, members: 0, places: [], own: null }
  const [top, own, members] = await Promise.all([
    readTop(db, known.id, PLACES),
    readPlace(db, known.id, memberId),
    countMembers(db, known.id),
  ])
  const names = await readNames(db, [...top, ...(own ? [own] : [])])
  const show = (place: Place): ShownPlace => ({
    rank: place.rank,
    name: names.get(place.memberId) ?? '',
    score: String(place.score),
    isOwn: place.memberId === memberId,
    reward: rewardAt(definition.prizes, place.rank),
  })
  return {
    ...about,
    endsAt: known.ends_at?.getTime() ?? (await endOf(db, definition, at)),
    isFrozen: known.frozen_at !== null,
    members,
    places: top.map(show),
    own: own ? show(own) : null,
  }
}

const rewardAt = (prizes: readonly { to: number; reward: Reward }[], rank: number): Reward | null =>
  prizes.find(({ to }) => rank <= to)?.reward ?? null

/** A board without an end is over when the calendar is. */
const LAST_MS = 4_102_444_800_000

async function endOf(db: Db, { period, endsAt }: BoardVersion['definition'], at: Date): Promise<number> {
  if (period === 'campaign') return endsAt ?? LAST_MS
  const { rows } = await sql<{ until: Date }>`select p.until from platform.period_of(${period}, ${at}::timestamptz) p`.execute(db)
  return Math.min(rows[0]!.until.getTime(), endsAt ?? LAST_MS)
}

async function readNames(db: Db, places: readonly Place[]): Promise<Map<bigint, string>> {
  if (places.length === 0) return new Map()
  const rows = await db
    .selectFrom('member.members')
    .select(['id', 'nickname'])
    .where(
      'id',
      'in',
      places.map(({ memberId }) => memberId),
    )
    .execute()
  return new Map(rows.map(({ id, nickname }) => [id, maskNickname(nickname)]))
}
