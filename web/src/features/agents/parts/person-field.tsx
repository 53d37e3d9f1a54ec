import { listDownlines } from '@tucano/contract/agents/downlines'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { TextField } from '#ui/field'
import { agentKey, useToken } from '../queries.ts'
import styles from './parts.module.css'
import { texts } from './texts.ts'

/** One of the people right below the agent. */
export interface Somebody {
  memberId: string
  name: string
}

interface PersonFieldProps {
  label?: string
  chosen: Somebody | undefined
  /** Agents only. */
  agents?: boolean
  isOptional?: boolean
  error?: string | undefined
  onChoose: (somebody: Somebody | undefined) => void
}

const SHOWN = 5

/** Finds one of the people right below by how their names begin. */
export function PersonField({ label, chosen, agents = false, isOptional = false, error, onChoose }: PersonFieldProps) {
  const t = useText(texts)
  const [typed, setTyped] = useState('')
  const name = label ?? t('person')
  if (chosen)
    return (
      <div className={styles.person}>
        <span className={styles.label}>{name}</span>
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
        label={name}
        mark={isOptional ? t('personMark') : undefined}
        placeholder={t('personHint')}
        icon={<Search />}
        autoComplete="off"
        maxLength={64}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed.trim() !== '' && <Found typed={typed.trim()} agents={agents} onChoose={choose} />}
    </div>
  )
}

function Found({ typed, agents, onChoose }: { typed: string; agents: boolean; onChoose: (somebody: Somebody) => void }) {
  const t = useText(texts)
  const token = useToken()
  const query = useDeferredValue(typed)
  const { data } = useQuery({
    queryKey: agentKey(token, 'find', query, agents),
    queryFn: () => call(listDownlines, { query, kind: agents ? 'agent' : undefined }),
    placeholderData: keepPreviousData,
  })
  if (!data) return null
  const direct = data.list.filter(({ isDirect }) => isDirect).slice(0, SHOWN)
  if (direct.length === 0) return <p role="status">{t('personNone')}</p>
  return (
    <div className={styles.found}>
      {direct.map(({ memberId, name, nickname }) => (
        <button key={memberId} type="button" data-found={name} onClick={() => onChoose({ memberId, name })}>
          {name}
          <small>{nickname}</small>
        </button>
      ))}
    </div>
  )
}
