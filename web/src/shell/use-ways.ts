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
    onRewards: () => openCentre('member', 'rewardCenter'),
    onBoards: () => openCentre('member', 'missionLeaderboard'),
  }
}
