import type { Person } from '@tucano/contract/agents/shapes'
import { ChevronRight } from 'lucide-react'
import { useText } from '#platform/text'
import styles from './parts.module.css'
import { texts } from './texts.ts'

interface TeamPathProps {
  path: readonly Person[]
  /** What the first is called, where that is not the agent who looks. */
  first?: string
  onGo: (memberId: string | undefined) => void
}

/** From the agent down to whoever's people are shown, with a way back to each on the path. The first is the agent. */
export function TeamPath({ path, first, onGo }: TeamPathProps) {
  const t = useText(texts)
  if (path.length < 2) return null
  return (
    <nav aria-label={t('path')}>
      <ol className={styles.path}>
        {path.map(({ memberId, name }, n) => (
          <li key={memberId}>
            {n > 0 && <ChevronRight aria-hidden="true" />}
            {n === path.length - 1 ? (
              <span aria-current="true">{name}</span>
            ) : (
              <button type="button" onClick={() => onGo(n === 0 ? undefined : memberId)}>
                {n === 0 ? (first ?? t('you')) : name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
