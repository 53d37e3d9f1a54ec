import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { SelectField, TextField } from '#ui/field'
import { texts } from '../texts.ts'
import styles from './history.module.css'

interface FiltersProps {
  label: string
  hint: string
  maxLength: number
  /** What is searched for now. */
  query: string
  onQuery: (query: string) => void
  /** The other fields, two a line. */
  children: ReactNode
}

/** What of a long list is shown: a search above whatever else there is to choose. */
export function Filters({ label, hint, maxLength, query, onQuery, children }: FiltersProps) {
  const t = useText(texts)
  const [typed, setTyped] = useState(query)
  return (
    <form
      role="search"
      className={styles.filters}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onQuery(typed.trim())
      }}
    >
      <div className={styles.wide}>
        <TextField
          label={t('historySearch')}
          hint={hint}
          end={
            <IconButton type="submit" label={t('historyFind')}>
              <Search />
            </IconButton>
          }
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value === '') onQuery('')
          }}
        />
      </div>
      {children}
    </form>
  )
}

/** A thing that can be chosen. */
export interface Choice {
  key: string
  label: string
}

interface ChoiceFieldProps {
  label: string
  choices: readonly Choice[]
  /** What all of them are called. */
  all?: string
  /** The key of one; empty is all of them. */
  value: string
  onChoose: (key: string) => void
}

/** One of some, or all. */
export function ChoiceField({ label, choices, all, value, onChoose }: ChoiceFieldProps) {
  const t = useText(texts)
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all ?? t('historyAll')}</option>
      {choices.map((choice) => (
        <option key={choice.key} value={choice.key}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}
