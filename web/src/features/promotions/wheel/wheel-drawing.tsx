import type { DefinitionOf } from '@tucano/contract/promotions'
import type { CSSProperties } from 'react'
import { middleOf, sliceOf } from './wheel-shape.ts'
import styles from './wheel.module.css'

interface WheelDrawingProps {
  segments: DefinitionOf<'wheel'>['segments']
  angle: number
  /** The segment that has come out. */
  won: number | undefined
}

/** Neighbours differ, whether they are many or two; white is read on each. */
const COLOURS = ['#0f6b4f', '#a8480f', '#0b5f86', '#7a1f4a', '#4d6312'] as const
const RADIUS = 96
/** Letters have so much room along a slice. */
const ROOM = 54
const LETTER = 0.56
const SIZE_MAX = 8

const LAMPS = Array.from({ length: 24 }, (_, n) => n * 15)

const colourOf = (n: number, count: number): string => COLOURS[n === count - 1 && n % COLOURS.length === 0 ? 2 : n % COLOURS.length]!

/** Slices of one size. How likely each is stands in words beside it. */
export const WheelDrawing = ({ segments, angle, won }: WheelDrawingProps) => (
  <svg className={styles.wheel} viewBox="-104 -112 208 216" aria-hidden="true" data-angle={angle}>
    <circle r="102" fill="#c9851b" />
    <circle r="100.5" fill="#f2b53a" />
    {LAMPS.map((turn) => (
      <circle key={turn} r="1.8" cy="-98.6" fill="#fff6df" transform={`rotate(${turn})`} />
    ))}
    <g className={styles.disc} style={{ '--angle': `${angle}deg` } as CSSProperties}>
      {segments.map(({ label }, n) => (
        <g key={n} data-slice={n} data-won={n === won || undefined}>
          <path d={sliceOf(n, segments.length, RADIUS)} fill={colourOf(n, segments.length)} stroke="#ffe6b0" strokeWidth="1" />
          <text
            transform={`rotate(${middleOf(n, segments.length) - 90}) translate(90 0)`}
            fill="#fff"
            fontSize={Math.min(SIZE_MAX, ROOM / (label.length * LETTER))}
            textAnchor="end"
            dominantBaseline="central"
          >
            {label}
          </text>
        </g>
      ))}
    </g>
    <circle r={RADIUS} fill="none" stroke="#000" strokeOpacity="0.16" strokeWidth="6" />
    <path d="M-9-110h18L0-88z" fill="#c8402c" stroke="#fff6df" strokeWidth="2" strokeLinejoin="round" />
  </svg>
)
