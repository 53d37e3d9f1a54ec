import { useEffect } from 'react'
import { presses } from '../presses.ts'
import { useStudio, useTable } from '../studio.ts'

/** Tells the table when what can be done now has been drawn: the second frame comes after the picture of the first. */
export function usePressGuard(): void {
  const { guard } = useStudio().table
  const phase = useTable((state) => state.phase)
  const isAuto = useTable((state) => state.auto !== undefined)
  useEffect(() => presses.listen(), [])
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void guard.drawn())
    })
    return () => cancelAnimationFrame(frame)
  }, [guard, phase, isAuto])
}
