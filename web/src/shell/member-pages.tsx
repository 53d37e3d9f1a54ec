import { pages } from '@tucano/contract/pages'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { WaitingContext, lazyPart } from '#platform/chunk'
import { useMenuCategories } from '../features/lobby/menu-categories.ts'
import type { MissionWays } from '../features/missions/mission-card.tsx'
import type { MemberPages } from '../features/member/member-panel.tsx'
import { useBalance } from '../features/wallet/use-balance.ts'
import { useStanding } from '#platform/standing'
import { betTellings } from './bet-tellings.ts'
import { closeCentre, openAgentPage, openCentre } from './centres.ts'
import { openDocuments } from './open-documents.tsx'
import { openPaymentPassword } from './open-payment-password.tsx'
import { useIsOpen } from './use-is-open.ts'
import { usePlayNow } from './use-play-now.ts'
import { useWays } from './use-ways.ts'
import { WithdrawalSteps } from './withdrawal-steps.tsx'
import { ClosedEntry } from './closed-place.tsx'
import { FailureBoundary } from './failure-boundary.tsx'

const RecordPage = lazyPart('record', () => import('../features/bet-history/record-page.tsx').then((part) => part.RecordPage))
const ProfitPage = lazyPart('profit', () => import('../features/bet-history/profit-page.tsx').then((part) => part.ProfitPage))
const CheckPage = lazyPart('fairness', () => import('../features/fairness/check-page.tsx').then((part) => part.CheckPage))
const AccountRecordPage = lazyPart('account-record', () =>
  import('../features/account-record/account-record-page.tsx').then((part) => part.AccountRecordPage),
)
const LatestMovements = lazyPart('account-record', () =>
  import('../features/account-record/latest-movements.tsx').then((part) => part.LatestMovements),
)
const WalletPage = lazyPart('wallet', () => import('../features/wallet/page/wallet-page.tsx').then((part) => part.WalletPage))
const DepositPage = lazyPart('deposits', () => import('../features/deposits/deposit-page.tsx').then((part) => part.DepositPage))
const WithdrawPage = lazyPart('withdrawals', () => import('../features/withdrawals/withdraw-page.tsx').then((part) => part.WithdrawPage))
const UplinePage = lazyPart('transfers', () => import('../features/transfers/upline-page.tsx').then((part) => part.UplinePage))
const BonusPage = lazyPart('rewards', () => import('../features/rewards/bonus-page.tsx').then((part) => part.BonusPage))
const RewardPage = lazyPart('rewards', () => import('../features/rewards/reward-page.tsx').then((part) => part.RewardPage))
const ReferralPage = lazyPart('referral', () => import('../features/referral/referral-page.tsx').then((part) => part.ReferralPage))
const MissionPage = lazyPart('missions', async () => {
  const [{ MissionPage: Page }, { ScenePicture }] = await Promise.all([
    import('../features/missions/mission-page.tsx'),
    import('../features/promotions/scene-picture.tsx'),
  ])
  return (ways: MissionWays) => <Page {...ways} picture={ScenePicture} />
})
const DepositOffer = lazyPart('deposit-offer', () => import('../features/promotions/deposit-offer.tsx').then((part) => part.DepositOffer))
const InboxPage = lazyPart('messages', () => import('../features/messages/inbox-page.tsx').then((part) => part.InboxPage))

const bounded = (name: string, page: ReactNode) => <FailureBoundary pathname={name}>{page}</FailureBoundary>

/** What vendors are called, as far as the lobby knows them. */
function useVendorName(): (code: string) => string {
  const menu = useMenuCategories()
  return (code) => menu.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === code)?.name ?? code
}

/** Pages of the member's centre that are parts of other features. */
export const memberPages: MemberPages = {
  personalHistoryCopy: () => bounded('personalHistoryCopy', <RecordPage tellings={betTellings} check={CheckPage} />),
  personalProfit: () => bounded('personalProfit', <ProfitPage />),
  transactionHistory: () => bounded('transactionHistory', <AccountRecordPage />),
  transferFund: function TransferFund({ goTo }) {
    return bounded('transferFund', <WalletPage latest={LatestMovements} vendorName={useVendorName()} onWithdraw={() => goTo('withdraw')} />)
  },
  depositv2: function Deposit({ goTo }) {
    const [, navigate] = useLocation()
    const { balance } = useBalance()
    const openLimits = (): void => {
      closeCentre()
      navigate(pages.limits.path)
    }
    return bounded(
      'depositv2',
      <DepositPage
        balance={balance?.sumBalance}
        offer={
          <WaitingContext value={null}>
            <DepositOffer ways={useWays()} />
          </WaitingContext>
        }
        steps={<WithdrawalSteps />}
        onLimits={openLimits}
        onDocuments={openDocuments}
        onPlay={usePlayNow()}
        onRecord={() => goTo('transactionHistory')}
      />,
    )
  },
  withdraw: () => bounded('withdraw', <WithdrawPage steps={<WithdrawalSteps />} />),
  transferUpline: () => bounded('transferUpline', <UplinePage onPaymentPassword={openPaymentPassword} />),
  bonusDetails: function Bonus() {
    return bounded('bonusDetails', <BonusPage latest={LatestMovements} onPlay={usePlayNow()} isOpen={useIsOpen()} />)
  },
  rewardCenter: () => bounded('rewardCenter', <RewardPage onLeave={closeCentre} />),
  referral: () => bounded('referral', <ReferralPage onDocuments={openDocuments} onAgentCentre={() => openCentre('agent')} />),
  missionLeaderboard: function Missions({ goTo }) {
    return bounded('missionLeaderboard', <MissionPage onPlay={usePlayNow()} onDeposit={() => goTo('depositv2')} onLeave={closeCentre} />)
  },
  messageV2: ({ goTo }) =>
    bounded('messageV2', <InboxPage onGo={(place) => (place.centre === 'agent' ? openAgentPage(place.page) : goTo(place.page))} />),
}

const ClosedDeposit = () => <ClosedEntry what="Deposit" />
const ClosedOther = () => <ClosedEntry what="Place" />

/** The same, as far as they are open: a pause closes deposits and what is offered, an exclusion everything but the account, its records and taking the money home. */
export function useMemberPages(): MemberPages {
  const why = useStanding((state) => state.closed?.why)
  if (why === undefined) return memberPages
  const open = { ...memberPages, depositv2: ClosedDeposit, rewardCenter: ClosedOther, missionLeaderboard: ClosedOther }
  return why === 'pause' ? open : { ...open, transferUpline: ClosedOther, bonusDetails: ClosedOther, referral: ClosedOther }
}
