import { type CSSProperties, type PointerEvent, useState } from 'react'
import { useCalm } from '../use-calm.ts'
import { EnvelopeDrawing } from './envelope-drawing.tsx'
import styles from './envelopes.module.css'

const DROPS = 18
/** Steps that never meet again soon: whatever number comes next is far from those before it. */
const STEPS = { across: 0.618_034, wait: 0.754_878, time: 0.569_84, tilt: 0.414_214 }
const part = (n: number, step: number): number => (n * step) % 1

/** Where and how fast one of them falls. Only a transform changes: the page's own work does not hold it up. */
const fallOf = (n: number): CSSProperties =>
  ({
    '--across': `${part(n, STEPS.across) * 92}%`,
    '--wait': `${-part(n, STEPS.wait) * 8}s`,
    '--time': `${6 + part(n, STEPS.time) * 4}s`,
    '--tilt': `${part(n, STEPS.tilt) * 48 - 24}deg`,
  }) as CSSProperties

/** Envelopes that fall for a while, then lie still; they lie still from the start for whoever wants no motion. Any of them catches the one share: where one presses does not matter. */
export function Rain({ onCatch }: { onCatch: () => void }) {
  const isCalm = useCalm()
  const [isOver, setOver] = useState(false)
  const press = ({ isPrimary, button }: PointerEvent): void => {
    if (isPrimary && button === 0) onCatch()
  }
  // Whoever uses a keyboard or hears the page has the button beside it.
  return (
    <div className={styles.rain} data-still={isCalm || isOver} aria-hidden="true">
      {Array.from({ length: DROPS }, (_, n) => (
        <button
          key={n}
          type="button"
          tabIndex={-1}
          className={styles.drop}
          style={fallOf(n)}
          onPointerDown={press}
          onAnimationEnd={n === 0 ? () => setOver(true) : undefined}
        >
          <EnvelopeDrawing />
        </button>
      ))}
    </div>
  )
}
