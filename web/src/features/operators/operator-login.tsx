import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '#platform/error-text'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Card } from '#ui/card'
import { PasswordField, TextField } from '#ui/field'
import { Form } from '#ui/form'
import styles from './operators.module.css'
import { texts } from './texts.ts'
import { enterDesk, useOperator } from './use-operator.ts'

export function OperatorLogin() {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const base = useSite((state) => state.imageBase)
  const ended = useOperator((state) => state.ended)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { account: '', password: '' } })
  const { errors } = formState
  const filled = { validate: (value: string) => value.trim() !== '' || t('required') }
  const enter = handleSubmit(async ({ account, password }) => {
    setBusy(true)
    setProblem(undefined)
    await enterDesk(account, password).catch((error: unknown) => setProblem(say(error)))
    setBusy(false)
  })
  return (
    <main className={styles.door}>
      <Card className={styles.card}>
        <img src={`${base}/logo-mark.svg`} alt="" width={48} height={48} />
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{ended ? w('error.operator.not.session') : t('intro')}</p>
        <Form onSubmit={(event) => void enter(event)} submitLabel={t('enter')} busy={busy} problem={problem}>
          <TextField
            label={t('account')}
            autoComplete="username"
            autoCapitalize="none"
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
      </Card>
    </main>
  )
}
