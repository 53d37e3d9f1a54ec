import type { LiveView } from '@tucano/contract/live'
import { useState } from 'react'
import { lazyPart } from '#platform/chunk'
import { useText } from '#platform/text'
import { Tabs } from '#ui/tabs'
import { useMedia } from '#ui/use-media'
import { Unread } from '../chat/chat-button.tsx'
import { useTableChat } from '../chat/use-table-chat.ts'
import { SeatOdds } from '../blackjack/seat-odds.tsx'
import type { ShownTable } from '../queries.ts'
import { FlightOdds } from '../flight/flight-odds.tsx'
import { Odds } from './odds.tsx'
import { OtherTables } from './other-tables.tsx'
import { OwnBets } from './own-bets.tsx'
import { Past } from './past.tsx'
import { texts } from './texts.ts'

const TableChat = lazyPart('table-chat', () => import('../chat/table-chat.tsx').then((part) => part.TableChat))

const TABS = ['past', 'chat', 'own', 'odds', 'tables'] as const

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
  const chat = useTableChat(table.code, tab === 'chat')
  // Where there is no room beside the table it has a button of its own.
  const hasChat = useMedia('(width >= 1180px)') && chat.isThere
  return (
    <Tabs
      label={t('tabs')}
      tabs={TABS.filter((key) => key !== 'chat' || hasChat).map((key) => ({
        key,
        label: (
          <>
            {t(`tab_${key}`)} {key === 'chat' && <Unread count={chat.unread} />}
          </>
        ),
      }))}
      active={tab === 'chat' && !hasChat ? 'past' : tab}
      onChange={setTab}
    >
      {tab === 'chat' && hasChat && <TableChat code={table.code} talk={chat.talk} />}
      {(tab === 'past' || (tab === 'chat' && !hasChat)) && <Past table={table} past={view.past} />}
      {tab === 'own' && <OwnBets table={table.code} round={view.past.at(-1)?.round ?? 0} />}
      {tab === 'odds' &&
        (table.kind === 'crash' ? (
          <FlightOdds limits={view.limits} />
        ) : table.kind === 'blackjack' ? (
          <SeatOdds spots={table.spots} limits={view.limits} />
        ) : (
          <Odds table={{ ...table, limits: view.limits }} />
        ))}
      {tab === 'tables' && <OtherTables tables={others} onLeave={onLeave} />}
    </Tabs>
  )
}
