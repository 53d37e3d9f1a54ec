import type { Bet } from '@tucano/contract/bet-history'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { PLAY_CURRENCY } from '@tucano/contract/money'
import type { Snapshot } from '#catalogue/snapshot'
import type { SignedIn } from '#platform/endpoint'
import type { Services } from '#platform/services'
import type { BetLine } from './bet-teller.ts'
import type { BetRow, Period } from './bets.ts'

/** Where a bet's line comes from: its product where that says one, else the catalogue. */
interface LineSources {
  snapshot: Snapshot
  lines: ReadonlyMap<string, BetLine>
}

export function showBet(row: BetRow, { snapshot, lines }: LineSources, language: string): Bet {
  const known = snapshot.byCode(row.vendor, row.game)
  const shown = language === 'EN' ? known?.shown.en : known?.shown.pt
  return {
    roundId: row.id,
    product: row.product,
    vendor: row.vendor,
    vendorName: shown?.vendor ?? row.vendor,
    gameCode: row.game,
    gameName: shown?.gameName ?? row.game,
    showIcon: shown?.showIcon ?? '',
    ...lines.get(row.id),
    stake: String(row.stake),
    payout: String(row.payout),
    currency: row.currency,
    state: row.state as Bet['state'],
    decided: String(row.decided),
    isCorrected: row.mark === 'corrected',
    isCashedOut: row.mark === 'cashedOut',
    isFree: row.isFree,
    placedAt: Number(row.placedAt),
    settledAt: row.settledAt === null ? null : Number(row.settledAt),
    nonce: row.nonce,
  }
}

/** Whose bets they are. */
export type Owner = Pick<SignedIn, 'memberId' | 'type'>

export const currencyOf = ({ brand }: Pick<Services, 'brand'>, { type }: Pick<Owner, 'type'>): string =>
  type === TRIAL_TYPE ? PLAY_CURRENCY : brand.currency.code

export const periodOf = (
  { brand }: Pick<Services, 'brand'>,
  { memberId }: Pick<Owner, 'memberId'>,
  { from, to }: { from: string; to: string },
): Period => ({
  members: [memberId],
  timeZone: brand.timeZone,
  from,
  to,
})
