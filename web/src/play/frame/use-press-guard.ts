import { useEffect } from 'react'
import { presses } from '../session/presses.ts'
import { useGameContext, useGameSession } from '../session/game-context.ts'

/** Tells the session when what can be done now has been drawn: the second frame comes after the picture of the first. */
export function usePressGuard(): void {
  const { guard } = useGameContext().session
  const phase = useGameSession((state) => state.phase)
  const isAuto = useGameSession((state) => state.auto !== undefined)
  useEffect(() => presses.listen(), [])
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void guard.drawn())
    })
    return () => cancelAnimationFrame(frame)
  }, [guard, phase, isAuto])
}
