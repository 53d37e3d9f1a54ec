import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Segmented } from '#ui/tabs'
import { readNumber } from './read-number.ts'
import styles from './desk.module.css'

/** A plate with what is chosen besides the stake. */
export function Desk({ children }: { children: ReactNode }) {
  return <div className={styles.desk}>{children}</div>
}

interface ChoicesProps<Key extends string> {
  label: string
  choices: readonly { key: Key; label: ReactNode }[]
  value: Key
  isDisabled: boolean
  onChange: (key: Key) => void
}

/** A few choices under their name. */
export function Choices<Key extends string>({ label, isDisabled, ...rest }: ChoicesProps<Key>) {
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <Segmented label={label} className={styles.choices} {...rest} />
    </fieldset>
  )
}

interface NumberFieldProps {
  label: string
  /** As it is written while nobody types. */
  text: string
  unit?: string | undefined
  placeholder?: string
  isDisabled: boolean
  /** A number, or nothing when the field was emptied. */
  onCommit: (value: number | undefined) => void
}

/** A number that is typed. It counts when the field is left, or with enter. */
export function NumberField({ label, text, unit, placeholder, isDisabled, onCommit }: NumberFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const commit = (): void => {
    if (draft === undefined) return
    setDraft(undefined)
    if (draft.trim() === '') return onCommit(undefined)
    const value = readNumber(draft)
    if (value !== undefined) onCommit(value)
  }
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
    if (key === 'Enter') currentTarget.blur()
    if (key === 'Escape') setDraft(undefined)
  }
  return (
    <div className={styles.group}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.field} data-disabled={isDisabled || undefined}>
        <input
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={draft ?? text}
          disabled={isDisabled}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={commit}
          onKeyDown={press}
        />
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
    </div>
  )
}

/** A figure under its name. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </div>
  )
}
