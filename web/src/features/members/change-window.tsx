import type { MemberProfile } from '@tucano/contract/members'
import { type ReactNode, useState } from 'react'
import { ReasonField, isReason } from '#parts/office/reason-field'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { Told } from '#platform/told'
import { Form } from '#ui/form'
import { keepMember, rereadProfile } from './queries.ts'
import { texts } from './texts.ts'

interface ChangeWindowProps {
  memberId: string
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
export function ChangeWindow({ memberId, title, text, label, done, change, close, children }: ChangeWindowProps) {
  const t = useText(texts)
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, save } = useSaving()
  const run = async (): Promise<void> => {
    const saved = await save(async () => {
      try {
        keepMember(await change(reason.trim()))
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'member.changed') throw error
        // What is there now is shown behind the window, and what was typed here stays: another press is made from that.
        await rereadProfile(memberId)
        const { by } = error.value as { by: string }
        throw by ? new Told(t('changedBy', { by })) : error
      }
    }, done)
    if (saved) close()
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
