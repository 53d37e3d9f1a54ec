import { type CSSProperties, type ReactNode, useRef } from 'react'
import { usePreferences } from '../session/preferences.ts'
import { useShownPhase, useGameSession } from '../session/game-context.ts'
import type { GameSession } from '../session/game-session.ts'
import { CardBack } from '../cards/card-back.tsx'
import { FeltContext, type Origin } from './felt-context.ts'
import styles from './felt.module.css'
import { Shower } from './shower.tsx'
import { paceOf } from './use-show.ts'

interface FeltProps {
  session: GameSession
  /** What is shown, for whoever looks at the page with a program. */
  result: unknown
  /** The same in words, for whoever does not see it. */
  said: string
  isSweeping: boolean
  /** Cards come out of it. */
  withShoe?: boolean
  children: ReactNode
}

/** A table with its cloth and its light. What comes to it comes from a place of its own. */
export function Felt({ session, result, said, isSweeping, withShoe = false, children }: FeltProps) {
  const phase = useGameSession((state) => state.phase)
  const round = useGameSession((state) => state.round)
  const isTurbo = usePreferences((state) => state.turbo)
  const isShown = phase === 'idle' && round?.over
  const [shoe, player, house] = [useRef<HTMLDivElement>(null), useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)]
  const places = { shoe, player, house }
  const placeOf = (origin: Origin) => {
    const box = places[origin].current?.getBoundingClientRect()
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  return (
    <FeltContext value={{ placeOf, pace: () => paceOf(session) }}>
      <div
        className={styles.felt}
        style={{ '--pace': isTurbo ? paceOf(session) : 1 } as CSSProperties}
        data-stage={session.game.gameCode}
        data-phase={useShownPhase()}
        data-round={isShown ? round.roundId : undefined}
        data-payout={isShown ? round.payout : undefined}
        data-result={result === undefined ? undefined : JSON.stringify(result)}
        data-sweeping={isSweeping || undefined}
      >
        <div className={styles.cloth} aria-hidden="true" />
        <div className={styles.light} aria-hidden="true" />
        {withShoe && (
          <div ref={shoe} className={styles.shoe} aria-hidden="true">
            <div className={styles.mouth}>
              <CardBack />
            </div>
          </div>
        )}
        <span ref={house} className={styles.house} />
        <span ref={player} className={styles.player} />
        {children}
        <Shower />
        <p className="sr-only" role="status">
          {said}
        </p>
      </div>
    </FeltContext>
  )
}
