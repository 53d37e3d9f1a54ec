import { useEffect, useState } from 'react'

/** Cards of a round are swept off for so long. */
const SWEEP_MS = 460

interface Kept<Value> {
  round: string
  value: Value
}

/** What lies on the table: after it is gone it stays until it is swept off. */
export function useKept<Value>(round: string, value: Value | null): { kept: Kept<Value> | undefined; isSwept: boolean } {
  const [kept, setKept] = useState<Kept<Value>>()
  if (value !== null && (kept?.round !== round || kept.value !== value)) setKept({ round, value })
  const isSwept = value === null && kept !== undefined
  useEffect(() => {
    if (!isSwept) return
    const timer = setTimeout(() => setKept(undefined), SWEEP_MS)
    return () => clearTimeout(timer)
  }, [isSwept])
  return { kept, isSwept }
}
