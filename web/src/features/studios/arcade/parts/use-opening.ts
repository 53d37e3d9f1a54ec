import { useEffect } from 'react'
import { useGameContext } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'

/** What opens a round: the stake, and what was chosen besides it. */
export function useOpening(choice: object): void {
  const { session } = useGameContext()
  useEffect(() => open(session, choice))
}

function open(session: GameSession, choice: object): void {
  session.opening = (stake) => ({ stake: String(stake), ...choice })
}
