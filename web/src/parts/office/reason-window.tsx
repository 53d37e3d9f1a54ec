import { useState } from 'react'
import { rereadQueues } from './queue-query.ts'
import { ReasonField, isReason } from './reason-field.tsx'
import { ProductWindow } from '../product-window.tsx'
import { useSaving } from '../use-saving.ts'
import { Form } from '#ui/form'

interface ReasonWindowProps {
  title: string
  text: string
  label: string
  done: string
  /** Who reads the reason, where that is not the journal alone. */
  hint?: string
  act: (reason: string) => Promise<unknown>
  close: () => void
}

/** A change that takes a reason and nothing else. */
export function ReasonWindow({ title, text, label, done, hint, act, close }: ReasonWindowProps) {
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, save } = useSaving()
  const send = async (): Promise<void> => {
    const isDone = await save(() => act(reason.trim()).finally(() => void rereadQueues()), done)
    if (isDone) close()
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
          if (isReason(reason)) void send()
        }}
      >
        <p>{text}</p>
        <ReasonField value={reason} pressed={pressed} hint={hint} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}
