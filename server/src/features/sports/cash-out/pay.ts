import { type Db, asRows } from '@tucano/database'
import { payoutRange } from '@tucano/sports/slips'
import { sql } from 'kysely'
import type { BetRow } from '../bets/read-bets.ts'
import { byLeg, slipOf } from '../bets/slip-of.ts'
import { giveBack } from '../place/take-on.ts'
import { stateOfLeg } from '../settle/leg-state.ts'
import { moveAll, writeStates } from '../settle/store.ts'
import type { Offer } from './offer.ts'

interface Paying {
  row: BetRow
  offer: Offer
  /** What is ended of the stake of each line. */
  unit: bigint
  /** The bet that takes its place. */
  replacedBy?: string
}

/** Pays an offer: what is ended of the bet is over, and the rest goes on at the same odds. The bet is held by the caller. */
export async function payOffer(trx: Db, { row, offer, unit, replacedBy }: Paying): Promise<void> {
  const isWhole = unit === row.unitLeft
  const version = row.version + 1
  await releaseClaims(trx, row, { unit, isWhole })
  await moveAll(trx, [{ kind: 'cashOut', id: row.id, key: `v${version}`, part: unit * BigInt(row.lines), payout: offer.offer }])
  await sql`
    update sports.bets b set unit_left = b.unit_left - ${unit}::bigint, cashed_out = b.cashed_out + ${offer.offer}::bigint, replaced_by = coalesce(${replacedBy ?? null}::uuid, b.replaced_by)
    where b.id = ${row.id}::uuid`.execute(trx)
  const cap = row.cap - row.cashedOut - offer.offer
  const rest = { ...slipOf(row), unit: row.unitLeft - unit }
  const potential = isWhole ? 0n : payoutRange(rest, byLeg(row.legs).map(stateOfLeg), { cap: cap > 0n ? cap : 0n }).most
  const { id, memberId } = row
  await writeStates(trx, [
    {
      id,
      memberId,
      version,
      payout: row.payout + offer.offer,
      potential,
      ...(isWhole
        ? {
            state: 'settled',
            inBooks: 'settled',
            what: replacedBy === undefined ? 'cashedOut' : 'edited',
          }
        : {
            state: 'open',
            inBooks: 'open',
            what: 'partCashedOut',
          }),
    },
  ])
}

/** What is ended costs the house nothing any more. */
async function releaseClaims(trx: Db, row: BetRow, { unit, isWhole }: { unit: bigint; isWhole: boolean }): Promise<void> {
  const share = (amount: number): bigint => (isWhole ? BigInt(amount) : (BigInt(amount) * unit) / row.unitLeft)
  const released = row.legs
    .filter(({ isClaimed }) => isClaimed)
    .map(({ leg, selection, eventId, marketId, specifiers, outcome, claimedStake, claimedPayout }) => ({
      leg,
      selection,
      eventId: BigInt(eventId),
      marketId,
      specifiers,
      outcome,
      stake: share(claimedStake),
      payout: share(claimedPayout),
    }))
  if (released.length === 0) return
  await giveBack(trx, released)
  const rows = released.map(({ leg, selection, stake, payout }) => ({ leg, selection, stake: String(stake), payout: String(payout) }))
  await sql`
    update sports.legs l set claimed_stake = l.claimed_stake - r.stake, claimed_payout = l.claimed_payout - r.payout, is_claimed = ${!isWhole}
    from ${asRows(rows)} r(leg smallint, selection smallint, stake bigint, payout bigint)
    where l.bet_id = ${row.id}::uuid and l.leg = r.leg and l.selection = r.selection`.execute(trx)
}
