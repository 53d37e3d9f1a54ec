import { OPERATOR_PASSWORD_MIN, changeOperatorPassword } from '@tucano/contract/operators'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { PasswordField } from '#ui/field'
import { Form, TextButton } from '#ui/form'
import { DoorCard } from './door-card.tsx'
import { texts } from './texts.ts'
import { leaveOffice, refreshOperator } from './use-operator.ts'

/** Somebody else chose the first password: nothing is open before it is changed. */
export function FirstPassword() {
  const t = useText(texts)
  return (
    <DoorCard title={t('firstPasswordTitle')} text={t('firstPasswordText')}>
      <PasswordForm onDone={refreshOperator} after={<TextButton onClick={() => void leaveOffice()}>{t('leave')}</TextButton>} />
    </DoorCard>
  )
}

export function PasswordWindow({ close }: { close: () => void }) {
  const t = useText(texts)
  return (
    <ProductWindow title={t('changePassword')} width={420} onClose={close}>
      <PasswordForm onDone={close} />
    </ProductWindow>
  )
}

function PasswordForm({ onDone, after }: { onDone: () => void; after?: ReactNode }) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, problem, save } = useSaving()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { oldPassword: '', newPassword: '', again: '' } })
  const { errors } = formState
  const submit = handleSubmit(async ({ oldPassword, newPassword }) => {
    if (await save(() => call(changeOperatorPassword, { oldPassword, newPassword }), t('passwordChanged'))) onDone()
  })
  const shown = { showLabel: w('showPassword'), hideLabel: w('hidePassword') }
  const long = (value: string) => value.length >= OPERATOR_PASSWORD_MIN || t('passwordShort', { min: OPERATOR_PASSWORD_MIN })
  return (
    <Form onSubmit={(event) => void submit(event)} submitLabel={t('changePassword')} busy={busy} problem={problem} after={after}>
      <PasswordField
        {...shown}
        label={t('oldPassword')}
        autoComplete="current-password"
        error={errors.oldPassword?.message}
        {...register('oldPassword', { validate: (value) => value !== '' || t('required') })}
      />
      <PasswordField
        {...shown}
        label={t('newPassword')}
        hint={t('passwordHint', { min: OPERATOR_PASSWORD_MIN })}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword', { validate: long })}
      />
      <PasswordField
        {...shown}
        label={t('passwordAgain')}
        autoComplete="new-password"
        error={errors.again?.message}
        {...register('again', { validate: (value, { newPassword }) => value === newPassword || t('passwordsDiffer') })}
      />
    </Form>
  )
}
