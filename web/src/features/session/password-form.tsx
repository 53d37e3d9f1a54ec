import { changePassword } from '@tucano/contract/member'
import { fitsRule } from '@tucano/contract/registration'
import { useForm } from 'react-hook-form'
import { call } from '#platform/call'
import { useSession } from '#platform/session'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { PasswordField } from '#ui/field'
import { Form } from '#ui/form'
import { texts } from './texts.ts'
import { useSubmit } from './use-submit.ts'

/** The old password is asked for only when this page does not hold it from the login. */
export function PasswordForm({ onSaved }: { onSaved: (newPassword: string) => Promise<void> }) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, problem, submit } = useSubmit()
  const held = useSession(({ typed }) => typed?.password)
  const rule = useSite(({ status }) => status?.info.register['password'])
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  })
  const { errors } = formState
  const sentence = t('passwordRule', { min: rule?.minLength ?? 8, max: rule?.maxLength ?? 20 })
  const eye = { showLabel: w('showPassword'), hideLabel: w('hidePassword') }
  const save = handleSubmit((form) =>
    submit(async () => {
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
      <PasswordField
        {...eye}
        label={t('newPassword')}
        autoComplete="new-password"
        hint={sentence}
        error={errors.newPassword?.message}
        {...register('newPassword', { validate: (value) => (rule ? fitsRule(rule, value) : value !== '') || sentence })}
      />
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
