import { requestPasswordEmail, resetPassword, sendPasswordCode } from '@tucano/contract/member'
import { fitsRule } from '@tucano/contract/registration'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MobileCodeField, MobileField, type MobileValues, mobilePart, readMobile } from '#parts/mobile-fields'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { openModal } from '#platform/modals'
import { useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { Tabs } from '#ui/tabs'
import { toast } from '#ui/toast'
import { NewPasswordField } from './new-password-field.tsx'
import styles from './session.module.css'
import { texts } from './texts.ts'

export function ForgotPasswordModal({ close }: { close: () => void }) {
  const t = useText(texts)
  const phone = useFlag('CHNGPASSVERIF3')
  const [way, setWay] = useState<'email' | 'mobileNum'>('email')
  const tabs = [{ key: 'email' as const, label: t('byEmail') }, ...(phone ? [{ key: 'mobileNum' as const, label: t('byMobile') }] : [])]
  return (
    <ProductWindow title={t('forgotTitle')} width={440} onClose={close}>
      <Tabs label={t('forgotWays')} tabs={tabs} active={way} onChange={setWay}>
        {way === 'email' ? <ByEmail /> : <ByPhone close={close} />}
      </Tabs>
    </ProductWindow>
  )
}

function ByEmail() {
  const t = useText(texts)
  const { busy, problem, run } = useAction()
  const [sent, setSent] = useState(false)
  const rules = useSite(({ status }) => status?.info.register)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: '', email: '' } })
  const fits = (key: 'username' | 'email', sentence: string) => ({
    validate: (value: string) => {
      const rule = rules?.[key]
      if (value.trim() === '') return t('required')
      return !rule || fitsRule(rule, value.trim()) || sentence
    },
  })
  const send = handleSubmit(({ username, email }) =>
    run(async () => {
      await call(requestPasswordEmail, { username: username.trim(), email: email.trim() })
      setSent(true)
    }),
  )
  if (sent)
    return (
      <p className={styles.lead} role="status">
        {t('linkSent')}
      </p>
    )
  return (
    <Form onSubmit={(event) => void send(event)} submitLabel={t('sendLink')} busy={busy} problem={problem}>
      <TextField
        label={t('username')}
        autoComplete="username"
        error={formState.errors.username?.message}
        {...register(
          'username',
          fits('username', t('usernameRule', { min: rules?.['username']?.minLength ?? 4, max: rules?.['username']?.maxLength ?? 15 })),
        )}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', fits('email', t('emailRule')))}
      />
    </Form>
  )
}

type PhoneValues = MobileValues & { newPassword: string }

function ByPhone({ close }: { close: () => void }) {
  const t = useText(texts)
  const { busy, problem, run } = useAction()
  const first = useSite(({ status }) => status?.info.mobileCountries[0]?.countryDialingCode ?? '+55')
  const form = useForm<PhoneValues>({ defaultValues: { mobileNum: '', countryDialingCode: first, verificationCode: '', newPassword: '' } })
  const part = mobilePart(form)
  const reset = form.handleSubmit((values) =>
    run(async () => {
      const { newPassword, verificationCode } = values
      await call(resetPassword, { ...readMobile(values, first), verificationCode: verificationCode.trim(), newPassword })
      toast(t('passwordSaved'), 'done')
      close()
      openModal('loginPopupModal')
    }),
  )
  return (
    <Form onSubmit={(event) => void reset(event)} submitLabel={t('savePassword')} busy={busy} problem={problem}>
      <MobileField form={part} />
      <MobileCodeField form={part} send={(mobile) => call(sendPasswordCode, mobile)} />
      <NewPasswordField error={form.formState.errors.newPassword?.message} bind={(options) => form.register('newPassword', options)} />
    </Form>
  )
}
