import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { TextField } from '#ui/field'
import styles from './parts.module.css'
import { texts } from './texts.ts'

/** Somebody who was found. */
export interface Somebody {
  memberId: string
  name: string
}

interface FoundOne extends Somebody {
  nickname: string | null
}

/** Where somebody is looked for by how their names begin. */
export interface Finding {
  queryKey: (query: string) => readonly unknown[]
  read: (query: string) => Promise<readonly FoundOne[]>
  /** What is said when nobody is found. */
  none: string
}

interface FindFieldProps {
  label: string
  chosen: Somebody | undefined
  finding: Finding
  isOptional?: boolean
  error?: string | undefined
  onChoose: (somebody: Somebody | undefined) => void
}

const SHOWN = 5

/** Somebody who is chosen among those whose names begin as was typed. */
export function FindField({ label, chosen, finding, isOptional = false, error, onChoose }: FindFieldProps) {
  const t = useText(texts)
  const [typed, setTyped] = useState('')
  if (chosen)
    return (
      <div className={styles.person}>
        <span className={styles.label}>{label}</span>
        <span className={styles.chosen}>
          {chosen.name}
          <IconButton label={t('personDrop', { name: chosen.name })} onClick={() => onChoose(undefined)}>
            <X />
          </IconButton>
        </span>
      </div>
    )
  const choose = (somebody: Somebody): void => {
    setTyped('')
    onChoose(somebody)
  }
  return (
    <div className={styles.person}>
      <TextField
        type="search"
        label={label}
        mark={isOptional ? t('personMark') : undefined}
        placeholder={t('personHint')}
        icon={<Search />}
        autoComplete="off"
        maxLength={64}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed.trim() !== '' && <Found typed={typed.trim()} finding={finding} onChoose={choose} />}
    </div>
  )
}

function Found({ typed, finding, onChoose }: { typed: string; finding: Finding; onChoose: (somebody: Somebody) => void }) {
  const query = useDeferredValue(typed)
  const { data } = useQuery({
    queryKey: finding.queryKey(query),
    queryFn: () => finding.read(query),
    placeholderData: keepPreviousData,
  })
  if (!data) return null
  if (data.length === 0) return <p role="status">{finding.none}</p>
  return (
    <div className={styles.found}>
      {data.slice(0, SHOWN).map(({ memberId, name, nickname }) => (
        <button key={memberId} type="button" data-found={name} onClick={() => onChoose({ memberId, name })}>
          <span>{name}</span>
          <small>{nickname}</small>
        </button>
      ))}
    </div>
  )
}
