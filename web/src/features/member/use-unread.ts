import { usePublicStore } from '#platform/public-store'
import type { EntryKey } from './entries.ts'

/** How many wait behind an entry. */
export function useUnread(): Partial<Record<EntryKey, number>> {
  const { unreadMessage, unreadMissions, unreadRewards } = usePublicStore()
  return { messageV2: unreadMessage, missionLeaderboard: unreadMissions, rewardCenter: unreadRewards }
}
