import type { BlackjackTable } from '@tucano/live'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names'
import cloth from '../cards/card-scene.module.css'
import { Shoe } from '../cards/shoe.tsx'
import { Shuffle } from '../cards/shuffle.tsx'
import { useKept } from '../cards/use-kept.ts'
import type { SceneProps } from '../scene-props.ts'
import { BlackjackCards } from './blackjack-cards.tsx'
import styles from './blackjack-scene.module.css'
import { type BlackjackPlayer, SeatSpot } from './seat-spot.tsx'

interface BlackjackSceneProps extends Omit<SceneProps<BlackjackTable>, 'result' | 'elapsedMs'> {
  /** What lies on the table now, from the deal on. */
  table: BlackjackTable | null
  /** Milliseconds since nobody decides any more: the dealer's end is played by it. */
  elapsedMs: () => number
  /** How long the one whose turn it is still has, and has in all. */
  turn: { leftMs: () => number; ofMs: number } | null
  players: readonly BlackjackPlayer[]
  /** What else stands at a seat: a button to sit there, say. */
  renderSeat?: (seat: number) => ReactNode
}

/** Whatever is decided, the next decision has all of its time. */
const keyOf = ({ turn, seats }: BlackjackTable): string =>
  `${turn?.seat} ${turn?.hand} ${seats.flatMap(({ hands }) => hands).reduce((sum, { cards }) => sum + cards.length, 0)}`

/** Seven seats around a half-round table, dealt to as it is told; the end of the dealer by the time of the play. */
export function BlackjackScene({ phase, round, table, elapsedMs, turn, players, isCalm, label, renderSeat }: BlackjackSceneProps) {
  const { kept, isSwept } = useKept(round, table)
  return (
    <div className={cloth.frame}>
      <div
        className={classNames(cloth.scene, styles.scene)}
        data-calm={isCalm || undefined}
        data-phase={phase}
        data-round={round}
        data-swept={isSwept || undefined}
      >
        <div role="img" aria-label={label}>
          <Shoe isBusy={phase === 'closed' && !isCalm} />
          {phase === 'closed' && !table && (
            <div className={styles.shuffle}>
              <Shuffle />
            </div>
          )}
          {players.map((player) => (
            <SeatSpot
              key={player.seat}
              player={player}
              turn={turn && table?.turn?.seat === player.seat ? { ...turn, key: keyOf(table) } : null}
            />
          ))}
          {kept && <BlackjackCards key={kept.round} table={kept.value} elapsedMs={elapsedMs} />}
        </div>
        {renderSeat &&
          players.map(({ seat }) => (
            <div key={seat} className={styles.slot} data-seat={seat}>
              {renderSeat(seat)}
            </div>
          ))}
      </div>
    </div>
  )
}
