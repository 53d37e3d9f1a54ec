import { type CSSProperties, useRef } from 'react'
import { type Origin, useArrival } from '../felt/felt-context.ts'
import { Chip } from './chip.tsx'
import { chipsOf } from './chip-values.ts'
import styles from './stack.module.css'

/** A higher stack would fall over. */
const DISCS_MAX = 6
const FLIGHT_MS = 320

interface StackProps {
  amount: bigint
  from?: Origin
  /** Where it goes: what is lost to the house, what is won to the player. */
  to?: 'house' | 'player' | undefined
  /** The top chip tells what all of them are worth. */
  isSum?: boolean
}

/** An amount in chips, on top of each other. Each flies to its place. */
export function Stack({ amount, from = 'player', to, isSum = false }: StackProps) {
  const chips = chipsOf(amount).slice(0, DISCS_MAX)
  return (
    <span className={styles.stack} data-to={to} data-stack={String(amount)} aria-hidden="true">
      {chips.map((value, place) => (
        <Disc key={`${place} ${value}`} {...{ value, place, from }} amount={isSum && place === chips.length - 1 ? amount : value} />
      ))}
    </span>
  )
}

function Disc({ value, amount, place, from }: { value: bigint; amount: bigint; place: number; from: Origin }) {
  const disc = useRef<HTMLSpanElement>(null)
  useArrival(disc, { from, lastsMs: FLIGHT_MS + place * 30 })
  return (
    <span className={styles.place} style={{ '--place': place } as CSSProperties}>
      <span ref={disc} className={styles.disc}>
        <Chip value={value} amount={amount} />
      </span>
    </span>
  )
}
