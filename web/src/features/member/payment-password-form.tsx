import { setPaymentPassword } from '@tucano/contract/member'
import { useForm } from 'react-hook-form'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { PasswordField } from '#ui/field'
import { Form } from '#ui/form'
import styles from './forms.module.css'
import { texts } from './texts.ts'
import { useSaving } from './use-saving.ts'

const DIGITS = 6

/** The first time the login password proves who asks, afterwards the payment password of before. */
export function PaymentPasswordWindow({ has, close }: { has: boolean; close: () => void }) {
  const t = useText(texts)
  return (
    <ProductWindow title={has ? t('changePaymentPassword') : t('setPaymentPassword')} width={440} onClose={close}>
      <p className={styles.lead}>{t('paymentText')}</p>
      <PaymentPasswordForm has={has} close={close} />
    </ProductWindow>
  )
}

function PaymentPasswordForm({ has, close }: { has: boolean; close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, problem, save } = useSaving()
  const { register, handleSubmit, formState, getValues } = useForm({ defaultValues: { proof: '', paymentPassword: '', repeated: '' } })
  const { errors } = formState
  const eye = { showLabel: w('showPassword'), hideLabel: w('hidePassword') }
  const digits = { inputMode: 'numeric', maxLength: DIGITS, autoComplete: 'off' } as const
  const submit = handleSubmit(async ({ proof, paymentPassword }) => {
    const change = async (): Promise<string> => {
      await call(setPaymentPassword, { proof, paymentPassword })
      return t('paymentSaved')
    }
    if (await save(change)) close()
  })
  return (
    <Form onSubmit={(event) => void submit(event)} submitLabel={t('savePayment')} busy={busy} problem={problem}>
      <PasswordField
        {...eye}
        {...(has ? digits : { autoComplete: 'current-password' })}
        label={has ? t('proofPayment') : t('proofLogin')}
        error={errors.proof?.message}
        {...register('proof', { validate: (value) => value !== '' || t('required') })}
      />
      <PasswordField
        {...eye}
        {...digits}
        label={t('newPayment')}
        hint={t('sixDigits')}
        error={errors.paymentPassword?.message}
        {...register('paymentPassword', { validate: (value) => /^\d{6}$/.test(value) || t('sixDigits') })}
      />
      <PasswordField
        {...eye}
        {...digits}
        label={t('repeatPayment')}
        error={errors.repeated?.message}
        {...register('repeated', { validate: (value) => value === getValues('paymentPassword') || t('paymentsDiffer') })}
      />
    </Form>
  )
}
