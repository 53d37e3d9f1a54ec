import { memo } from 'react'
import { useLanguage } from '#platform/language'
import { shortAmount } from './chip-values.ts'
import styles from './chip.module.css'

/** The body of a chip, and what is written on it, by its value. */
const COLOURS: Record<string, [body: string, ink: string]> = {
  1: ['#7d8a86', '#fff'],
  5: ['#7d8a86', '#fff'],
  10: ['#8a6a4a', '#fff'],
  20: ['#8a6a4a', '#fff'],
  50: ['#e9e1d2', '#17211d'],
  100: ['#0b6e99', '#fff'],
  500: ['#b42318', '#fff'],
  2500: ['#0f6b4f', '#fff'],
  10000: ['#1d2430', '#ffc27a'],
  50000: ['#6a2a8a', '#fff'],
  250000: ['#f28c1e', '#1b1206'],
}
/** One of an amount that was typed. */
const OTHER: [body: string, ink: string] = ['#b4531a', '#fff']
const NOTCHES = Array.from({ length: 6 }, (_, n) => n * 60)

/** A chip of the house. What is written on it is its value, or what lies under it. */
export const Chip = memo(function Chip({ value, amount = value }: { value: bigint; amount?: bigint }) {
  const language = useLanguage((state) => state.language)
  const [body, ink] = COLOURS[String(value)] ?? OTHER
  const text = shortAmount(amount, language)
  const isPale = ink === '#17211d'
  return (
    <svg className={styles.chip} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="49" fill={body} />
      <circle r="48" fill="none" stroke="#000" strokeOpacity=".3" strokeWidth="2" />
      {NOTCHES.map((turn) => (
        <path
          key={turn}
          d="M-11-48A49 49 0 0 1 11-48L8-35A36 36 0 0 0-8-35Z"
          fill={isPale ? '#0b6e99' : '#fff6e3'}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="34" fill={body} stroke={ink} strokeOpacity=".5" strokeWidth="1.5" />
      <circle r="34" fill="#fff" fillOpacity={isPale ? 0.4 : 0.1} />
      <path d="M-40-26A47 47 0 0 1-4-47" fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="3" strokeLinecap="round" />
      <text
        className={styles.value}
        y="1"
        fill={ink}
        fontSize={text.length > 5 ? 16 : text.length > 4 ? 19 : text.length > 3 ? 22 : text.length > 2 ? 26 : 32}
      >
        {text}
      </text>
    </svg>
  )
})
