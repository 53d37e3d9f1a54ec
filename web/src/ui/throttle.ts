/** Runs at once, then at most once in `ms`; a call in between runs at the end of the pause. */
export function throttle(run: () => void, ms: number): () => void {
  let until = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    const now = performance.now()
    if (timer !== undefined) return
    if (now >= until) {
      until = now + ms
      return run()
    }
    timer = setTimeout(() => {
      timer = undefined
      until = performance.now() + ms
      run()
    }, until - now)
  }
}
