import { livePath } from '@tucano/contract/pages'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { Countdown } from '../room/countdown.tsx'
import { phaseOf, phaseTexts } from '../room/phase.ts'
import { useRoom } from '../room/rooms.ts'
import { pageCloses, useSeconds } from '../room/use-seconds.ts'
import type { ShownTable } from '../queries.ts'
import { texts as words } from '../words/texts.ts'
import styles from './other-tables.module.css'
import { texts } from './texts.ts'

interface OtherTablesProps {
  tables: readonly ShownTable[]
  pathOf?: (code: string) => string
  onLeave: () => void
}

/** The other tables as they are now, a press away. */
export function OtherTables({ tables, pathOf = livePath, onLeave }: OtherTablesProps) {
  return (
    <ul className={styles.tables}>
      {tables.map((table) => (
        <li key={table.code}>
          <Other table={table} path={pathOf(table.code)} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

interface OtherProps {
  table: ShownTable
  path: string
  onLeave: () => void
}

function Other({ table: { code, name, kind, room }, path, onLeave }: OtherProps) {
  const t = useText(texts)
  const w = useText(words)
  const p = useText(phaseTexts)
  const { view } = useRoom(room, { isSeated: false })
  const seconds = useSeconds(view?.phase === 'open' ? pageCloses(view.closesAtMs) : 0)
  return (
    <Link href={path} className={styles.other} data-other={code} onClick={onLeave}>
      {view ? (
        <Countdown opensAtMs={view.opensAtMs} closesAtMs={view.closesAtMs} seconds={seconds} label={t('timer')} />
      ) : (
        <span className={styles.dot} />
      )}
      <span className={styles.names}>
        <strong>{name}</strong>
        <small>
          {w(`kind_${kind}`)}
          {view && ` · ${p(phaseOf(view, seconds))}`}
        </small>
      </span>
    </Link>
  )
}
