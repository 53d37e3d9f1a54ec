import type { ActPreview, SportsAct } from '@tucano/contract/sports/office-acts'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import type { Words } from '../board/describe.ts'
import { wordIn } from '../board/market.ts'
import type { ResultRow } from '../settle/grade.ts'
import { matchWords } from './match-words.ts'

export interface ActRow {
  id: string
  eventId: bigint
  asked: SportsAct['act']
  match: Words
  preview: ActPreview | null
  bets: number
  stake: bigint
  state: SportsAct['state']
  proposedBy: bigint
  proposer: string
  proposedAt: Date
  micros: string
  reason: string
  decider: string | null
  decidedAt: Date | null
  answer: string | null
  hash: bigint
}

async function read(db: Db, which: RawBuilder<unknown>): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select a.id, a.event_id as "eventId", a.asked, ${matchWords} as match, a.preview, a.bets, a.stake, a.state, a.proposed_by as "proposedBy", a.proposer,
      a.proposed_at as "proposedAt", floor(extract(epoch from a.proposed_at) * 1000000)::text as micros, a.reason, a.decider, a.decided_at as "decidedAt", a.answer, a.input_hash as hash
    from sports.acts a join sports.events e on e.id = a.event_id left join sports.names nh on nh.urn = e.home_urn left join sports.names na on na.urn = e.away_urn ${which}`.execute(
    db,
  )
  return rows
}

export const readAct = async (db: Db, id: string): Promise<ActRow | undefined> => (await read(db, sql`where a.id = ${id}::uuid`))[0]

interface Page {
  which: 'waiting' | 'decided'
  before: { micros: string; id: string } | undefined
  limit: number
}

/** Those that wait, or those that were decided, the newest first. */
export function readActs(db: Db, { which, before, limit }: Page): Promise<ActRow[]> {
  const at =
    before && sql`and (a.proposed_at, a.id) < (to_timestamp(0) + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::uuid)`
  return read(
    db,
    sql`where ${which === 'waiting' ? sql`a.state = 'waiting'` : sql`a.state <> 'waiting'`} ${at ?? sql``} order by a.proposed_at desc, a.id desc limit ${limit}`,
  )
}

interface Looking {
  operatorId: bigint
  language: string
}

export const showAct = (row: ActRow, { operatorId, language }: Looking): SportsAct => ({
  actId: row.id,
  act: row.asked,
  matchName: wordIn(row.match, language),
  bets: row.bets,
  stake: String(row.stake),
  difference: row.preview?.difference ?? null,
  state: row.state,
  own: row.proposedBy === operatorId,
  proposedBy: row.proposer,
  proposedAt: row.proposedAt.getTime(),
  reason: row.reason,
  decidedBy: row.decider,
  decidedAt: row.decidedAt?.getTime() ?? null,
  answer: row.answer,
})

/** The markets that an act is about. */
export const marketsOfAct = (act: SportsAct['act']): { market: number; specifiers: string }[] =>
  act.kind === 'void' ? [...act.markets] : [{ market: act.market, specifiers: act.specifiers }]

type Result = Extract<SportsAct['act'], { kind: 'settle' }>['outcomes'][number]['result']

/** As a feed would write it. */
const WRITTEN: Record<Result, { result: string; void_factor?: string }> = {
  won: { result: '1' },
  halfWon: { result: '1', void_factor: '0.5' },
  void: { result: '0', void_factor: '1' },
  halfLost: { result: '0', void_factor: '0.5' },
  lost: { result: '0' },
}

/** For wrong odds, by the numbers of the feed. */
const VOID_REASON = 12

/** What an act says of each of its markets, as it stands among the results. */
export const resultOf = (act: SportsAct['act']): Pick<ResultRow, 'outcomes' | 'voidReason' | 'fromMs' | 'toMs'> =>
  act.kind === 'void'
    ? { outcomes: [], voidReason: VOID_REASON, fromMs: act.fromAt ?? null, toMs: act.toAt ?? null }
    : {
        outcomes: act.outcomes.map(({ outcome, result }) => ({ id: outcome, ...WRITTEN[result] })),
        voidReason: null,
        fromMs: null,
        toMs: null,
      }
