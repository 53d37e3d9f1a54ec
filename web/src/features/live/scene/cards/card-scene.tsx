import type { ComponentType, ReactNode } from 'react'
import { classNames } from '#ui/class-names'
import type { SceneProps } from '../scene-props.ts'
import styles from './card-scene.module.css'
import { Shoe } from './shoe.tsx'
import { Shuffle } from './shuffle.tsx'
import { useKept } from './use-kept.ts'

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
  const { kept, isSwept } = useKept(round, result)
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
        {kept && <Play key={kept.round} result={kept.value} elapsedMs={elapsedMs} />}
      </div>
    </div>
  )
}
