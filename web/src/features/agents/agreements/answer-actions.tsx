import type { Agreement } from '@tucano/contract/agents/agreements'
import { useState } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/toggle'
import styles from './agreements.module.css'
import { type Answer, answer } from './queries.ts'
import { texts } from './texts.ts'

/** What the payee says: yes or no to terms; to an end, that it is agreed to or that the agreement stays. */
export function AnswerActions({ agreement }: { agreement: Agreement }) {
  const t = useText(texts)
  const { busy, run } = useToastAction()
  const [isRead, setRead] = useState(false)
  const [tried, setTried] = useState(false)
  const isHigher = agreement.offered?.isHigher ?? false
  const say = (status: Answer, done: string): void => void run(() => answer(agreement, status, isHigher && isRead), done)
  if (agreement.state === 'V')
    return (
      <>
        <p className={styles.warn}>{t('endAsked')}</p>
        <div className={styles.actions}>
          <Button look="primary" busy={busy} onClick={() => say('A', t('kept'))}>
            {t('keep')}
          </Button>
          <Button disabled={busy} onClick={() => say('C', t('endAgreed'))}>
            {t('agreeEnd')}
          </Button>
        </div>
      </>
    )
  const accept = (): void => {
    setTried(true)
    if (!isHigher || isRead) say('A', t('accepted'))
  }
  return (
    <>
      {isHigher && (
        <div className={styles.warn}>
          <p>{t('higherPayee')}</p>
          <Checkbox
            checked={isRead}
            error={tried && !isRead ? t('higherUnread') : undefined}
            onChange={({ target }) => setRead(target.checked)}
          >
            {t('higherRead')}
          </Checkbox>
        </div>
      )}
      <div className={styles.actions}>
        <Button look="primary" busy={busy} onClick={accept}>
          {t('accept')}
        </Button>
        <Button disabled={busy} onClick={() => say('R', t('refused'))}>
          {t('refuse')}
        </Button>
      </div>
    </>
  )
}
