import { type Game, addFavourite, listFavouriteIds, removeFavourite } from '@tucano/contract/lobby'
import { create } from 'zustand'
import { call } from '#platform/call'
import { onMissed } from '#platform/live'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'

/** Ids of the favourites of whoever is signed in. A store, since a lobby has a heart on each of a thousand covers. */
const useFavourites = create<{ ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }))

export const useIsFavourite = (nodeId: string): boolean => useFavourites(({ ids }) => ids.has(nodeId))

function mark(nodeId: string, marked: boolean): void {
  const ids = new Set(useFavourites.getState().ids)
  if (marked) ids.add(nodeId)
  else ids.delete(nodeId)
  useFavourites.setState({ ids })
}

/** What the member wants of games that a call is under way for. */
const wanted = new Map<string, boolean>()

/**
 * Turns a favourite on or off. The heart turns at once; once the call has said yes the id is there or gone for good, and when it says no the
 * heart turns back to what the server last agreed to. Whoever presses again meanwhile gets another call after it, never beside it.
 */
export async function toggleFavourite({ nodeId, vassalage, gameType }: Game): Promise<void> {
  let agreed = useFavourites.getState().ids.has(nodeId)
  const underWay = wanted.has(nodeId)
  wanted.set(nodeId, !agreed)
  mark(nodeId, !agreed)
  if (underWay) return
  try {
    for (let next = wanted.get(nodeId); next !== undefined && next !== agreed; next = wanted.get(nodeId)) {
      await call(next ? addFavourite : removeFavourite, { nodeId, vendor: vassalage, gameType })
      agreed = next
    }
  } finally {
    wanted.delete(nodeId)
    mark(nodeId, agreed)
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
  // What was pressed while the list was on its way is not in it yet.
  for (const [nodeId, marked] of wanted) mark(nodeId, marked)
}

/** Follows the session: what one member marked is never shown to the next. */
export function startFavourites(): void {
  const again = (): void => void readFavourites().catch(() => undefined)
  useSession.subscribe(({ token, member }, before) => {
    if (token !== before.token) useFavourites.setState({ ids: new Set() })
    // With the member's data, so that a login whose password has to be changed first asks for nothing.
    if (member !== before.member) again()
  })
  onMissed(again)
}
