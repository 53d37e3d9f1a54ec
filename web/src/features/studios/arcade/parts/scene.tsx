import type { StudioRound } from '@tucano/contract/studios'
import type { ReactNode } from 'react'
import { useShownPhase, useGameContext, useGameSession } from '#play/session/game-context.ts'
import { Leaves } from './leaves.tsx'
import { Night } from './night.tsx'
import styles from './scene.module.css'

interface SceneProps {
  /** What the last round came to, as it is shown: for whoever compares it with the books. */
  result: string | undefined
  /** The same in words, for whoever does not see it. */
  outcome: string | undefined
  /** The latest results, above all else. */
  strip?: ReactNode
  /** What is chosen and done besides the large button, below all else. */
  desk: ReactNode
  /** The place behind everything. */
  backdrop?: ReactNode
  children: ReactNode
}

/** The stage of an arcade game: a night over the forest, the game in the middle, its desk below. */
export function Scene({ result, outcome, strip, desk, backdrop, children }: SceneProps) {
  const { gameCode } = useGameContext().session.game
  const phase = useGameSession((state) => state.phase)
  const round = useGameSession((state) => state.round)
  const shownPhase = useShownPhase()
  const isShown = phase === 'idle' || phase === 'waiting'
  return (
    <div
      className={styles.scene}
      data-stage={gameCode}
      data-phase={phase === 'idle' ? shownPhase : phase}
      {...(isShown && round ? dataOf(round, result) : {})}
    >
      {backdrop ?? <Night />}
      {strip ?? <span />}
      <div className={styles.board}>{children}</div>
      <div className={styles.desk}>{desk}</div>
      <Leaves />
      <p className="sr-only" role="status">
        {isShown ? outcome : ''}
      </p>
    </div>
  )
}

const dataOf = ({ roundId, step, payout, over }: StudioRound, result: string | undefined) => ({
  'data-round': roundId,
  'data-step': step,
  'data-payout': payout,
  'data-over': over,
  'data-result': result,
})
