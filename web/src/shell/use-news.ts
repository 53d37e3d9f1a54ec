import { useUnseen } from '../features/promotions/use-unseen.ts'
import { usePublicStore } from '#platform/public-store'
import { useSession } from '#platform/session'

interface News {
  messages: number
  promotions: number
  /** What the avatar's badge holds. */
  all: number
}

/** What a member has not looked at yet. */
export function useNews(): News {
  const messages = usePublicStore((state) => state.unreadMessage)
  const signedIn = useSession(({ token }) => token !== undefined)
  const promotions = useUnseen(signedIn)
  return { messages, promotions, all: messages + promotions }
}
