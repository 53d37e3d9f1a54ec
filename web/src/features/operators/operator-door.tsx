import { loginOperator } from '@tucano/contract/operators'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CallError, call } from '#platform/call'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { words } from '#platform/words'
import { PasswordField, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { DoorCard } from './door-card.tsx'
import { OperatorCode, OperatorEnrolment } from './operator-factor.tsx'
import { texts } from './texts.ts'
import { showCode, useOperator } from './use-operator.ts'

interface Ticket {
  step: 'enrol' | 'code'
  ticket: string
}

/** The way in: the password, then the authenticator, which is set up at the first time. */
export function OperatorDoor() {
  const [ticket, setTicket] = useState<Ticket>()
  const [expired, setExpired] = useState(false)
  if (!ticket) return <Password expired={expired} onEnter={setTicket} />
  const back = (late: boolean): void => {
    setExpired(late)
    setTicket(undefined)
  }
  const enter = async (code: string): Promise<void> => {
    try {
      await showCode(ticket.ticket, code)
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'verification.expired') throw error
      back(true)
    }
  }
  const Step = ticket.step === 'enrol' ? OperatorEnrolment : OperatorCode
  return <Step ticket={ticket.ticket} onCode={enter} onBack={() => back(false)} />
}

function Password({ expired, onEnter }: { expired: boolean; onEnter: (ticket: Ticket) => void }) {
  const t = useText(texts)
  const w = useText(words)
  const ended = useOperator((state) => state.ended)
  const { busy, problem, run } = useAction()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { account: '', password: '' } })
  const { errors } = formState
  const filled = { validate: (value: string) => value.trim() !== '' || t('required') }
  const enter = handleSubmit((given) => run(async () => onEnter(await call(loginOperator, given))))
  const intro = expired ? t('expired') : ended ? t('ended') : t('intro')
  return (
    <DoorCard title={t('title')} text={intro}>
      <Form onSubmit={(event) => void enter(event)} submitLabel={t('continue')} busy={busy} problem={problem}>
        <TextField
          label={t('account')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.account?.message}
          {...register('account', filled)}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          showLabel={w('showPassword')}
          hideLabel={w('hidePassword')}
          error={errors.password?.message}
          {...register('password', filled)}
        />
      </Form>
    </DoorCard>
  )
}
