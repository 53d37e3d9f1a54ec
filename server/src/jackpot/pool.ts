import { type Jackpot, jackpotAt } from '@tucano/contract/jackpot'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import type { Services } from '#platform/services'
import { CachedValue } from '#platform/cached-value'
import { sql } from 'kysely'

/** The running pool, and how far the database's clock, which decides, is ahead of this process's. */
export interface Pool extends Omit<Jackpot, 'now'> {
  id: bigint
  clockAheadMs: number
}

const FRESH_MS = 60_000

/** The running pool, read again when it is told that it has changed. */
export type RunningPool = CachedValue<Pool | undefined>
export const runningPool = ({ db, brand }: Pick<Services, 'db' | 'brand'>): RunningPool =>
  new CachedValue(() => readPool(db, brand.currency.code), FRESH_MS)

interface Row {
  id: bigint
  seed: bigint
  growth: bigint
  everyMs: number
  startedAt: string
  now: string
  nickname: string | null
  amount: bigint | null
  wonAt: string | null
}

const ms = (text: string): number => Math.round(Number(text) * 1000)

export async function readPool(db: Db, currency: string): Promise<Pool | undefined> {
  const { rows } = await sql<Row>`
    select p.id, p.seed, p.growth, p.every_ms as "everyMs", extract(epoch from p.started_at)::text as "startedAt",
      extract(epoch from clock_timestamp())::text as now, m.nickname, w.amount, extract(epoch from w.won_at)::text as "wonAt"
    from jackpot.pools p
    left join lateral (select * from jackpot.pools w where w.currency = p.currency and w.won_at is not null order by w.won_at desc limit 1) w on true
    left join member.members m on m.id = w.member_id
    where p.currency = ${currency} and p.won_at is null`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { id, seed, growth, everyMs, startedAt, now, nickname, amount, wonAt } = row
  const lastWin = wonAt && amount && nickname ? { nickname: maskNickname(nickname), amount: String(amount), time: ms(wonAt) } : null
  return { id, seed: String(seed), growth: String(growth), everyMs, startedAt: ms(startedAt), lastWin, clockAheadMs: ms(now) - Date.now() }
}

/** What a pool holds now, by the database's clock. */
export const amountNow = (pool: Pool): bigint => jackpotAt(pool, Date.now() + pool.clockAheadMs)
