import { throttle } from './throttle.ts'

/** Spec §9: a picture loads when a tenth of it is within 1.3 screens, looked at no more than once in 200 ms. */
const PRELOAD_RATIO = 1.3
const THRESHOLD = 0.1
const THROTTLE_MS = 200

const waiting = new Map<Element, () => void>()
const arrived = new Set<Element>()

const flush = throttle(() => {
  for (const element of arrived) {
    waiting.get(element)?.()
    waiting.delete(element)
    observer?.unobserve(element)
  }
  arrived.clear()
}, THROTTLE_MS)

let observer: IntersectionObserver | undefined

function theObserver(): IntersectionObserver {
  const margin = `${Math.round((PRELOAD_RATIO - 1) * 100)}%`
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) arrived.add(target)
      if (arrived.size > 0) flush()
    },
    { rootMargin: `${margin} ${margin}`, threshold: THRESHOLD },
  )
  return observer
}

/** Calls back once, when the element comes near the screen. Returns how to stop waiting. */
export function whenNear(element: Element, callback: () => void): () => void {
  waiting.set(element, callback)
  theObserver().observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}
