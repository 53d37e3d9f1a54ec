import type { Part } from '@tucano/contract/withdrawals'
import { useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { TextArea } from '#ui/field'
import { Form } from '#ui/form'
import { Segmented } from '#ui/tabs'
import styles from '#office/detail.module.css'
import { texts } from './texts.ts'

const SHORTEST = 3
const LONGEST = 200
type Outcome = 'received' | 'void'

interface SettleWindowProps {
  part: Part
  busy: boolean
  problem: string | undefined
  onSettle: (outcome: Outcome, note: string) => void
  close: () => void
}

/** The member says that a part did not arrive: somebody finds out, and writes down how. */
export function SettleWindow({ part, busy, problem, onSettle, close }: SettleWindowProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const [outcome, setOutcome] = useState<Outcome>('void')
  const [note, setNote] = useState('')
  const [pressed, setPressed] = useState(false)
  const short = note.trim().length < SHORTEST
  return (
    <ProductWindow title={t('settleTitle', { amount: amount(part.amount) })} width={480} onClose={close}>
      <Form
        submitLabel={t(outcome === 'void' ? 'settleVoid' : 'settleReceived')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (!short) onSettle(outcome, note.trim())
        }}
      >
        <Segmented
          label={t('outcome')}
          value={outcome}
          onChange={setOutcome}
          choices={[
            { key: 'void', label: t('outcome_void') },
            { key: 'received', label: t('outcome_received') },
          ]}
        />
        <p className={styles.soft}>{t(outcome === 'void' ? 'outcomeText_void' : 'outcomeText_received')}</p>
        <TextArea
          label={t('settleNote')}
          hint={t('settleNoteHint')}
          rows={3}
          maxLength={LONGEST}
          value={note}
          error={pressed && short ? t('settleNoteShort') : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
      </Form>
    </ProductWindow>
  )
}
