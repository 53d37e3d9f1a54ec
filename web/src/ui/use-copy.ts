import { useEffect, useState } from 'react'

const COPIED_MS = 4000

/** Copies a text, and knows for a while that it did. Where the browser refuses, the text is there to be marked by hand. */
export function useCopy(text: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = (): void => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return { copied, copy }
}
