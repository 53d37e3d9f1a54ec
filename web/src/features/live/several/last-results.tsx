import type { LiveView } from '@tucano/contract/live'
import { useText } from '#platform/text'
import type { ShownKind } from '../words/kinds.ts'
import { Bead } from '../words/bead.tsx'
import { useOutcome } from '../words/use-outcome.ts'
import styles from './several.module.css'
import { texts } from './texts.ts'

const SHOWN = 14

/** What came out last, the newest first, in one row. */
export function LastResults({ kind, past }: { kind: ShownKind; past: LiveView['past'] }) {
  const t = useText(texts)
  const outcomeOf = useOutcome(kind)
  const last = past
    .slice(-SHOWN)
    .toReversed()
    .flatMap(({ round, result }) => {
      const outcome = outcomeOf(result)
      return outcome ? [{ round, ...outcome }] : []
    })
  if (last.length === 0) return <span className={styles.last} />
  return (
    <p className={styles.last} role="img" aria-label={t('last', { list: last.map(({ words }) => words).join('; ') })}>
      {last.map(({ round, label, tone }) => (
        <Bead key={round} label={label} tone={tone} />
      ))}
    </p>
  )
}
