import { startTransition, useEffect, useState } from 'react'

/**
 * Whether whoever asks has been drawn once. What waits for it is drawn in small steps afterwards, which give way to whatever the visitor does:
 * all at once would keep the page from answering.
 */
export function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn
}
