import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CaptchaField } from '#parts/captcha/captcha-field'
import { openModal } from '#platform/modals'
import { rememberedName } from '#platform/remember'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { words } from '#platform/words'
import { PasswordField, TextField } from '#ui/field'
import { Form, TextButton } from '#ui/form'
import { Checkbox } from '#ui/toggle'
import { type Begun, asksForPicture } from './begun.ts'
import styles from './session.module.css'
import { signIn } from './sign-in.ts'
import { texts } from './texts.ts'

interface LoginByPasswordProps {
  agentEntry: boolean
  onForgot: () => void
  /** What the header's form has begun. */
  begun: Begun
}

export function LoginByPassword({ agentEntry, onForgot, begun }: LoginByPasswordProps) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, problem, run } = useAction(begun.problem)
  // Shown once an answer says so; each answer uses the picture up.
  const [pictures, setPictures] = useState(begun.picture ? 1 : 0)
  const [ticket, setTicket] = useState<string>()
  const known = rememberedName()
  const { register, handleSubmit, formState, resetField } = useForm({
    defaultValues: { username: begun.username ?? known ?? '', password: begun.password ?? '', captcha: '', remember: known !== undefined },
  })
  const { errors } = formState
  const filled = { validate: (value: string) => value.trim() !== '' || t('required') }
  const forgot = (): void => {
    onForgot()
    openModal('forgetPassModal')
  }
  const enter = handleSubmit((form) =>
    run(async () => {
      try {
        await signIn({ ...form, captcha: ticket ?? form.captcha, agentEntry })
      } catch (error) {
        if (asksForPicture(error)) {
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
