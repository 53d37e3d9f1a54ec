import { type ReactNode, useEffect, useRef, useState } from 'react'
import { presses } from '../session/presses.ts'
import { useMoney, useShownPhase, useGameContext, useGameSession } from '../session/game-context.ts'
import styles from './decisions.module.css'
import { useLetters } from './use-letters.ts'

export interface Decision<Move extends string> {
  move: Move
  label: string
  letter: string
  icon: ReactNode
}

interface DecisionsProps<Move extends string> {
  /** What the game knows of, in the order of its buttons. */
  decisions: readonly Decision<Move>[]
  label: string
  onDecide: (move: Move) => void
}

/** What can be decided now, and what it costs. The buttons stay while a decision is carried out, so that nobody loses their place. */
export function Decisions<Move extends string>({ decisions, label, onDecide }: DecisionsProps<Move>) {
  const { guard } = useGameContext().session
  const money = useMoney()
  const phase = useGameSession((state) => state.phase)
  const round = useGameSession((state) => state.round)
  const bar = useRef<HTMLDivElement>(null)
  const isWaiting = phase === 'waiting'
  const isResting = useShownPhase() === 'resting'
  const isOpen = round !== undefined && (phase === 'waiting' || ((phase === 'asking' || phase === 'showing') && !round.over))
  const [offered, setOffered] = useState(round?.options ?? [])
  if (isWaiting && round && round.options !== offered) setOffered(round.options)
  const shown = decisions.filter(({ move }) => offered.some((option) => option.move === move))
  const isShown = isOpen && shown.length > 0
  const decide = (move: Move, beganMs: number): void => {
    if (guard.takes(beganMs)) onDecide(move)
  }
  useLetters(isWaiting ? Object.fromEntries(shown.map(({ letter, move }) => [letter, (beganMs: number) => decide(move, beganMs)])) : {})
  useHandBack(bar, isShown)
  if (!isShown) return null
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={label} data-waiting={isWaiting || undefined}>
      {shown.map(({ move, label: name, letter, icon }) => {
        const cost = BigInt(offered.find((option) => option.move === move)?.cost ?? 0)
        return (
          <button
            key={move}
            type="button"
            className={styles.decision}
            data-move={move}
            data-resting={(isWaiting && isResting) || undefined}
            aria-disabled={!isWaiting || isResting || undefined}
            onClick={({ nativeEvent }) => isWaiting && decide(move, presses.beganMs(nativeEvent))}
          >
            {icon}
            <span>{name}</span>
            {cost > 0n && <span className={styles.cost}>+ {money(cost)}</span>}
            <kbd className={styles.letter} aria-hidden="true">
              {letter.toUpperCase()}
            </kbd>
          </button>
        )
      })}
    </div>
  )
}

/** Whoever decided by keyboard goes on at the large button when nothing is left to decide. */
function useHandBack(bar: { current: HTMLDivElement | null }, isShown: boolean): void {
  const hadFocus = useRef(false)
  useEffect(() => {
    const look = (): void => {
      hadFocus.current = bar.current?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [bar])
  useEffect(() => {
    if (isShown || !hadFocus.current) return
    hadFocus.current = false
    document.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true })
  }, [isShown])
}
