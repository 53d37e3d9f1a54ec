import type { Message } from '@tucano/contract/messages'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Checkbox } from '#ui/toggle'
import { KindIcon } from './kind-icon.tsx'
import styles from './message-list.module.css'
import { texts } from './texts.ts'
import { useWriter } from './use-writer.ts'
import { wordMessage } from './word-message.ts'

interface MessageListProps {
  messages: readonly Message[]
  opened: string | undefined
  selected: ReadonlySet<string>
  onOpen: (message: Message) => void
  onSelect: (id: string, on: boolean) => void
}

/** Messages by their titles; what is unread stands out. */
export function MessageList({ messages, opened, selected, onOpen, onSelect }: MessageListProps) {
  const t = useText(texts)
  const writer = useWriter()
  const { timeZone } = useBrand()
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {messages.map((message) => {
        const { id, kind, read, sentAt } = message
        const { title, body } = wordMessage(message, writer)
        return (
          <li
            key={id}
            className={styles.row}
            data-message={id}
            data-unread={read ? undefined : ''}
            data-opened={id === opened ? '' : undefined}
          >
            <Checkbox checked={selected.has(id)} onChange={({ target }) => onSelect(id, target.checked)}>
              <span className="sr-only">{t('select', { title })}</span>
            </Checkbox>
            <KindIcon kind={kind} />
            <button type="button" className={styles.open} aria-current={id === opened || undefined} onClick={() => onOpen(message)}>
              <span className={styles.title}>{title}</span>
              <span className={styles.body}>{body}</span>
              <time className={styles.time} dateTime={new Date(sentAt).toISOString()}>
                {moment(sentAt, timeZone)}
              </time>
              {!read && <span className="sr-only">{t('unreadMark')}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

export const MessageListSkeleton = () => (
  <div className={styles.list}>
    {Array.from({ length: 6 }, (_, row) => (
      <div key={row} className={styles.row}>
        <Skeleton width="22px" height="22px" />
        <Skeleton width="36px" height="36px" round />
        <div className={styles.waiting}>
          <Skeleton width="60%" height="16px" />
          <Skeleton width="90%" height="13px" />
        </div>
      </div>
    ))}
  </div>
)
