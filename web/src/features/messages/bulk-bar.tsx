import type { Message } from '@tucano/contract/messages'
import { CheckCheck, Trash2 } from 'lucide-react'
import { useToastAction } from '#parts/use-toast-action'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/toggle'
import styles from './bulk-bar.module.css'
import { markAllRead, markRead } from './queries.ts'
import { texts } from './texts.ts'
import { useRemoval } from './use-removal.tsx'

interface BulkBarProps {
  messages: readonly Message[]
  chosen: readonly Message[]
  onSelect: (ids: readonly string[]) => void
  onGone: (ids: readonly string[]) => void
}

/** What can be done with many messages at once. */
export function BulkBar({ messages, chosen, onSelect, onGone }: BulkBarProps) {
  const t = useText(texts)
  const { busy, run } = useToastAction()
  const ids = chosen.map(({ id }) => id)
  const removal = useRemoval(ids, () => onGone(ids))
  const some = chosen.length > 0
  const hasUnread = (some ? chosen : messages).some(({ read }) => !read)
  const mark = async (): Promise<void> => {
    if (await run(() => (some ? markRead(ids) : markAllRead(messages[0]!.id)), t('markedRead'))) onSelect([])
  }
  return (
    <div className={styles.bar}>
      <Checkbox
        checked={chosen.length === messages.length}
        onChange={({ target }) => onSelect(target.checked ? messages.map(({ id }) => id) : [])}
      >
        {some ? (
          <span className={styles.count}>{chosen.length === 1 ? t('selectedOne') : t('selectedSome', { count: chosen.length })}</span>
        ) : (
          <span className="sr-only">{t('selectAll')}</span>
        )}
      </Checkbox>
      <div className={styles.acts}>
        <Button size="small" look="quiet" icon={<CheckCheck />} busy={busy} disabled={!hasUnread} onClick={() => void mark()}>
          {some ? t('markRead') : t('markAllRead')}
        </Button>
        {some && (
          <Button size="small" look="quiet" icon={<Trash2 />} onClick={removal.ask}>
            {t('remove')}
          </Button>
        )}
      </div>
      {removal.question}
    </div>
  )
}
