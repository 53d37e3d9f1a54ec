import { createHash } from 'node:crypto'
import type { Ticket } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { readFreeStakes } from '#bonus/free-stakes'
import { sql } from 'kysely'
import { isEligible, readCandidates } from './eligible.ts'
import type { Delivery } from './give.ts'
import { periodOf } from './periods.ts'
import type { Promotions } from './promotions.ts'
import { numberTickets } from './raffle-numbers.ts'
import { type Version, type Versions, isInForce, newestOf } from './running.ts'

/** Rewards that are turns of a wheel or numbers of a raffle. */
export const ticketDelivery =
  (versions: Versions): NonNullable<Delivery['ticket']> =>
  async (db, { key, memberId, reward: { promotionId, count } }) => {
    await sql`
      insert into promotions.tickets (id, promotion_id, member_id, source, number)
      select gen_random_uuid(), ${promotionId}::bigint, ${memberId}::bigint, ${key}, n from generate_series(1, ${count}::integer) n
      on conflict (source, number) do nothing`.execute(db)
    const { versions: all } = await versions.read(db)
    if (newestOf(all, BigInt(promotionId))?.kind === 'raffle') await numberTickets(db, BigInt(promotionId))
    return undefined
  }

const HEX_PARTS = [8, 4, 4, 4, 12]

/** The id of the turn that a wheel gives a member for a day: it needs no row before it is spun. */
function dailyTicketId(promotionId: bigint, memberId: bigint, period: string): string {
  const digest = createHash('sha256').update(`wheel|${promotionId}|${memberId}|${period}`).digest('hex')
  let at = 0
  return HEX_PARTS.map((length) => digest.slice(at, (at += length))).join('-')
}

/** The name under which a daily turn is written down, once. */
export const dailySource = (promotionId: bigint, memberId: bigint, period: string): string => `wheel:${promotionId}:${memberId}:${period}`

export interface DailyTurn {
  version: Version
  period: string
  ticketId: string
}

/** Turns that wheels give a member today, spun or not. */
export function dailyTurns(versions: readonly Version[], memberId: bigint, { at, timeZone }: { at: Date; timeZone: string }): DailyTurn[] {
  return versions.flatMap((version) => {
    if (version.definition.kind !== 'wheel' || !version.definition.daily || version.state !== 'running' || !isInForce(version, at))
      return []
    const period = periodOf('day', at, timeZone)
    return [{ version, period, ticketId: dailyTicketId(version.promotionId, memberId, period) }]
  })
}

/** Wheels that a member can turn now: of the day's turn, or of one that was given. */
export async function readSpins(
  db: Db,
  memberId: bigint,
  shown: readonly Version[],
  about: { at: Date; timeZone: string },
): Promise<Set<bigint>> {
  const wheels = shown.filter(({ kind }) => kind === 'wheel').map(({ promotionId }) => promotionId)
  if (wheels.length === 0) return new Set()
  const daily = dailyTurns(shown, memberId, about)
  const rows = await db
    .selectFrom('promotions.tickets')
    .select(['id', 'promotion_id', 'until', 'used_at'])
    .where('member_id', '=', memberId)
    .where('promotion_id', 'in', wheels)
    .where((is) => is.or([is('used_at', 'is', null), is('id', 'in', [...daily.map(({ ticketId }) => ticketId), NO_ID])]))
    .limit(500)
    .execute()
  const begun = new Set(rows.map(({ id }) => id))
  const given = rows.filter(({ until, used_at }) => used_at === null && (until === null || until > about.at))
  const unbegun = daily.filter(({ ticketId }) => !begun.has(ticketId))
  return new Set([...given.map(({ promotion_id }) => promotion_id), ...unbegun.map(({ version }) => version.promotionId)])
}

/** What a member can still spin, play or bet for nothing. Who has closed play has nothing. */
export async function listTickets({ db, versions, brand }: Promotions, memberId: bigint, at: Date): Promise<Ticket[]> {
  const [{ isOff, versions: all }, members] = await Promise.all([versions.read(db), readCandidates(db, [memberId])])
  const member = members.get(memberId)
  if (!member || member.isClosed) return []
  if (isOff) return readFreeStakes(db, memberId)
  const signed = await readSigned(db, all, memberId)
  const isOpen = (version: Version): boolean =>
    version.state === 'running' &&
    isInForce(version, at) &&
    isEligible(version.definition, member, at) &&
    (!version.definition.optIn || signed.has(version.promotionId))
  const daily = dailyTurns(all, memberId, { at, timeZone: brand.timeZone }).filter(({ version }) => isOpen(version))
  const rows = await db
    .selectFrom('promotions.tickets')
    .select(['id', 'promotion_id', 'until', 'used_at'])
    .where('member_id', '=', memberId)
    .where((is) => is.or([is('used_at', 'is', null), is('id', 'in', [...daily.map(({ ticketId }) => ticketId), NO_ID])]))
    .orderBy('at')
    .limit(500)
    .execute()
  const show = (version: Version, id: string, until: Date | null): Ticket => ({
    transactionId: id,
    type: 'PRIZE_WHEEL',
    name: version.definition.title,
    promotionId: String(version.promotionId),
    game: null,
    stake: null,
    left: 1,
    given: 1,
    until: until?.getTime() ?? version.definition.endsAt,
  })
  const given = rows.flatMap(({ id, promotion_id, until, used_at }) => {
    const version = newestOf(all, promotion_id)
    const isUsable = version?.kind === 'wheel' && used_at === null && (until === null || until > at) && isOpen(version)
    return isUsable ? [show(version, id, until)] : []
  })
  const begun = new Set(rows.map(({ id }) => id))
  const unbegun = daily.filter(({ ticketId }) => !begun.has(ticketId)).map(({ version, ticketId }) => show(version, ticketId, null))
  return [...unbegun, ...given, ...(await readFreeStakes(db, memberId))]
}

/** Wheels for which members have to say that they take part, and this one has. */
export async function readSigned(db: Db, versions: readonly Version[], memberId: bigint): Promise<ReadonlySet<bigint>> {
  const asked = versions.filter(({ kind, definition }) => kind === 'wheel' && definition.optIn).map(({ promotionId }) => promotionId)
  if (asked.length === 0) return new Set()
  const rows = await db
    .selectFrom('promotions.entries')
    .select('promotion_id')
    .where('promotion_id', 'in', asked)
    .where('member_id', '=', memberId)
    .where('signed_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ promotion_id }) => promotion_id))
}

const NO_ID = '00000000-0000-0000-0000-000000000000'
