import { type ReactNode, useState } from 'react'
import { ReasonField, isReason } from '#parts/office/reason-field'
import { ProductWindow } from '#parts/product-window'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { Told } from '#platform/told'
import { useAction } from '#platform/use-action'
import { Form } from '#ui/form'
import { toast } from '#ui/toast'
import { isRefusal, refusals } from './refusals.ts'

interface ReasonWindowProps {
  title: string
  text: string
  label: string
  width?: number
  /** Who reads the reason, where that is not the journal alone. */
  hint?: string
  /** Whether all other fields are right. */
  ready?: boolean
  /** Answers what is said when it is done. */
  act: (reason: string) => Promise<string>
  /** Runs whatever came of it: somebody else may have been quicker. */
  reread: () => Promise<unknown>
  close: () => void
  /** Other fields; they hear whether to say what is wrong. */
  children?: (pressed: boolean) => ReactNode
}

/** A change that takes a reason. */
export function ReasonWindow({ title, text, label, width = 480, hint, ready = true, act, reread, close, children }: ReasonWindowProps) {
  const t = useText(refusals)
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, run } = useAction()
  const send = async (): Promise<void> => {
    const done = await run(async () => {
      try {
        toast(await act(reason.trim()), 'done')
      } catch (error) {
        throw error instanceof CallError && isRefusal(error.code) ? new Told(t(error.code)) : error
      } finally {
        void reread()
      }
    })
    if (done) close()
  }
  return (
    <ProductWindow title={title} width={width} onClose={close}>
      <Form
        submitLabel={label}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (ready && isReason(reason)) void send()
        }}
      >
        <p>{text}</p>
        {children?.(pressed)}
        <ReasonField value={reason} pressed={pressed} hint={hint} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}
