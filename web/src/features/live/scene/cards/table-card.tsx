import { type CSSProperties, useState } from 'react'
import { CardBack } from '#play/cards/card-back.tsx'
import { CardFace } from '#play/cards/card-face.tsx'
import type { Card } from '#play/cards/card.ts'
import type { DealtCard } from './deal-plan.ts'
import styles from './table-card.module.css'

interface TableCardProps {
  dealt: DealtCard<string>
  elapsedMs: () => number
  look: 'won' | 'dim' | undefined
  isSideways?: boolean
  /** Where cards of a side lie on more than one place. */
  style?: CSSProperties
}

/** A card on its way from the shoe to its place. Whatever it does it does by the time of the play: whoever comes late sees it where it is by then. */
export function TableCard({ dealt, elapsedMs, look, isSideways = false, style }: TableCardProps) {
  const [agoMs] = useState(elapsedMs)
  const { card, side, place, leavesMs, squeezedMs, turnsMs } = dealt
  const times = {
    '--place': place,
    '--leaves': `${Math.round(leavesMs - agoMs)}ms`,
    '--turns': `${Math.round(turnsMs - agoMs)}ms`,
    '--squeezed': `${Math.round((squeezedMs ?? turnsMs) - agoMs)}ms`,
    '--squeeze': `${turnsMs - (squeezedMs ?? turnsMs)}ms`,
  } as CSSProperties
  return (
    <div
      className={styles.card}
      data-card={card}
      data-side={side}
      data-place={place}
      data-look={look}
      data-sideways={isSideways || undefined}
      data-squeezed={squeezedMs !== undefined || undefined}
      data-up={turnsMs === leavesMs || undefined}
      style={{ ...times, ...style }}
    >
      <div className={styles.lift}>
        {squeezedMs !== undefined && <Squeeze card={card} />}
        <div className={styles.turner}>
          <div className={styles.front}>
            <Sheet card={card} />
          </div>
          {turnsMs !== leavesMs && (
            <div className={styles.back}>
              <Sheet />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

interface FaceDownCardProps {
  side: string
  place: number
  leavesMs: number
}

/** A card of which nobody is told what it is. */
export function FaceDownCard({ side, place, leavesMs }: FaceDownCardProps) {
  return (
    <div
      className={styles.card}
      data-card="down"
      data-side={side}
      data-place={place}
      data-up
      style={{ '--place': place, '--leaves': `${leavesMs}ms` } as CSSProperties}
    >
      <div className={styles.lift}>
        <div className={styles.front}>
          <Sheet />
        </div>
      </div>
    </div>
  )
}

/** One side of a card, upright or lying. */
function Sheet({ card }: { card?: Card }) {
  return <div className={styles.sheet}>{card === undefined ? <CardBack /> : <CardFace card={card} />}</div>
}

/** A card whose near edge is bent up: less and less of its back, and its face in the bend. */
function Squeeze({ card }: { card: Card }) {
  return (
    <div className={styles.squeeze}>
      <div className={styles.window}>
        <div className={styles.rest}>
          <Sheet />
        </div>
      </div>
      <div className={styles.window}>
        <div className={styles.bend}>
          <Sheet card={card} />
        </div>
        <div className={styles.shade}>
          <div className={styles.fold} />
        </div>
      </div>
    </div>
  )
}
