import { type ReactNode, useEffect, useRef } from 'react'
import { scrolls } from '#ui/scrolls'
import { useText } from '#platform/text'
import styles from './road-grid.module.css'
import { texts } from './texts.ts'

const ROWS = 6

interface RoadGridProps {
  name: string
  /** All that is drawn, in words. */
  label: string
  /** Width of a cell, in pixels. */
  cell: number
  /** How many columns are taken. */
  columns: number
  /** The road stays where it is until another result comes. */
  newest: number
  children: ReactNode
}

/** Squared paper of six rows that is as long as it has to be, and shows its end. */
export function RoadGrid({ name, label, cell, columns, newest, children }: RoadGridProps) {
  const t = useText(texts)
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    paper.current?.scrollTo({ left: paper.current.scrollWidth })
  }, [newest])
  // Some columns are left free, and marks never stick to the edge.
  const shown = columns + 2
  const [width, height] = [shown * cell, ROWS * cell]
  return (
    <figure className={styles.road}>
      <div ref={paper} className={styles.paper} {...scrolls} role="img" aria-label={label}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${shown} ${ROWS}`}
          preserveAspectRatio="xMinYMin meet"
          style={{ backgroundSize: `${cell}px ${cell}px` }}
        >
          {children}
        </svg>
      </div>
      <figcaption className={styles.said}>
        <span className={styles.name}>{name}</span>
        <span>{t('independent')}</span>
      </figcaption>
    </figure>
  )
}
