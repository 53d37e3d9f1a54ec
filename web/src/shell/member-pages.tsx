import { lazyPart } from '#platform/chunk'
import type { MemberPages } from '../features/member/member-panel.tsx'
import { useStanding } from '#platform/standing'
import { ClosedEntry } from './closed-place.tsx'
import { FailureBoundary } from './failure-boundary.tsx'

const RecordPage = lazyPart('record', () => import('../features/bet-history/record-page.tsx').then((part) => part.RecordPage))
const ProfitPage = lazyPart('profit', () => import('../features/bet-history/profit-page.tsx').then((part) => part.ProfitPage))
const RoundProof = lazyPart('fairness', () => import('../features/fairness/round-proof.tsx').then((part) => part.RoundProof))
const RoundReplay = lazyPart('replay', () => import('../features/studios/round-replay.tsx').then((part) => part.RoundReplay))
const CheckPage = lazyPart('fairness', () => import('../features/fairness/check-page.tsx').then((part) => part.CheckPage))

/** Pages of the member's centre that are parts of other features. */
export const memberPages: MemberPages = {
  personalHistoryCopy: () => (
    <FailureBoundary pathname="personalHistoryCopy">
      <RecordPage proof={RoundProof} replay={RoundReplay} check={CheckPage} />
    </FailureBoundary>
  ),
  personalProfit: () => (
    <FailureBoundary pathname="personalProfit">
      <ProfitPage />
    </FailureBoundary>
  ),
}

const ClosedDeposit = () => <ClosedEntry what="Deposit" />
const ClosedOther = () => <ClosedEntry what="Place" />

/** The same, as far as they are open: a pause closes deposits, an exclusion everything but the account, its records and taking the money home. */
export function useMemberPages(): MemberPages {
  const why = useStanding((state) => state.closed?.why)
  if (why === undefined) return memberPages
  if (why === 'pause') return { ...memberPages, depositv2: ClosedDeposit }
  const closed = { transferUpline: ClosedOther, bonusDetails: ClosedOther, rewardCenter: ClosedOther, referral: ClosedOther }
  return { ...memberPages, ...closed, missionLeaderboard: ClosedOther, depositv2: ClosedDeposit }
}
