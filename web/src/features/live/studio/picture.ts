import type { LiveView } from '@tucano/contract/live'
import { useEffect, useState } from 'react'

/** Which moment of the studio is on the screen. */
export class Picture {
  #at: (() => number | undefined) | undefined

  /** Says where the picture is for as long as it plays; nothing where it does not, or does not say. */
  follow(at: () => number | undefined): () => void {
    this.#at = at
    return () => {
      if (this.#at === at) this.#at = undefined
    }
  }

  /** Whether the picture has come to a moment. One that does not play keeps nobody waiting. */
  hasPassed(atMs: number): boolean {
    const at = this.#at?.()
    return at === undefined || at >= atMs
  }
}

/** The house tells a result when the picture is at most so late as it is said to be; one that is later still holds it back for so long at most. */
const HELD_MAX_MS = 6000
const LOOK_MS = 60

/** A view with the result told as the picture shows it: who sees the ball still run is not told where it lies. */
export function useShown(view: LiveView, picture: Picture | undefined): LiveView {
  const resultAt = view.studio?.resultAt ?? null
  const [shownAt, setShownAt] = useState<number | null>(null)
  useEffect(() => {
    if (resultAt === null || !picture) return undefined
    const sinceMs = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      if (picture.hasPassed(resultAt) || performance.now() - sinceMs > HELD_MAX_MS) setShownAt(resultAt)
      else timer = setTimeout(look, LOOK_MS)
    }
    look()
    return () => clearTimeout(timer)
  }, [resultAt, picture])
  return resultAt === null || !picture || shownAt === resultAt ? view : withoutResult(view)
}

const withoutResult = (view: LiveView): LiveView => ({
  ...view,
  phase: 'closed',
  result: null,
  winners: [],
  paid: null,
  mine: view.mine && { ...view.mine, won: null },
  past: view.past.filter(({ drawId }) => drawId !== view.drawId),
})
