import type { DeskEntry } from '@tucano/contract/support'
import { Inbox } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Badge, Count, Skeleton } from '#ui/card'
import { DeskConversation } from './desk-conversation.tsx'
import styles from './desk.module.css'
import { texts } from './texts.ts'
import { useDesk } from './use-desk.ts'

/** The operators' desk: who waits, VIP first and then by time; and the conversation that is open. */
export function Desk({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const query = useDesk()
  const [chosen, setChosen] = useState<string>()
  const { data } = query
  return (
    <div className={styles.desk} data-chosen={chosen !== undefined || undefined}>
      <section className={styles.queue} aria-label={t('queue')}>
        <header className={styles.deskHead}>
          <h2>{t('desk')}</h2>
          <p>{t('deskText')}</p>
        </header>
        <Arrived query={query} skeleton={skeleton} failedTitle={t('deskFailed')} small>
          {({ conversations }) => <Queue conversations={conversations} chosen={chosen} onChoose={setChosen} />}
        </Arrived>
      </section>
      {chosen === undefined ? (
        <div className={styles.nothing}>
          <Inbox aria-hidden="true" />
          <p>{t('chooseOne')}</p>
        </div>
      ) : (
        <DeskConversation
          key={chosen}
          id={chosen}
          mayChange={mayChange}
          replies={data?.replies ?? []}
          onBack={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}

const skeleton = (
  <div className={styles.waiting}>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} height="72px" />
    ))}
  </div>
)

interface QueueProps {
  conversations: readonly DeskEntry[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

function Queue({ conversations, chosen, onChoose }: QueueProps) {
  const t = useText(texts)
  const groups = [
    { title: t('groupMine'), entries: conversations.filter(({ mine }) => mine) },
    { title: t('groupWaiting'), entries: conversations.filter(({ state }) => state === 'waiting') },
    { title: t('groupOthers'), entries: conversations.filter(({ state, mine }) => state === 'taken' && !mine) },
  ]
  const now = useMinute()
  if (conversations.length === 0)
    return (
      <DrawnState drawing="nest" title={t('queueEmpty')} small>
        {t('queueEmptyText')}
      </DrawnState>
    )
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => (
      <div key={title}>
        <h3 className={styles.group}>
          {title} <span>{entries.length}</span>
        </h3>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} now={now} pressed={entry.id === chosen} onPress={() => onChoose(entry.id)} />
            </li>
          ))}
        </ul>
      </div>
    ))
}

function Entry({ entry, now, pressed, onPress }: { entry: DeskEntry; now: number; pressed: boolean; onPress: () => void }) {
  const t = useText(texts)
  const minutes = Math.max(0, Math.floor((now - entry.waitingSince) / 60_000))
  return (
    <button type="button" className={styles.entry} aria-pressed={pressed} onClick={onPress}>
      <span className={styles.who}>
        <strong>{entry.account ?? t('visitor')}</strong>
        {entry.vip && <Badge tone="beak">VIP</Badge>}
        <Count value={entry.unread} label={t('unread', { count: entry.unread })} />
      </span>
      <span className={styles.preview}>{entry.lastText}</span>
      <span className={styles.meta}>
        {entry.state === 'taken'
          ? t('with', { name: entry.mine ? t('you') : (entry.operator ?? '') })
          : minutes === 0
            ? t('waitsNow')
            : t('waitsFor', { minutes })}
      </span>
    </button>
  )
}

const MINUTE_MS = 60_000

/** The time, minute by minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
