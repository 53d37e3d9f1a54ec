import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CaptchaField } from '#parts/captcha/captcha-field'
import { CallError } from '#platform/call'
import { openModal } from '#platform/modals'
import { rememberedName } from '#platform/remember'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { PasswordField, TextField } from '#ui/field'
import { Form, TextButton } from '#ui/form'
import { Checkbox } from '#ui/toggle'
import styles from './session.module.css'
import { signIn } from './sign-in.ts'
import { texts } from './texts.ts'
import { useSubmit } from './use-submit.ts'

export function LoginByPassword({ agentEntry, onForgot }: { agentEntry: boolean; onForgot: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, problem, submit } = useSubmit()
  // Shown once an answer says so; each answer uses the picture up.
  const [pictures, setPictures] = useState(0)
  const [ticket, setTicket] = useState<string>()
  const known = rememberedName()
  const { register, handleSubmit, formState, resetField } = useForm({
    defaultValues: { username: known ?? '', password: '', captcha: '', remember: known !== undefined },
  })
  const { errors } = formState
  const filled = { validate: (value: string) => value.trim() !== '' || t('required') }
  const forgot = (): void => {
    onForgot()
    openModal('forgetPassModal')
  }
  const enter = handleSubmit((form) =>
    submit(async () => {
      try {
        await signIn({ ...form, captcha: ticket ?? form.captcha, agentEntry })
      } catch (error) {
        const wanted = error instanceof CallError && (error.value as { captcha?: unknown } | null | undefined)?.captcha === true
        if (wanted) {
          setPictures((count) => count + 1)
          setTicket(undefined)
          resetField('captcha')
        }
        throw error
      }
    }),
  )
  return (
    <Form onSubmit={(event) => void enter(event)} submitLabel={t('login')} busy={busy} problem={problem}>
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
      {pictures > 0 && (
        <CaptchaField
          key={pictures}
          round={pictures}
          error={errors.captcha?.message}
          onTicket={setTicket}
          {...register('captcha', ticket ? {} : filled)}
        />
      )}
      <div className={styles.line}>
        <Checkbox {...register('remember')}>{t('remember')}</Checkbox>
        <TextButton onClick={forgot}>{t('forgot')}</TextButton>
      </div>
    </Form>
  )
}
