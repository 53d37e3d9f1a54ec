import type { LiveView } from '@tucano/contract/live'
import { useState } from 'react'
import { useText } from '#platform/text'
import { Tabs } from '#ui/tabs'
import type { ShownTable } from '../queries.ts'
import { Odds } from './odds.tsx'
import { OtherTables } from './other-tables.tsx'
import { OwnBets } from './own-bets.tsx'
import { Past } from './past.tsx'
import { texts } from './texts.ts'

const TABS = ['past', 'own', 'odds', 'tables'] as const

interface AboutProps {
  table: ShownTable
  others: readonly ShownTable[]
  view: LiveView
  onLeave: () => void
}

/** All that stands beside a table. */
export function About({ table, others, view, onLeave }: AboutProps) {
  const t = useText(texts)
  const [tab, setTab] = useState<(typeof TABS)[number]>('past')
  return (
    <Tabs label={t('tabs')} tabs={TABS.map((key) => ({ key, label: t(`tab_${key}`) }))} active={tab} onChange={setTab}>
      {tab === 'past' && <Past table={table} past={view.past} />}
      {tab === 'own' && <OwnBets table={table.code} round={view.past.at(-1)?.round ?? 0} />}
      {tab === 'odds' && <Odds table={{ ...table, limits: view.limits }} />}
      {tab === 'tables' && <OtherTables tables={others} onLeave={onLeave} />}
    </Tabs>
  )
}
