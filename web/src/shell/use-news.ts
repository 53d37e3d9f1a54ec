import { useNewPromotions } from '../features/promotions/available.ts'
import { usePublicStore } from '#platform/public-store'
import { useStanding } from '#platform/standing'

interface News {
  messages: number
  /** Promotions that the member can take something of now. */
  promotions: number
  /** What the avatar's badge holds. */
  all: number
}

/** What waits for a member: promotions to take something of, and messages to read. Whoever has closed play is told of no promotion. */
export function useNews(): News {
  const messages = usePublicStore((state) => state.unreadMessage)
  const isClosed = useStanding((state) => state.closed !== null)
  const available = useNewPromotions()
  const promotions = isClosed ? 0 : available
  return { messages, promotions, all: messages + promotions }
}
