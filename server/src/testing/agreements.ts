import { readAccounts } from '@tucano/ledger'
import { type Offer, type OfferedTerms, act, offer } from '#commissions/agreements'
import type { Tier } from '#commissions/terms'
import type { TeamsTest } from './teams.ts'

export const reais = (amount: number): bigint => BigInt(Math.round(amount * 100))
export const tier = (rate: bigint, { turnover = 0, active = 0, netLoss = 0 } = {}): Tier => ({
  turnover: reais(turnover),
  active,
  netLoss: reais(netLoss),
  rate,
})
export const percent = (...tiers: Tier[]): OfferedTerms => ({ rateType: 'percent', tiers, carry: false, fence: null })

type Offered = Partial<Offer> & Pick<Offer, 'payerId' | 'payeeId'>

export const offerIn = ({ db }: TeamsTest, change: Offered): Promise<bigint> =>
  db
    .transaction()
    .execute((trx) =>
      offer(trx, { kind: 'dividend', type: 'CONS', period: 'halfMonth', terms: percent(tier(1000n)), isHigherConfirmed: true, ...change }),
    )

/** An agreement that was offered and accepted: in force from the next period on. */
export async function agreeIn(teams: TeamsTest, change: Offered): Promise<bigint> {
  const id = await offerIn(teams, change)
  const party = { by: 'payee', payeeId: change.payeeId } as const
  await teams.db.transaction().execute((trx) => act(trx, { id, version: 1, act: 'accept', party }))
  return id
}

export const cashIn = async ({ db }: TeamsTest, memberId: bigint): Promise<bigint> =>
  (await readAccounts(db, [memberId])).find(({ kind }) => kind === 'cash')?.balance ?? 0n

/** Stakes of a member out of money that it brings along. */
export async function playIn(
  teams: TeamsTest,
  memberId: bigint,
  { stake, payout, reward = 0n }: { stake: bigint; payout: bigint; reward?: bigint },
): Promise<void> {
  await teams.pay(memberId, stake)
  await teams.bet(memberId, { stake, payout })
  if (reward > 0n) await teams.pay(memberId, reward, 'rewardMission')
}
