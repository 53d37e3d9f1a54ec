import { useEffect, useState } from 'react'

/** An answer of the server, which says what time it was, and when it came by the page's own steady clock. */
export type Heard<Reply> = Reply & { heardAtMs: number }

/** The server's clock, as far as the page can know it without asking: its last word and the time since then. */
export const serverTime = ({ now, heardAtMs }: Heard<{ now: number }>, atMs: number): number => now + Math.max(0, atMs - heardAtMs)

const SECOND_MS = 1000

/** The server's clock, second by second while somebody looks. The browser's own date plays no part. */
export function useServerTime(heard: Heard<{ now: number }> | undefined): number | undefined {
  const [atMs, setAtMs] = useState(() => performance.now())
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const tick = (): void => setAtMs(performance.now())
    const watch = (): void => {
      clearInterval(timer)
      if (document.visibilityState === 'hidden') return
      tick()
      timer = setInterval(tick, SECOND_MS)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [])
  return heard && serverTime(heard, atMs)
}
