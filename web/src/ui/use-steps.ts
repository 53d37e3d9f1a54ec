import { startTransition, useEffect, useState } from 'react'

interface Steps {
  /** How many are drawn at once. */
  first: number
  /** How many more with each step. */
  step: number
}

/**
 * How many of a long list are drawn: what is in sight at once, the rest in steps between which the page answers. What the list is of says when it begins anew.
 */
export function useSteps(of: string, length: number, { first, step }: Steps): number {
  const [drawn, setDrawn] = useState({ of, count: first })
  if (drawn.of !== of) setDrawn({ of, count: first })
  const count = drawn.of === of ? drawn.count : first
  useEffect(() => {
    if (count >= length) return
    const next = setTimeout(() => startTransition(() => setDrawn({ of, count: count + step })))
    return () => clearTimeout(next)
  }, [of, count, length, step])
  return Math.min(count, length)
}
