import type { WaitingDeposit } from '@tucano/contract/deposits'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { ConfirmModal } from '#parts/office/confirm-modal'
import { useAmounts, useTyped } from '#platform/amounts'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import styles from '#office/detail.module.css'
import { texts } from './texts.ts'

const MOST = 10n ** 15n

interface CreditFormProps {
  waiting: WaitingDeposit
  busy: boolean
  problem: string | undefined
  onCredit: (minor: bigint) => void
}

/** What arrived is credited, which need not be what was announced. */
export function CreditForm({ waiting, busy, problem, onCredit }: CreditFormProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const typed = useTyped()
  const { deposit, account } = waiting
  const [text, setText] = useState(() => typed(deposit.amount))
  const [asking, setAsking] = useState(false)
  const [pressed, setPressed] = useState(false)
  const read = readAmount(text)
  const minor = read !== undefined && read > 0n && read <= MOST ? read : undefined
  const differs = minor !== undefined && minor !== BigInt(deposit.amount)
  const warning = differs && t('differs', { amount: amount(deposit.amount) })
  return (
    <>
      <Form
        submitLabel={minor === undefined ? t('credit') : t('creditAmount', { amount: amount(minor) })}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (minor !== undefined) setAsking(true)
        }}
      >
        <TextField
          label={t('arrived')}
          hint={t('arrivedHint')}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={pressed && minor === undefined ? t('amountWrong') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {warning && (
          <p className={styles.warning} role="status">
            <TriangleAlert aria-hidden="true" /> {warning}
          </p>
        )}
      </Form>
      {asking && minor !== undefined && (
        <ConfirmModal
          title={t('creditTitle', { amount: amount(minor) })}
          label={t('credit')}
          onConfirm={() => onCredit(minor)}
          close={() => setAsking(false)}
        >
          <p>{t('creditText', { account })}</p>
          {warning && <p className={styles.strong}>{warning}</p>}
        </ConfirmModal>
      )}
    </>
  )
}
