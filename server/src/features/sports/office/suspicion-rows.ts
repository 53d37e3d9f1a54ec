import type { SportsSuspicion } from '@tucano/contract/sports/office-suspicions'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import type { Words } from '../board/describe.ts'
import { wordIn } from '../board/market.ts'
import { matchWords } from './match-words.ts'

/** What is kept of a report: as it was when somebody reported it. */
export interface SuspicionRecord {
  event: { urn: string; sport: string; league: string | null; name: string; startsAt: string | null; state: string; isVirtual: boolean }
  results: { market: number; specifiers: string; version: number; kind: string; outcomes: unknown; source: string; toldAt: string }[]
  bets: {
    betId: string
    memberId: string
    account: string
    /** As the verified documents have them. */
    name: string | null
    cpf: string | null
    placedAt: string
    acceptedAt: string | null
    isLive: boolean
    riseBp: number | null
    kind: string
    legs: { event: string; market: number; specifiers: string; outcome: string; odds: number; result: string | null }[]
    currency: string
    stake: string
    potential: string
    payout: string
    state: string
  }[]
}

interface SuspicionRow {
  id: string
  number: bigint
  event: string
  match: Words
  text: string
  record: SuspicionRecord
  hash: bigint
  operatorId: bigint
  account: string
  at: Date
  micros: string
}

async function read(db: Db, which: RawBuilder<unknown>): Promise<SuspicionRow[]> {
  const { rows } = await sql<SuspicionRow>`
    select s.id, s.number, e.urn as event, ${matchWords} as match, s.text, s.record, s.input_hash as hash, s.operator_id as "operatorId", s.account, s.at,
      floor(extract(epoch from s.at) * 1000000)::text as micros
    from sports.suspicions s join sports.events e on e.id = s.event_id left join sports.names nh on nh.urn = e.home_urn left join sports.names na on na.urn = e.away_urn ${which}`.execute(
    db,
  )
  return rows
}

export const readSuspicion = async (db: Db, id: string): Promise<SuspicionRow | undefined> =>
  (await read(db, sql`where s.id = ${id}::uuid`))[0]

interface Page {
  event: string | undefined
  before: { micros: string; id: string } | undefined
  limit: number
}

export const readSuspicions = (db: Db, { event, before, limit }: Page): Promise<SuspicionRow[]> =>
  read(
    db,
    sql`where true ${event === undefined ? sql`` : sql`and e.urn = ${event}`}
      ${before ? sql`and (s.at, s.id) < (to_timestamp(0) + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::uuid)` : sql``}
      order by s.at desc, s.id desc limit ${limit}`,
  )

export const showSuspicion = (
  { id, number, event, match, text, record, account, at }: SuspicionRow,
  language: string,
): SportsSuspicion => ({
  suspicionId: id,
  number: Number(number),
  event,
  matchName: wordIn(match, language),
  text,
  bets: record.bets.length,
  members: new Set(record.bets.map(({ memberId }) => memberId)).size,
  stake: String(record.bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n)),
  by: account,
  at: at.getTime(),
})
