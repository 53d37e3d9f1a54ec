import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { type ShownTable, liveTables } from '../queries.ts'
import { useRoom } from '../room/rooms.ts'
import { Desk } from './desk.tsx'
import styles from './table-page.module.css'
import { texts } from './texts.ts'

/** `/live/…`: the table that the address names. */
export function TablePage({ pathname }: { pathname: string }) {
  const t = useText(texts)
  const query = useQuery(liveTables())
  const code = decodeURIComponent(pathname.split('/')[2] ?? '')
  return (
    <Arrived query={query} skeleton={<Waiting />} failedTitle={t('failed')} level="h1">
      {(tables) => {
        const table = tables.find((one) => one.code === code)
        return table ? <Room key={code} table={table} others={othersOf(table, tables)} /> : <NoTable />
      }}
    </Arrived>
  )
}

/** Those of the same kind first. */
const othersOf = ({ code, kind }: ShownTable, tables: readonly ShownTable[]): ShownTable[] => {
  const others = tables.filter((one) => one.code !== code)
  return [...others.filter((one) => one.kind === kind), ...others.filter((one) => one.kind !== kind)]
}

function Room({ table, others }: { table: ShownTable; others: readonly ShownTable[] }) {
  const room = useRoom(table.room, { isSeated: true })
  if (room.view) return <Desk table={table} others={others} room={room} view={room.view} />
  return room.code === undefined || room.code === 'system.busy' ? <Waiting /> : <NoTable />
}

function NoTable() {
  const t = useText(texts)
  const [, navigate] = useLocation()
  return (
    <DrawnState
      drawing="lost"
      title={t('unknown')}
      level="h1"
      page
      actions={
        <Button look="primary" onClick={() => navigate('/live')}>
          {t('allTables')}
        </Button>
      }
    >
      {t('unknownText')}
    </DrawnState>
  )
}

/** What stands there until the table comes, in its shape. */
function Waiting() {
  const t = useText(texts)
  return (
    <div className={styles.waiting} role="status" aria-label={t('loading')}>
      <Skeleton height="52px" />
      <Skeleton height="clamp(220px, 40dvh, 480px)" />
      <Skeleton height="260px" />
    </div>
  )
}
