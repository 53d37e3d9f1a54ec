import { useState } from 'react'
import { ConfirmModal } from '#parts/office/confirm-modal'
import { useAmounts, useTyped } from '#platform/amounts'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { texts } from './texts.ts'

interface PartFormProps {
  remainder: bigint
  busy: boolean
  problem: string | undefined
  onPay: (part: { partId: string; amount: string; note: string }) => void
}

/** Notes a part that was paid outside. Its id is kept until another one is paid: asking again notes nothing twice. */
export function PartForm({ remainder, busy, problem, onPay }: PartFormProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const typed = useTyped()
  const [text, setText] = useState(() => typed(remainder))
  const [note, setNote] = useState('')
  const [pressed, setPressed] = useState(false)
  const [asking, setAsking] = useState(false)
  const [ids] = useState(() => new Map<string, string>())
  const read = readAmount(text)
  const minor = read !== undefined && read > 0n && read <= remainder ? read : undefined
  const pay = (): void => {
    if (minor === undefined) return
    const partId = ids.get(String(minor)) ?? uuid7(Date.now())
    ids.set(String(minor), partId)
    onPay({ partId, amount: String(minor), note: note.trim() })
  }
  return (
    <>
      <Form
        submitLabel={t('payPart')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (minor !== undefined) setAsking(true)
        }}
      >
        <TextField
          label={t('partAmount')}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={pressed && minor === undefined ? t('partWrong', { amount: amount(remainder) }) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          label={t('partNote')}
          hint={t('partNoteHint')}
          maxLength={200}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Form>
      {asking && minor !== undefined && (
        <ConfirmModal title={t('payTitle', { amount: amount(minor) })} label={t('payPart')} onConfirm={pay} close={() => setAsking(false)}>
          <p>{t('payText')}</p>
        </ConfirmModal>
      )}
    </>
  )
}
