import type { Message } from '@tucano/contract/messages'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { RecordList } from '#parts/record-list'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { Segmented } from '#ui/tabs'
import { toast } from '#ui/toast'
import { BulkBar } from './bulk-bar.tsx'
import styles from './inbox-page.module.css'
import { MessageList, MessageListSkeleton } from './message-list.tsx'
import type { MessagePlace } from './message-place.ts'
import { MessageView } from './message-view.tsx'
import { openOne, useInbox } from './queries.ts'
import { texts } from './texts.ts'

/** The member's inbox: the list, and the message that is open beside it; on a phone in its place. */
export function InboxPage({ onGo }: { onGo: (place: MessagePlace) => void }) {
  const t = useText(texts)
  const say = useErrorText()
  const [show, setShow] = useState<'all' | 'unread'>('all')
  const [opened, setOpened] = useState<Message>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const query = useInbox(show === 'unread')
  const list = query.data ?? []
  const chosen = list.filter(({ id }) => selected.has(id))
  const choices = (['all', 'unread'] as const).map((key) => ({ key, label: t(key) }))
  const open = (message: Message): void => {
    setOpened(message)
    if (!message.read) void openOne(message.id).catch((error: unknown) => toast(say(error), 'wrong'))
  }
  const drop = (ids: readonly string[]): void => {
    setSelected(new Set([...selected].filter((id) => !ids.includes(id))))
    if (opened && ids.includes(opened.id)) setOpened(undefined)
  }
  return (
    <div className={styles.page} data-opened={opened ? '' : undefined}>
      <section className={styles.inbox}>
        <Segmented label={t('show')} choices={choices} value={show} onChange={setShow} className={styles.show} />
        <Card className={styles.card}>
          <RecordList
            query={query}
            skeleton={<MessageListSkeleton />}
            failedTitle={t('failed')}
            empty={
              show === 'unread'
                ? { drawing: 'nest', title: t('emptyUnread'), text: t('emptyUnreadText') }
                : { title: t('empty'), text: t('emptyText') }
            }
            level="h4"
            small
            head={<BulkBar messages={list} chosen={chosen} onSelect={(ids) => setSelected(new Set(ids))} onGone={drop} />}
          >
            {(messages) => (
              <MessageList
                messages={messages}
                opened={opened?.id}
                selected={selected}
                onOpen={open}
                onSelect={(id, on) => setSelected(new Set(on ? [...selected, id] : [...selected].filter((each) => each !== id)))}
              />
            )}
          </RecordList>
        </Card>
      </section>
      <section className={styles.reading} aria-live="polite">
        {opened ? (
          <MessageView key={opened.id} message={opened} onBack={() => setOpened(undefined)} onGone={() => drop([opened.id])} onGo={onGo} />
        ) : (
          list.length > 0 && (
            <Card className={styles.none}>
              <DrawnState drawing="nest" title={t('choose')} level="h4" small>
                {t('chooseText')}
              </DrawnState>
            </Card>
          )
        )}
      </section>
    </div>
  )
}
