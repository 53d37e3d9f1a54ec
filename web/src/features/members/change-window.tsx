import { type MemberProfile, REASON_MAX, REASON_MIN } from '@tucano/contract/members'
import { type ReactNode, useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { useText } from '#platform/text'
import { TextArea } from '#ui/field'
import { Form } from '#ui/form'
import { keepMember } from './queries.ts'
import { texts } from './texts.ts'

/** A reason as it counts: without the spaces around it. */
export const isReason = (text: string): boolean => text.trim().length >= REASON_MIN

interface ReasonFieldProps {
  value: string
  /** Somebody has pressed the button: what is missing is said. */
  pressed: boolean
  onChange: (text: string) => void
}

export function ReasonField({ value, pressed, onChange }: ReasonFieldProps) {
  const t = useText(texts)
  return (
    <TextArea
      label={t('reason')}
      hint={t('reasonHint')}
      rows={3}
      maxLength={REASON_MAX}
      value={value}
      error={pressed && !isReason(value) ? t('reasonShort', { min: REASON_MIN }) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface ChangeWindowProps {
  title: string
  text: string
  label: string
  /** What is said when it is done. */
  done: string
  change: (reason: string) => Promise<MemberProfile>
  close: () => void
  children?: ReactNode
}

/** Nothing about a member is changed without a reason. */
export function ChangeWindow({ title, text, label, done, change, close, children }: ChangeWindowProps) {
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, save } = useSaving()
  const run = async (): Promise<void> => {
    if (await save(async () => keepMember(await change(reason.trim())), done)) close()
  }
  return (
    <ProductWindow title={title} width={480} onClose={close}>
      <Form
        submitLabel={label}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (isReason(reason)) void run()
        }}
      >
        <p>{text}</p>
        {children}
        <ReasonField value={reason} pressed={pressed} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}
