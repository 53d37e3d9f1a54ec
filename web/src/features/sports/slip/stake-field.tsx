import { useId, useState } from 'react'
import { useTyped } from '#platform/amounts'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { useBrand } from '#platform/site'
import { classNames } from '#ui/class-names'
import { texts } from './texts.ts'
import styles from './stake-field.module.css'

/** Added to what is there by one press, in minor units. */
const CHIPS = [500n, 1000n, 5000n, 10_000n] as const

interface StakeFieldProps {
  label: string
  /** In minor units; empty while nothing is staked. */
  value: string
  onChange: (minor: string) => void
  /** The most that can be staked, where it is known. */
  most?: bigint | undefined
  hasChips?: boolean
  small?: boolean
}

/** What is staked: typed, or put together by chips. */
export function StakeField({ label, value, onChange, most, hasChips = false, small = false }: StakeFieldProps) {
  const t = useText(texts)
  const id = useId()
  const write = useTyped()
  const { currencySymbol } = useBrand()
  /** As it was typed, while it says the same as what is staked. */
  const [typed, setTyped] = useState('')
  const shown = readAmount(typed)?.toString() === value || (value === '' && readAmount(typed) === undefined) ? typed : value && write(value)
  const stake = BigInt(value || '0')
  const set = (minor: bigint): void => onChange(minor > 0n ? String(most !== undefined && minor > most ? most : minor) : '')
  return (
    <div className={styles.stake}>
      <label htmlFor={id} className={small ? 'sr-only' : styles.label}>
        {label}
      </label>
      <span className={classNames(styles.box, small && styles.small)}>
        <span className={styles.symbol} aria-hidden="true">
          {currencySymbol}
        </span>
        <input
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          placeholder={write('0')}
          value={shown}
          maxLength={16}
          onFocus={({ target }) => target.select()}
          onBlur={() => setTyped('')}
          onChange={({ target }) => {
            setTyped(target.value)
            const minor = readAmount(target.value)
            onChange(minor === undefined || minor === 0n ? '' : String(minor))
          }}
        />
      </span>
      {hasChips && (
        <div className={styles.chips} role="group" aria-label={t('chips')}>
          {CHIPS.map((chip) => (
            <button
              key={String(chip)}
              type="button"
              className={styles.chip}
              aria-label={t('addStake', { amount: write(chip) })}
              onClick={() => set(stake + chip)}
            >
              +{String(chip / 100n)}
            </button>
          ))}
          {most !== undefined && most > 0n && (
            <button type="button" className={styles.chip} onClick={() => set(most)}>
              {t('mostStake')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
