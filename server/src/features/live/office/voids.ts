import type { TableVoid } from '@tucano/contract/live/office'
import type { Db } from '@tucano/database'
import { findTable } from '@tucano/live'
import { type RawBuilder, sql } from 'kysely'
import { type LiveOffice, tableNames } from './office.ts'
import { readRound, showRound } from './rounds.ts'
import { kindOf } from './show-tables.ts'
import { readStakes } from './stakes.ts'

/** What somebody wants to be void, as it is kept. */
export interface VoidRow {
  id: string
  eventId: string
  code: string
  number: bigint
  hash: bigint
  bets: number
  stake: bigint
  paid: bigint
  reason: string
  askedBy: bigint
  asker: string
  askedAt: Date
  micros: string
  state: TableVoid['state']
  decider: string | null
  decidedAt: Date | null
  answer: string | null
  how: TableVoid['how']
  doneAt: Date | null
}

async function read(db: Db, which: RawBuilder<unknown>): Promise<VoidRow[]> {
  const { rows } = await sql<VoidRow>`
    select v.id, v.event_id as "eventId", r.table_code as code, r.number, v.input_hash as hash, v.bets, v.stake, v.paid, v.reason, v.asked_by as "askedBy", v.asker, v.asked_at as "askedAt",
      floor(extract(epoch from v.asked_at) * 1000000)::text as micros, v.state, v.decider, v.decided_at as "decidedAt", v.answer, v.how, v.done_at as "doneAt"
    from live.voids v join live.rounds r on r.event_id = v.event_id ${which}`.execute(db)
  return rows
}

export const readVoid = async (db: Db, id: string): Promise<VoidRow | undefined> => (await read(db, sql`where v.id = ${id}::uuid`))[0]

/** Whoever holds it decides. */
export async function holdVoid(trx: Db, id: string): Promise<VoidRow | undefined> {
  await sql`select from live.voids v where v.id = ${id}::uuid for no key update`.execute(trx)
  return readVoid(trx, id)
}

export const readStandingVoid = async (db: Db, eventId: string): Promise<VoidRow | undefined> =>
  (await read(db, sql`where v.event_id = ${eventId}::uuid and v.state <> 'refused'`))[0]

/** Granted, and not everything has gone back: whoever carried it out was stopped. */
export const readUndone = (db: Db, limit: number): Promise<VoidRow[]> =>
  read(db, sql`where v.state = 'granted' and v.done_at is null order by v.decided_at limit ${limit}`)

interface Listed {
  which: 'waiting' | 'decided'
  before: { micros: string; id: string } | undefined
  limit: number
}

export function readVoids(db: Db, { which, before, limit }: Listed): Promise<VoidRow[]> {
  const isWaiting = which === 'waiting' ? sql`v.state = 'waiting'` : sql`v.state <> 'waiting'`
  const beyond = before
    ? sql`and (v.asked_at, v.id) < (to_timestamp(0) + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::uuid)`
    : sql``
  return read(db, sql`where ${isWaiting} ${beyond} order by v.asked_at desc, v.id desc limit ${limit}`)
}

/** As an operator sees it. */
export async function showVoid(office: LiveOffice, row: VoidRow, operatorId: bigint): Promise<TableVoid> {
  const { db, brand } = office.services
  const table = findTable(row.code)!
  const [round, stakes, nameOf] = await Promise.all([
    readRound(db, row.eventId),
    readStakes(db, brand.currency.code, [row.eventId]),
    tableNames(office),
  ])
  return {
    voidId: row.id,
    code: row.code,
    name: nameOf(table),
    kind: kindOf(table),
    round: showRound(round!, stakes.get(row.eventId)),
    bets: row.bets,
    staked: String(row.stake),
    paid: String(row.paid),
    state: row.state,
    own: row.askedBy === operatorId,
    askedBy: row.asker,
    askedAt: row.askedAt.getTime(),
    reason: row.reason,
    decidedBy: row.decider,
    decidedAt: row.decidedAt?.getTime() ?? null,
    answer: row.answer,
    how: row.how,
    doneAt: row.doneAt?.getTime() ?? null,
  }
}
