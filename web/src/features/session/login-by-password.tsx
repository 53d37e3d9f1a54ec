import { useForm } from 'react-hook-form'
import { openModal } from '#platform/modals'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { PasswordField, TextField } from '#ui/field'
import { Form, TextButton } from '#ui/form'
import { signIn } from './sign-in.ts'
import { texts } from './texts.ts'
import { useSubmit } from './use-submit.ts'

export function LoginByPassword({ agentEntry, onForgot }: { agentEntry: boolean; onForgot: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, problem, submit } = useSubmit()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: '', password: '' } })
  const { errors } = formState
  const filled = { validate: (value: string) => value.trim() !== '' || t('required') }
  const forgot = (): void => {
    onForgot()
    openModal('forgetPassModal')
  }
  return (
    <Form
      onSubmit={(event) => void handleSubmit((form) => submit(() => signIn({ ...form, agentEntry })))(event)}
      submitLabel={t('login')}
      busy={busy}
      problem={problem}
      after={<TextButton onClick={forgot}>{t('forgot')}</TextButton>}
    >
      <TextField
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        error={errors.username?.message}
        {...register('username', filled)}
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
  )
}
