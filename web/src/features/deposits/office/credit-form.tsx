import { type WaitingDeposit, depositPoints } from '@tucano/contract/deposits'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { FirstApprovalNote } from '#parts/office/first-approval'
import { Points } from '#parts/office/points'
import { ConfirmModal } from '#parts/office/confirm-modal'
import { useAmounts } from '#platform/amounts'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import styles from '#office/detail.module.css'
import { texts as officeTexts } from '#office/texts.ts'
import { texts } from './texts.ts'

const MOST = 10n ** 15n

interface CreditFormProps {
  waiting: WaitingDeposit
  busy: boolean
  problem: string | undefined
  /** Above so much two operators approve. */
  secondAbove: bigint
  onCredit: (minor: bigint, checked: Point[]) => void
}
type Point = (typeof depositPoints)[number]

/** What arrived is credited, which need not be what was announced: it is read from the bank's statement, so nothing is filled in. */
export function CreditForm({ waiting, busy, problem, secondAbove, onCredit }: CreditFormProps) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { amount } = useAmounts()
  const { deposit, account, first } = waiting
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Point[]>([])
  const [asking, setAsking] = useState(false)
  const [pressed, setPressed] = useState(false)
  const read = readAmount(text)
  const minor = read !== undefined && read > 0n && read <= MOST ? read : undefined
  const differs = minor !== undefined && minor !== BigInt(deposit.amount)
  const all = checked.length === depositPoints.length
  const two = first !== null || (minor !== undefined && minor > secondAbove)
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
          if (minor !== undefined && all) setAsking(true)
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
        <Points
          label={t('points')}
          points={depositPoints.map((key) => ({ key, label: t(`point_${key}`) }))}
          checked={checked}
          onChange={setChecked}
        />
        {pressed && !all && (
          <p className={styles.warning} role="alert">
            {o('pointsLeft')}
          </p>
        )}
        {two && <FirstApprovalNote first={first} amount={first ? amount(first.amount) : undefined} />}
      </Form>
      {asking && minor !== undefined && (
        <ConfirmModal
          title={t('creditTitle', { amount: amount(minor) })}
          label={t('credit')}
          onConfirm={() => onCredit(minor, checked)}
          close={() => setAsking(false)}
        >
          <p>{t('creditText', { account })}</p>
          {warning && <p className={styles.strong}>{warning}</p>}
        </ConfirmModal>
      )}
    </>
  )
}
