import { type Game, addFavourite, listFavouriteIds, removeFavourite } from '@tucano/contract/lobby'
import { create } from 'zustand'
import { call } from '#platform/call'
import { onMissed } from '#platform/live'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'

interface Favourites {
  /** Ids that the server knows as the member's, as far as this page has heard. */
  ids: ReadonlySet<string>
  /** What the member wants of games that a call is under way for. */
  wanted: ReadonlyMap<string, boolean>
}

const none: Favourites = { ids: new Set(), wanted: new Map() }

/** The favourites of whoever is signed in. A store, since a lobby has a heart on each of a thousand covers. */
const useFavourites = create<Favourites>()(() => none)

const isShown = ({ ids, wanted }: Favourites, nodeId: string): boolean => wanted.get(nodeId) ?? ids.has(nodeId)

export const useIsFavourite = (nodeId: string): boolean => useFavourites((state) => isShown(state, nodeId))

/** Adds or removes the id, once the call has said yes. */
const keep = (nodeId: string, isFavourite: boolean): void =>
  useFavourites.setState(({ ids }) => ({ ids: new Set(isFavourite ? [...ids, nodeId] : [...ids].filter((id) => id !== nodeId)) }))

const want = (nodeId: string, isFavourite: boolean | undefined): void =>
  useFavourites.setState(({ wanted }) => {
    const others = [...wanted].filter(([id]) => id !== nodeId)
    return { wanted: new Map(isFavourite === undefined ? others : [...others, [nodeId, isFavourite]]) }
  })

/**
 * Turns a favourite on or off. The heart turns at once; the id is added or removed after the call has said yes, and when it says no the heart
 * turns back. Whoever presses again meanwhile gets another call after it, never beside it.
 */
export async function toggleFavourite({ nodeId, vassalage, gameType }: Game): Promise<void> {
  const { token } = useSession.getState()
  const underWay = useFavourites.getState().wanted.has(nodeId)
  want(nodeId, !isShown(useFavourites.getState(), nodeId))
  if (underWay) return
  try {
    for (;;) {
      const { ids, wanted } = useFavourites.getState()
      const next = wanted.get(nodeId) ?? ids.has(nodeId)
      if (next === ids.has(nodeId)) break
      await call(next ? addFavourite : removeFavourite, { nodeId, vendor: vassalage, gameType })
      // Whoever signed in meanwhile has favourites of their own.
      if (useSession.getState().token !== token) return
      keep(nodeId, next)
    }
  } finally {
    want(nodeId, undefined)
    void queries.invalidateQueries({
      queryKey: ['lobby', 'games'],
      predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('"fav"'),
    })
  }
}

async function readFavourites(): Promise<void> {
  const { token } = useSession.getState()
  const ids = token ? await call(listFavouriteIds, {}) : []
  // Whoever signed in meanwhile has others.
  if (useSession.getState().token !== token) return
  useFavourites.setState({ ids: new Set(ids) })
}

/** Follows the session: what one member marked is never shown to the next. */
export function startFavourites(): void {
  const again = (): void => void readFavourites().catch(() => undefined)
  useSession.subscribe(({ token, member }, before) => {
    if (token !== before.token) useFavourites.setState(none)
    // With the member's data, so that a login whose password has to be changed first asks for nothing.
    if (member !== before.member) again()
  })
  onMissed(again)
}
