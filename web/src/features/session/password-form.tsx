import { changePassword } from '@tucano/contract/member'
import { useForm } from 'react-hook-form'
import { call } from '#platform/call'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { words } from '#platform/words'
import { PasswordField } from '#ui/field'
import { Form } from '#ui/form'
import { NewPasswordField } from './new-password-field.tsx'
import { texts } from './texts.ts'

/** The old password is asked for only when this page does not hold it from the login. */
export function PasswordForm({ onSaved }: { onSaved: (newPassword: string) => Promise<void> }) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, problem, run } = useAction()
  const held = useSession(({ typed }) => typed?.password)
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  })
  const { errors } = formState
  const eye = { showLabel: w('showPassword'), hideLabel: w('hidePassword') }
  const save = handleSubmit((form) =>
    run(async () => {
      await call(changePassword, { ...form, oldPassword: held ?? form.oldPassword })
      await onSaved(form.newPassword)
    }),
  )
  return (
    <Form onSubmit={(event) => void save(event)} submitLabel={t('savePassword')} busy={busy} problem={problem}>
      {held === undefined && (
        <PasswordField
          {...eye}
          label={t('oldPassword')}
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...register('oldPassword', { validate: (value) => value !== '' || t('required') })}
        />
      )}
      <NewPasswordField error={errors.newPassword?.message} bind={(options) => register('newPassword', options)} />
      <PasswordField
        {...eye}
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
        {...register('confirmNewPassword', {
          validate: (value) => (value !== '' && value === getValues('newPassword')) || t('passwordsDiffer'),
        })}
      />
    </Form>
  )
}
