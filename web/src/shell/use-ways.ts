import { useLocation } from 'wouter'
import { pages } from '@tucano/contract/pages'
import type { Ways } from '../features/promotions/ways.ts'
import { openCentre } from './centres.ts'

/** Where promotions lead to. */
export function useWays(): Ways {
  const [, navigate] = useLocation()
  return {
    onDeposit: () => openCentre('member', 'depositv2'),
    onPlay: () => navigate(pages.rng.path),
    onInvite: () => openCentre('member', 'referral'),
    onBonus: () => openCentre('member', 'bonusDetails'),
    onRecord: () => openCentre('member', 'transactionHistory'),
    onRewards: () => openCentre('member', 'rewardCenter'),
    onBoards: () => openCentre('member', 'missionLeaderboard'),
  }
}
