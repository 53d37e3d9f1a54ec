import { classNames } from '#ui/class-names'
import beside from './beside.module.css'
import styles from './desk.module.css'
import type { SeatProps } from './seat-props.ts'

/** What a table says of itself to stylesheets and tests, and how it looks alone or beside others. */
export const seatFrame = ({ table: { code, kind }, view: { phase, round }, room: { isLinked }, side }: SeatProps) => ({
  className: classNames(styles.desk, side && beside.seat),
  'data-table': code,
  'data-kind': kind,
  'data-phase': phase,
  'data-round': round,
  'data-linked': isLinked,
  'data-form': side && (side.isLarge ? 'large' : 'small'),
})
