import type { Promotions } from '#promotions/promotions'
import type { Feature } from '#platform/feature'
import { getLeaderboard } from './get-leaderboard.ts'
import { getMissions } from './get-missions.ts'

export const missions = (promotions: Promotions): Feature => ({ answers: [getMissions(promotions), getLeaderboard(promotions)] })
