import type { Colour, DerivedRoad, Mark, Winner } from '@tucano/live/roads'
import type { ReactNode } from 'react'
import styles from './marks.module.css'

/** A full disc with a letter. */
export const Bead = ({ mark, letter }: { mark: Mark<Winner>; letter: string }) => (
  <g className={styles.bead} data-of={mark.of} transform={`translate(${mark.column + 0.5} ${mark.row + 0.5})`}>
    <circle r=".42" fill="currentColor" />
    <text className={styles.letter} y=".19">
      {letter}
    </text>
  </g>
)

/** A ring; ties that fell on it are a stroke across, and their number from two on. */
export const Ring = ({ mark, ties }: { mark: Mark<Exclude<Winner, 'tie'>>; ties: number }) => (
  <g className={styles.mark} data-of={mark.of} transform={`translate(${mark.column + 0.5} ${mark.row + 0.5})`}>
    <circle r=".36" fill="none" stroke="currentColor" strokeWidth=".15" />
    <Ties count={ties} />
  </g>
)

/** Ties before anything else has come lie alone. */
export const Ties = ({ count }: { count: number }) =>
  count > 0 && (
    <g className={styles.ties}>
      <path d="M-.3 .3L.3-.3" stroke="currentColor" strokeWidth=".13" strokeLinecap="round" />
      {count > 1 && (
        <text className={styles.count} y=".17">
          {count}
        </text>
      )}
    </g>
  )

const SHAPES: Record<DerivedRoad, ReactNode> = {
  bigEyeBoy: <circle r=".33" fill="none" stroke="currentColor" strokeWidth=".19" />,
  smallRoad: <circle r=".38" fill="currentColor" />,
  cockroachPig: <path d="M-.33 .33L.33-.33" stroke="currentColor" strokeWidth=".22" strokeLinecap="round" />,
}

/** What a derived road is drawn with. */
export const Derived = ({ road, mark }: { road: DerivedRoad; mark: Mark<Colour> }) => (
  <g className={styles.mark} data-of={mark.of} transform={`translate(${mark.column + 0.5} ${mark.row + 0.5})`}>
    {SHAPES[road]}
  </g>
)
