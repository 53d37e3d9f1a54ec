import type { InHand } from '@tucano/contract/operators'
import { Hand } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { ConfirmModal } from '../confirm-modal.tsx'
import styles from '../detail.module.css'
import { rereadQueues } from '../queue-query.ts'
import { texts } from '../texts.ts'

/** Who has a request in hand. When the time is over, the queue is read again: it may have been renewed. */
export function InHandBadge({ inHand, now }: { inHand: InHand | null; now: number }) {
  const t = useText(texts)
  const left = inHand === null || inHand.own ? undefined : inHand.until - now
  const over = left !== undefined && left <= 0
  useEffect(() => {
    if (over) void rereadQueues()
  }, [over])
  if (inHand === null || inHand.own || over) return null
  return (
    <Badge tone="sky">
      <Hand size={14} aria-hidden="true" /> {t('inHand', { account: inHand.account })}
    </Badge>
  )
}

/** Says that another works at it, and offers to take it over after a question. */
export function InHandNote({ held, takeOver }: { held: InHand; takeOver: () => Promise<void> }) {
  const t = useText(texts)
  const { run } = useToastAction()
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.warning} role="status">
      <Hand aria-hidden="true" />
      <div className={styles.column}>
        <p>{t('inHandText', { account: held.account })}</p>
        <Button size="small" onClick={() => setAsking(true)}>
          {t('takeOver')}
        </Button>
      </div>
      {asking && (
        <ConfirmModal
          title={t('takeOverTitle')}
          label={t('takeOver')}
          onConfirm={() => void run(() => takeOver().then(rereadQueues))}
          close={() => setAsking(false)}
        >
          <p>{t('takeOverText', { account: held.account })}</p>
        </ConfirmModal>
      )}
    </div>
  )
}
