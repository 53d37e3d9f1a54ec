import { create } from 'zustand'
import { local } from '#platform/storage'

/** Something that a member can take now. */
export interface Takeable {
  /** The promotion and its period: what comes again the next day is new again. */
  key: string
  /** It was earned and waits: it counts until it is taken. */
  isWaiting: boolean
}

interface Available {
  takeable: readonly Takeable[]
  /** What this browser has shown. */
  seen: readonly string[]
}

/** What the signed-in member can take, for the badges of every page. */
export const useAvailable = create<Available>()(() => ({ takeable: [], seen: stored() }))

function stored(): string[] {
  try {
    const keys: unknown = JSON.parse(local.read('seenPromotions') ?? '[]')
    return Array.isArray(keys) ? keys.map(String) : []
  } catch {
    return []
  }
}

/** How many wait to be taken, or can be and have not been seen. */
export const countNew = ({ takeable, seen }: Available): number =>
  takeable.filter(({ key, isWaiting }) => isWaiting || !seen.includes(key)).length

export const useNewPromotions = (): number => useAvailable(countNew)

/** Counts what was shown as seen from now on. What can no longer be taken is forgotten. */
export function noteSeen(shown: readonly string[]): void {
  const { takeable, seen } = useAvailable.getState()
  const kept = takeable.map(({ key }) => key).filter((key) => seen.includes(key) || shown.includes(key))
  if (kept.join() === seen.join()) return
  local.write('seenPromotions', JSON.stringify(kept))
  useAvailable.setState({ seen: kept })
}
