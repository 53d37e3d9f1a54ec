import type { ActivityStatus, PromotionKind, Reward } from '@tucano/contract/promotions'
import { openAccount } from '@tucano/ledger'
import { newBetId } from '../../server/src/betting/bet.ts'
import { place, settle } from '../../server/src/betting/bets.ts'
import type { OwnFields } from '../../server/src/testing/promotion-of.ts'
import { startTestPromotion } from '../../server/src/testing/running-promotions.ts'
import { idOf, withDb } from './records.ts'
import type { Site } from './site.ts'

/** Starts a promotion, as if an operator had made it. */
export async function startPromotion<Kind extends PromotionKind>(site: Site, kind: Kind, fields: OwnFields<Kind>): Promise<bigint> {
  const id = await withDb(site, (db) => startTestPromotion({ db }, kind, fields))
  if ('codes' in fields)
    await site.sql('insert into promotions.codes (code, promotion_id) select unnest($2::text[]), $1', [id, fields.codes])
  return id
}

/** A bet of the member's own money, settled at once. */
export async function bet(site: Site, account: string, { stake, payout = 0n }: { stake: bigint; payout?: bigint }): Promise<void> {
  const memberId = await idOf(site, account)
  await withDb(site, async (db) => {
    const pocket = await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' })
    const id = newBetId()
    await place(db, { id, product: 'RNG', vendor: 'TUC', game: 'jaguar', inputs: '', pocket, stake })
    await settle(db, { id, payout })
  })
}

/** How a member stands with a promotion, as the engine has written it down. */
export async function standingOf(site: Site, account: string, promotionId: bigint): Promise<string | undefined> {
  const [entry] = await site.sql<{ state: string }>(
    'select e.state from promotions.entries e join member.members m on m.id = e.member_id where m.account = $1 and e.promotion_id = $2',
    [account, promotionId],
  )
  return entry?.state
}

interface Entry {
  state: ActivityStatus
  measured?: number
  reward?: Reward
  reason?: string
}

/** How a member stands with a promotion in all of its time, as if it had come there. */
export async function putEntry(
  site: Site,
  account: string,
  promotionId: bigint,
  { state, measured = 0, reward, reason }: Entry,
): Promise<void> {
  await site.sql(
    `insert into promotions.entries (promotion_id, member_id, period, version, state, measured, reward, reason, signed_at, earned_at, claim_until)
     select $1, id, 'all', 1, $3, $4, $5, $6, now(), now(), now() + interval '5 days 1 hour' from member.members where account = $2`,
    [promotionId, account, state, measured, reward ? JSON.stringify(reward) : null, reason ?? null],
  )
}
