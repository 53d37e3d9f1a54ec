import type { Db } from '@tucano/database'
import { LedgerRefusal } from '@tucano/ledger'
import { sql } from 'kysely'
import { inputHash } from '#betting/bet'
import { type BetRow, holdBets, readBet } from '../bets/read-bets.ts'
import { marketsOf } from '../place/asked-again.ts'
import { readJudging } from '../place/judging.ts'
import { keyOf } from '../place/offered.ts'
import { isDisturbed } from '../place/pending.ts'
import { retrying } from '../retrying.ts'
import type { Sports } from '../sports.ts'
import { readJoint } from './joint.ts'
import { type JointChances, type Offering, offerFor } from './offer.ts'
import { payOffer } from './pay.ts'

/** A bet, or a part of it, that is to be ended early. */
export interface AskedCashOut {
  id: string
  betId: string
  memberId: bigint
  /** The version of the bet that was seen; any where it is not said. */
  version?: number
  unit: bigint | undefined
  /** Nothing less is paid. */
  least: bigint
  isAuto: boolean
}

export type CashedOut =
  | { kind: 'paid'; paid: bigint; betId: string }
  | { kind: 'pending'; betId: string }
  | { kind: 'refused'; code: string; offer: bigint | null; betId: string }

interface CashOutRow {
  id: string
  betId: string
  memberId: bigint
  hash: bigint
  unit: bigint
  seen: bigint
  paid: bigint | null
  state: 'pending' | 'paid' | 'refused'
  refusal: string | null
  atMs: number
}

async function readCashOut(db: Db, id: string): Promise<CashOutRow | undefined> {
  const { rows } = await sql<CashOutRow>`
    select c.id, c.bet_id as "betId", b.member_id as "memberId", c.input_hash as hash, c.unit, c.seen, c.paid, c.state, c.refusal, (extract(epoch from c.at) * 1000)::float8 as "atMs"
    from sports.cash_outs c join sports.bets b on b.id = c.bet_id where c.id = ${id}::uuid`.execute(db)
  return rows[0]
}

const hashOf = ({ betId, unit, least }: Pick<AskedCashOut, 'betId' | 'unit' | 'least'>): bigint =>
  inputHash(betId, unit === undefined ? '' : unit, least)

function tell(row: CashOutRow): CashedOut {
  if (row.state === 'paid') return { kind: 'paid', paid: row.paid!, betId: row.betId }
  if (row.state === 'pending') return { kind: 'pending', betId: row.betId }
  return { kind: 'refused', code: row.refusal!, offer: null, betId: row.betId }
}

/** Ends a bet, or a part of it, for the offer of now if that is enough; on live matches of a feed it waits first. Asked again under its id it is answered as it was. */
export async function cashOutBet(sports: Sports, asked: AskedCashOut): Promise<CashedOut | undefined> {
  const { db } = sports.services
  const found = await readBet(db, asked.betId)
  if (found?.memberId !== asked.memberId) return undefined
  const joint = await readJoint(sports, found)
  return retrying(() => db.transaction().execute((trx) => endOnce(trx, sports, { asked, joint })))
}

async function endOnce(trx: Db, sports: Sports, { asked, joint }: { asked: AskedCashOut; joint: JointChances }): Promise<CashedOut> {
  await holdBets(trx, [asked.betId])
  const known = await readCashOut(trx, asked.id)
  if (!known) return endHeld(trx, sports, { asked, joint, row: (await readBet(trx, asked.betId))! })
  if (known.memberId !== asked.memberId || known.hash !== hashOf(asked)) throw new LedgerRefusal('key.conflict', asked.id)
  return tell(known)
}

