import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { useMedia } from '#ui/use-media'
import { type ShownTable, liveTables } from '../queries.ts'
import { useRoom } from '../room/rooms.ts'
import { AddTable } from '../several/add-table.tsx'
import { BESIDE, tablesAt } from '../several/beside.ts'
import { Gone } from '../several/gone.tsx'
import { SeveralHead } from '../several/several-head.tsx'
import beside from './beside.module.css'
import { SharedChips } from '../several/shared-chips.tsx'
import { useSeveral } from '../several/use-several.ts'
import { Desk } from './desk.tsx'
import type { DeskProps } from './seat-props.ts'
import styles from './table-page.module.css'
import { texts } from './texts.ts'

/** `/live/…`: the table that the address names; on a wide screen, those that it names beside it. */
export function TablePage({ pathname }: { pathname: string }) {
  const t = useText(texts)
  const query = useQuery(liveTables())
  const named = useSearchParams()[0].get(BESIDE)
  const code = decodeURIComponent(pathname.split('/')[2] ?? '')
  return (
    <Arrived query={query} skeleton={<Waiting />} failedTitle={t('failed')} level="h1">
      {(tables) =>
        tables.some((one) => one.code === code) ? <Tables tables={tables} open={tablesAt(tables, code, named)} /> : <NoTable />
      }
    </Arrived>
  )
}

/** Those of the same kind first. */
const othersOf = ({ code, kind }: ShownTable, tables: readonly ShownTable[]): ShownTable[] => {
  const others = tables.filter((one) => one.code !== code)
  return [...others.filter((one) => one.kind === kind), ...others.filter((one) => one.kind !== kind)]
}

function Tables({ tables, open }: { tables: readonly ShownTable[]; open: readonly ShownTable[] }) {
  const hasRoom = useMedia('(width >= 1280px)')
  const shown = hasRoom ? open : open.slice(0, 1)
  const all = useSeveral(shown)
  const [isAdding, setAdding] = useState(false)
  const isSeveral = shown.length > 1
  const add = (): void => setAdding(true)
  return (
    <>
      {isSeveral && <SeveralHead count={shown.length} onAdd={add} />}
      {/* A table stays what it is when others come and go beside it. */}
      <div className={isSeveral ? beside.tables : styles.page} data-count={shown.length}>
        {shown.map((table) => (
          <Room
            key={table.code}
            table={table}
            others={othersOf(table, tables)}
            side={isSeveral ? all.sideOf(table) : undefined}
            onBeside={hasRoom ? add : undefined}
          />
        ))}
      </div>
      {isSeveral && (
        <>
          <SharedChips values={all.values} chip={all.chip} onChip={all.setChip} stake={all.stake} />
          <p className="sr-only" role="status" aria-live="polite">
            {all.said}
          </p>
        </>
      )}
      {isAdding && (
        <AddTable tables={tables.filter((one) => !shown.includes(one))} pathOf={all.pathWith} onClose={() => setAdding(false)} />
      )}
    </>
  )
}

function Room({ table, others, side, onBeside }: Omit<DeskProps, 'room' | 'view'>) {
  const room = useRoom(table.room, { isSeated: true })
  if (room.view) return <Desk table={table} others={others} room={room} view={room.view} side={side} onBeside={onBeside} />
  if (room.code === undefined || room.code === 'system.busy') return side ? <Skeleton height="252px" /> : <Waiting />
  return side ? <Gone name={table.name} side={side} /> : <NoTable />
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
