import { useEffect, useEffectEvent, useState } from 'react'

/** Shows one thing after the other, and says when all of them are shown. */
export function useSteps(count: number, stepMs: number, onOver: () => void): number {
  const [shown, setShown] = useState(0)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (shown === count) return over()
    const timer = setTimeout(() => setShown(shown + 1), stepMs)
    return () => clearTimeout(timer)
  }, [shown, count, stepMs])
  return shown
}
