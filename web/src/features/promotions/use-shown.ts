import { useQuery } from '@tanstack/react-query'
import { useSession, useTrial } from '#platform/session'
import { ownPromotions, publicPromotions } from './queries.ts'
import { type Shown, inOrder } from './standing.ts'

interface ShownPromotions {
  data: Shown[] | undefined
  error: Error | null
  refetch: () => Promise<unknown>
  /** They are a member's own, with how it stands. */
  isOwn: boolean
}

/** Promotions for whoever is here: a member's own, or those of everybody. */
export function useShown(enabled = true): ShownPromotions {
  const token = useSession((state) => state.token)
  const trial = useTrial()
  const isOwn = token !== undefined && !trial
  const own = useQuery({ ...ownPromotions(token), enabled: enabled && isOwn, select: inOrder })
  const everybodys = useQuery({ ...publicPromotions, enabled: enabled && !isOwn, select: inOrder })
  const { data, error, refetch } = isOwn ? own : everybodys
  return { data, error, refetch, isOwn }
}
