import { useEffect, useState } from 'react'

/** The server's time, told anew every so often: this computer's clock, put right by how far the server's is ahead. */
export function useClock(ahead: number, everyMs = 15_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = (): void => setNow(Date.now())
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now + ahead
}
