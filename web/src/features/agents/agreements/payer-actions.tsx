import type { Agreement } from '@tucano/contract/agents/agreements'
import { useState } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import styles from './agreements.module.css'
import { askEnd, withdraw } from './queries.ts'
import { texts } from './texts.ts'

/** What the payer does: takes back what waits, offers other terms, asks for the end. */
export function PayerActions({ agreement, onEdit }: { agreement: Agreement; onEdit: (agreement: Agreement) => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, run } = useToastAction()
  const [asking, setAsking] = useState(false)
  const { state, endsAt } = agreement
  if (state === 'P' || state === 'E' || state === 'V')
    return (
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void run(() => withdraw(agreement), t('withdrawn'))}>
          {t('withdraw')}
        </Button>
      </div>
    )
  if (state !== 'A' || endsAt !== null) return null
  const end = (): void => {
    setAsking(false)
    void run(() => askEnd(agreement), t('endWasAsked'))
  }
  return (
    <div className={styles.actions}>
      <Button disabled={busy} onClick={() => onEdit(agreement)}>
        {t('edit')}
      </Button>
      <Button look="quiet" busy={busy} onClick={() => setAsking(true)}>
        {t('askEnd')}
      </Button>
      {asking && (
        <Modal
          role="alertdialog"
          title={t('askEndTitle')}
          closeLabel={w('close')}
          onClose={() => setAsking(false)}
          buttons={[
            { key: 'CANCEL', label: t('cancel'), onPress: () => setAsking(false) },
            { key: 'ASK_END', label: t('askEnd'), danger: true, onPress: end },
          ]}
        >
          {t('askEndText', { other: agreement.other })}
        </Modal>
      )}
    </div>
  )
}
