import type { ReplyOf } from '@tucano/contract/endpoint'
import type { getRaffle, getRaffleList } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { readDraw } from '#draws/published'
import { readCandidates } from './eligible.ts'
import { readClock } from './clock.ts'
import { periodOf } from './periods.ts'
import type { Promotions } from './promotions.ts'
import { type RaffleVersion, isRaffle, ownerName, readList } from './raffles.ts'

type Shown = ReplyOf<typeof getRaffle>
interface Asked {
  promotionId: bigint
  period?: string | undefined
  memberId: bigint
}

/** So many periods can be looked at. */
const PERIODS = 12
/** So many of the member's own numbers are told one by one. */
const OWN_MAX = 1000
const RANGES_A_PAGE = 5000

const versionOf = async ({ db, versions }: Promotions, promotionId: bigint, number?: number): Promise<RaffleVersion | undefined> =>
  (await versions.read(db)).versions
    .filter(isRaffle)
    .findLast((each) => each.promotionId === promotionId && (number === undefined || each.version === number))

const rafflesOf = (db: Db, promotionId: bigint) =>
  db
    .selectFrom('promotions.raffles')
    .select(['id', 'period', 'version', 'state', 'ends_at', 'numbers', 'draw_id', 'list_hash', 'salt'])
    .where('promotion_id', '=', promotionId)
    .orderBy('ends_at', 'desc')
    .limit(PERIODS)
    .execute()

/** A raffle as a member sees it; undefined where there is none for it. */
export async function readRaffle(promotions: Promotions, { promotionId, period, memberId }: Asked): Promise<Shown | undefined> {
  const { db, brand } = promotions
  const now = await readClock(db)
  const newest = await versionOf(promotions, promotionId)
  const member = (await readCandidates(db, [memberId])).get(memberId)
  if (!newest || !member || member.isClosed) return undefined
  const raffles = await rafflesOf(db, promotionId)
  const asked = period ?? periodOf(newest.definition.period, now, brand.timeZone)
  const raffle = raffles.find((each) => each.period === asked)
  const periods = raffles.map((each) => each.period)
  if (!raffle) return period === undefined ? unnamed(newest, asked, periods) : undefined
  const version = (await versionOf(promotions, promotionId, raffle.version)) ?? newest
  const draw = raffle.draw_id === null ? undefined : await readDraw(db, raffle.draw_id)
  const own = await readOwn(db, raffle.id, memberId)
  return {
    period: raffle.period,
    periods,
    state: raffle.state === 'open' || raffle.state === 'drawn' ? raffle.state : 'closed',
    closesAt: raffle.ends_at.getTime(),
    tickets: raffle.numbers,
    ...own,
    ...numbering(version),
    staked: await readStaked(db, { promotionId, memberId, period: raffle.period }),
    winners: await readWinners(db, raffle.id, memberId),
    drawId: draw ? raffle.draw_id : null,
    commitment: draw?.anchor.toString('hex') ?? null,
    listHash: raffle.list_hash?.toString('hex') ?? null,
    canClaim: await readCanClaim(db, { promotionId, memberId, period: raffle.period }),
  }
}

const numbering = ({ definition: { prizes, stakePerTicket, ticketsMax } }: RaffleVersion) => ({ prizes, stakePerTicket, ticketsMax })

async function readStaked(db: Db, of: { promotionId: bigint; memberId: bigint; period: string }): Promise<string> {
  const entry = await db
    .selectFrom('promotions.entries')
    .select('measured')
    .where('promotion_id', '=', of.promotionId)
    .where('member_id', '=', of.memberId)
    .where('period', '=', of.period)
    .executeTakeFirst()
  return String(entry && entry.measured > 0n ? entry.measured : 0n)
}

/** Before its draw is named a raffle has no numbers. */
const unnamed = (version: RaffleVersion, period: string, periods: string[]): Shown => ({
  period,
  periods,
  state: 'open',
  closesAt: version.definition.endsAt ?? 0,
  tickets: 0,
  own: [],
  ownCount: 0,
  ...numbering(version),
  staked: '0',
  winners: [],
  drawId: null,
  commitment: null,
  listHash: null,
  canClaim: false,
})

async function readOwn(db: Db, raffleId: bigint, memberId: bigint): Promise<{ own: number[]; ownCount: number }> {
  const ranges = await db
    .selectFrom('promotions.raffle_numbers')
    .select(['first', 'last'])
    .where('raffle_id', '=', raffleId)
    .where('member_id', '=', memberId)
    .where('is_void', '=', false)
    .orderBy('first')
    .execute()
  const own: number[] = []
  for (const { first, last } of ranges) for (let number = first; number <= last && own.length < OWN_MAX; number++) own.push(number)
  return { own, ownCount: ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0) }
}

async function readWinners(db: Db, raffleId: bigint, memberId: bigint): Promise<Shown['winners']> {
  const rows = await db
    .selectFrom('promotions.raffle_wins as w')
    .innerJoin('member.members as m', 'm.id', 'w.member_id')
    .select(['w.prize', 'w.number', 'w.member_id', 'm.nickname'])
    .where('w.raffle_id', '=', raffleId)
    .orderBy('w.place')
    .execute()
  return rows.map(({ prize, number, member_id, nickname }) => ({
    prize,
    ticket: number,
    name: maskNickname(nickname),
    isOwn: member_id === memberId,
  }))
}

async function readCanClaim(db: Db, { promotionId, memberId, period }: Required<Asked> & { period: string }): Promise<boolean> {
  const entry = await db
    .selectFrom('promotions.entries')
    .select('state')
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .executeTakeFirst()
  return entry?.state === 'claim'
}

/** A part of the list of a raffle that is closed; `open` before that, undefined where there is none. */
export async function readRaffleList(
  promotions: Promotions,
  { promotionId, period, memberId, after }: { promotionId: bigint; period: string; memberId: bigint; after: number },
): Promise<ReplyOf<typeof getRaffleList> | 'open' | undefined> {
  const { db } = promotions
  const raffle = await db
    .selectFrom('promotions.raffles')
    .select(['id', 'version', 'state', 'salt'])
    .where('promotion_id', '=', promotionId)
    .where('period', '=', period)
    .executeTakeFirst()
  const version = raffle && (await versionOf(promotions, promotionId, raffle.version))
  if (!raffle || !version) return undefined
  if (raffle.state === 'open') return 'open'
  const list = await readList(db, raffle, { after, limit: RANGES_A_PAGE + 1 })
  const wins = await db.selectFrom('promotions.raffle_wins').select('number').where('raffle_id', '=', raffle.id).orderBy('place').execute()
  return {
    ownName: ownerName(raffle.salt, memberId),
    prizes: version.definition.prizes.reduce((sum, { count }) => sum + count, 0),
    winners: wins.map(({ number }) => number),
    list: list.slice(0, RANGES_A_PAGE),
    more: list.length > RANGES_A_PAGE,
  }
}
