import type { LiveEvent, PayloadOf } from '@tucano/contract/event'
import { useEffect, useState } from 'react'
import { listen } from '#platform/live'

const SHOWN_MS = 5000

/** Whether the other side is typing: for a moment after it was told so, or until it has said what it had to say. */
export function useTyping<E extends LiveEvent>(event: E, isMeant: (payload: PayloadOf<E>) => boolean, newest: string | undefined): boolean {
  const [until, setUntil] = useState(0)
  const [known, setKnown] = useState(newest)
  if (known !== newest) {
    setKnown(newest)
    setUntil(0)
  }
  useEffect(() => {
    if (until === 0) return
    const timer = setTimeout(() => setUntil(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [until])
  useEffect(() => listen(event, (payload) => isMeant(payload) && setUntil((count) => count + 1)))
  return until > 0
}
