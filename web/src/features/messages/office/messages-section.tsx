import type { sendMessage } from '@tucano/contract/messages'
import type { RequestOf } from '@tucano/contract/endpoint'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { MessageForm } from './message-form.tsx'
import styles from './messages-section.module.css'
import { texts } from './texts.ts'

interface Sent {
  title: string
  recipients: number
  to: RequestOf<typeof sendMessage>['to']
}

/** Writing to members: to one of them, or to all of a type. */
export function MessagesSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const [sent, setSent] = useState<Sent>()
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
      </header>
      {!mayChange && (
        <DrawnState drawing="lock" title={t('readOnly')} level="h3">
          {t('readOnlyText')}
        </DrawnState>
      )}
      {mayChange && sent && (
        <Card className={styles.sent} role="status">
          <CircleCheck aria-hidden="true" />
          <h3>{sent.recipients === 1 ? t('sentOne') : t('sentMany', { count: sent.recipients })}</h3>
          <p>{sent.title}</p>
          <Button onClick={() => setSent(undefined)}>{t('another')}</Button>
        </Card>
      )}
      {mayChange && !sent && <MessageForm onSent={setSent} />}
    </div>
  )
}
