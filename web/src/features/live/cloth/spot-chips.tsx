import { useLanguage } from '#platform/language'
import { Chip } from '#play/chips/chip.tsx'
import { chipsOf, shortAmount } from '#play/chips/chip-values.ts'
import styles from './spot-chips.module.css'

const DISCS_MAX = 3

interface SpotChipsProps {
  amount: bigint
  /** Not all of it is known to the table yet. */
  isSending: boolean
  /** When it is over: what came back of it. */
  won: bigint | undefined
}

/** Own chips on a place, on top of each other: the top one says what they are worth. */
export function SpotChips({ amount, isSending, won }: SpotChipsProps) {
  const discs = chipsOf(amount).slice(0, DISCS_MAX).toReversed()
  const look = won === undefined ? undefined : won > amount ? 'won' : won === 0n ? 'lost' : 'back'
  return (
    <span className={styles.stack} data-sending={isSending || undefined} data-look={look} aria-hidden="true">
      {discs.map((value, place) => (
        <span key={place} className={styles.disc} style={{ translate: `0 ${-place * 3}px` }}>
          <Chip value={value} amount={place === discs.length - 1 ? amount : value} />
        </span>
      ))}
      {won !== undefined && won > 0n && <Won amount={won} />}
    </span>
  )
}

function Won({ amount }: { amount: bigint }) {
  const language = useLanguage((state) => state.language)
  return <span className={styles.won}>{shortAmount(amount, language)}</span>
}
