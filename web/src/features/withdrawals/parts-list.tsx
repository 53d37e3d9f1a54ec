import type { Part, Withdrawal } from '@tucano/contract/withdrawals'
import { useState } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { useAmounts } from '#platform/amounts'
import { clockText, useLeft } from '#platform/clock'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { Modal } from '#ui/modal'
import styles from './parts-list.module.css'
import { answerPart } from './queries.ts'
import { texts } from './texts.ts'

const tones = { paid: 'beak', received: 'forest', forced: 'forest', disputed: 'alarm', void: 'plain' } as const

/** The payments of a withdrawal in parts, and the member's answer to each. */
export function PartsList({ withdrawal: { parts, remainder, state } }: { withdrawal: Withdrawal }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  return (
    <section className={styles.parts} aria-label={t('parts')}>
      <ul>
        {parts.map((part) => (
          <PartRow key={part.partId} part={part} />
        ))}
      </ul>
      <p className={styles.rest}>
        {state !== 'paid' && remainder !== '0' ? t('remainder', { amount: amount(remainder) }) : t('allReceived')}
      </p>
    </section>
  )
}

function PartRow({ part: { partId, amount, state, paidAt, answerUntil } }: { part: Part }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const { timeZone } = useBrand()
  const left = useLeft(answerUntil)
  const [asked, setAsked] = useState(false)
  const { busy, run } = useToastAction()
  const answer = async (said: 'received' | 'notReceived'): Promise<void> => {
    setAsked(false)
    await run(() => answerPart({ partId, answer: said }))
  }
  return (
    <li className={styles.row} data-part={partId} data-state={state}>
      <p className={styles.name}>
        {t('part', { amount: shown(amount) })} <Badge tone={tones[state]}>{t(`part_${state}`)}</Badge>
      </p>
      <p className={styles.when}>
        {t('partPaid', { when: moment(paidAt, timeZone) })}
        {state === 'paid' && (
          <span className={styles.left}>
            {t('partLeft')} <strong role="timer">{clockText(left)}</strong>
          </span>
        )}
      </p>
      {state === 'paid' && (
        <div className={styles.answers}>
          <Button look="primary" busy={busy} onClick={() => void answer('received')}>
            {t('received')}
          </Button>
          <Button disabled={busy} onClick={() => setAsked(true)}>
            {t('notReceived')}
          </Button>
        </div>
      )}
      {state === 'disputed' && (
        <div className={styles.answers}>
          <Button busy={busy} onClick={() => void answer('received')}>
            {t('found')}
          </Button>
        </div>
      )}
      {asked && (
        <Modal
          title={t('disputeTitle', { amount: shown(amount) })}
          closeLabel={t('keep')}
          role="alertdialog"
          onClose={() => setAsked(false)}
          buttons={[
            { key: 'KEEP', label: t('keep'), isDefault: true, onPress: () => setAsked(false) },
            { key: 'DISPUTE', label: t('dispute'), danger: true, onPress: () => void answer('notReceived') },
          ]}
        >
          {t('disputeText')}
        </Modal>
      )}
    </li>
  )
}