async function endHeld(
  trx: Db,
  sports: Sports,
  { asked, joint, row }: { asked: AskedCashOut; joint: JointChances; row: BetRow },
): Promise<CashedOut> {
  const refused = (code: string, offer: bigint | null = null): CashedOut => ({ kind: 'refused', code, offer, betId: row.id })
  if (asked.version !== undefined && asked.version !== row.version) return refused('sports.bet.changed')
  if (await isWaiting(trx, row.id)) return refused('sports.bet.pending')
  const offering = await readOffering(trx, sports, { row, joint, unit: asked.unit })
  if (offering.kind === 'closed') return refused(offering.code)
  const { offer } = offering
  if (offer.offer < asked.least) return refused('sports.cashout.lower', offer.offer)
  const unit = asked.unit ?? row.unitLeft
  const isPending = offer.delaySeconds > 0
  await sql`
    insert into sports.cash_outs (id, bet_id, input_hash, unit, seen, paid, value, is_auto, state, decides_at)
    values (${asked.id}::uuid, ${row.id}::uuid, ${hashOf(asked)}::bigint, ${unit}::bigint, ${asked.least}::bigint, ${isPending ? null : offer.offer}::bigint, ${offer.value}::bigint, ${asked.isAuto},
      ${isPending ? 'pending' : 'paid'}, case when ${isPending} then platform.clock() + ${offer.delaySeconds} * interval '1 second' end)`.execute(
    trx,
  )
  if (isPending) return { kind: 'pending', betId: row.id }
  await payOffer(trx, { row, offer, unit })
  return { kind: 'paid', paid: offer.offer, betId: row.id }
}

async function isWaiting(db: Db, betId: string): Promise<boolean> {
  const { rows } = await sql`select from sports.cash_outs c where c.bet_id = ${betId}::uuid and c.state = 'pending'`.execute(db)
  return rows.length > 0
}

/** The offer of now, with its markets held. */
export async function readOffering(
  trx: Db,
  sports: Sports,
  { row, joint, unit }: { row: BetRow; joint: JointChances; unit?: bigint | undefined },
): Promise<Offering> {
  return offerFor(row, await readJudging(trx, sports.judgedBy, { keys: marketsOf(row) }), { joint, unit })
}

const TOGETHER = 64

/** Pays cash-outs that have waited, at the offer of now, or refuses them: whatever has happened in the match meanwhile. Returns how many. */
export async function decideCashOuts(sports: Sports): Promise<number> {
  const { db } = sports.services
  const { rows: due } = await sql<{ id: string; betId: string }>`
    select c.id, c.bet_id as "betId" from sports.cash_outs c where c.state = 'pending' and c.decides_at <= platform.clock() order by c.decides_at, c.id limit ${TOGETHER}`.execute(
    db,
  )
  for (const { id, betId } of due) {
    const joint = await readJoint(sports, (await readBet(db, betId))!)
    await retrying(() => db.transaction().execute((trx) => decideOne(trx, sports, { id, betId, joint })))
  }
  return due.length
}

async function decideOne(trx: Db, sports: Sports, { id, betId, joint }: { id: string; betId: string; joint: JointChances }): Promise<void> {
  await holdBets(trx, [betId])
  const asked = (await readCashOut(trx, id))!
  if (asked.state !== 'pending') return
  const row = (await readBet(trx, betId))!
  const judging = await readJudging(trx, sports.judgedBy, { keys: marketsOf(row) })
  const isChanged = marketsOf(row).some((key) => isDisturbed(judging.offered.get(keyOf(key)), asked.atMs))
  const offering = offerFor(row, judging, { joint, unit: asked.unit })
  const code = isChanged
    ? 'sports.changed'
    : offering.kind === 'closed'
      ? offering.code
      : offering.offer.offer < asked.seen
        ? 'sports.cashout.lower'
        : undefined
  if (code !== undefined || offering.kind === 'closed') {
    await sql`update sports.cash_outs c set state = 'refused', refusal = ${code ?? 'sports.cashout.closed'} where c.id = ${id}::uuid`.execute(
      trx,
    )
    return
  }
  const { offer } = offering
  await sql`update sports.cash_outs c set state = 'paid', paid = ${offer.offer}::bigint, value = ${offer.value}::bigint where c.id = ${id}::uuid`.execute(
    trx,
  )
  await payOffer(trx, { row, offer, unit: asked.unit })
}
