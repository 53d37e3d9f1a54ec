/** Spec §9. */
const BIND_TRIES = 10
const BIND_RETRY_MS = 50

/** Listens to the target as soon as it is there: ten tries, 50 ms apart. Returns how to stop. */
export function bindScroll(find: () => EventTarget | null, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let bound: EventTarget | null = null
  const attempt = (triesLeft: number): void => {
    bound = find()
    if (bound) return bound.addEventListener('scroll', listener, { passive: true })
    if (triesLeft > 1) timer = setTimeout(() => attempt(triesLeft - 1), BIND_RETRY_MS)
  }
  attempt(BIND_TRIES)
  return () => {
    clearTimeout(timer)
    bound?.removeEventListener('scroll', listener)
  }
}
