import type { TableLine } from '@tucano/contract/live/talk'
import { useState } from 'react'

const isAfter = (id: string, than: string): boolean => BigInt(id) > BigInt(than)

/** How many lines have come since the chat was last open. What was there before the page came is nothing new. */
export function useUnread(lines: readonly TableLine[] | undefined, isOpen: boolean): number {
  const newest = lines?.at(-1)?.id ?? '0'
  const [seen, setSeen] = useState<string>()
  const isKnown = lines !== undefined
  // Kept while rendering: what is shown is seen.
  if (isKnown && (seen === undefined || (isOpen && seen !== newest))) setSeen(newest)
  return isOpen || seen === undefined ? 0 : (lines ?? []).filter(({ id }) => isAfter(id, seen)).length
}
