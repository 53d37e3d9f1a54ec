import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { classNames } from '#ui/class-names'
import type { SceneProps } from '../scene-props.ts'
import styles from './card-scene.module.css'
import { Shoe } from './shoe.tsx'
import { Shuffle } from './shuffle.tsx'

/** Cards of the round before are swept off for so long. */
const SWEEP_MS = 460

export interface PlayProps<Result> {
  result: Result
  elapsedMs: () => number
}

interface CardSceneProps<Result> extends SceneProps<Result> {
  className: string | undefined
  /** What is printed on the cloth. */
  print: ReactNode
  /** What lies on it, once a result is there. */
  Play: ComponentType<PlayProps<Result>>
}

/** A cloth with a shoe: empty while bets are taken, decks being shuffled while the draw is waited for, then the cards of the round. */
export function CardScene<Result>({ phase, round, result, elapsedMs, isCalm, label, className, print, Play }: CardSceneProps<Result>) {
  // What was played stays until it is swept off.
  const [kept, setKept] = useState<{ round: string; result: Result }>()
  if (result !== null && kept?.round !== round) setKept({ round, result })
  const isSwept = result === null && kept !== undefined
  useEffect(() => {
    if (!isSwept) return
    const timer = setTimeout(() => setKept(undefined), SWEEP_MS)
    return () => clearTimeout(timer)
  }, [isSwept])
  return (
    <div className={styles.frame}>
      <div
        className={classNames(styles.scene, className)}
        role="img"
        aria-label={label}
        data-phase={phase}
        data-round={round}
        data-calm={isCalm || undefined}
        data-swept={isSwept || undefined}
      >
        {print}
        <Shoe isBusy={phase === 'closed' && !isCalm} />
        {phase === 'closed' && result === null && <Shuffle />}
        {kept && <Play key={kept.round} result={kept.result} elapsedMs={elapsedMs} />}
      </div>
    </div>
  )
}
