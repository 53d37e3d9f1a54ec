import { requestPasswordEmail, resetPassword } from '@tucano/contract/member'
import { sendLoginCode } from '@tucano/contract/session'
import { fitsRule } from '@tucano/contract/registration'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ProductWindow } from '#parts/product-window'
import { SendCode } from '#parts/send-code'
import { call } from '#platform/call'
import { openModal } from '#platform/modals'
import { useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { PasswordField, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { Tabs } from '#ui/tabs'
import { toast } from '#ui/toast'
import { texts } from './texts.ts'
import { useSubmit } from './use-submit.ts'

export function ForgotPasswordModal({ close }: { close: () => void }) {
  const t = useText(texts)
  const phone = useFlag('CHNGPASSVERIF3')
  const [way, setWay] = useState<'email' | 'mobileNum'>('email')
  const tabs = [{ key: 'email' as const, label: t('byEmail') }, ...(phone ? [{ key: 'mobileNum' as const, label: t('byMobile') }] : [])]
  return (
    <ProductWindow title={t('forgotTitle')} width={440} onClose={close}>
      <Tabs label={t('forgotWays')} tabs={tabs} active={way} onChange={setWay}>
        {way === 'email' ? <ByEmail close={close} /> : <ByPhone close={close} />}
      </Tabs>
    </ProductWindow>
  )
}

function ByEmail({ close }: { close: () => void }) {
  const t = useText(texts)
  const { busy, problem, submit } = useSubmit()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: '', email: '' } })
  const filled = { validate: (value: string) => value.trim() !== '' || t('required') }
  const send = handleSubmit((form) =>
    submit(async () => {
      await call(requestPasswordEmail, form)
      toast(t('linkSent'), 'done')
      close()
    }),
  )
  return (
    <Form onSubmit={(event) => void send(event)} submitLabel={t('sendLink')} busy={busy} problem={problem}>
      <TextField
        label={t('username')}
        autoComplete="username"
        error={formState.errors.username?.message}
        {...register('username', filled)}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', filled)}
      />
    </Form>
  )
}

function ByPhone({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, problem, submit } = useSubmit()
  const dialing = useSite(({ country }) => country?.countryDialingCode ?? '+55')
  const rule = useSite(({ status }) => status?.info.register['password'])
  const { register, handleSubmit, formState, trigger, getValues } = useForm({
    defaultValues: { mobileNum: '', verificationCode: '', newPassword: '' },
  })
  const { errors } = formState
  const filled = { validate: (value: string) => value.trim() !== '' || t('required') }
  const sentence = t('passwordRule', { min: rule?.minLength ?? 8, max: rule?.maxLength ?? 20 })
  const reset = handleSubmit((form) =>
    submit(async () => {
      await call(resetPassword, form)
      toast(t('passwordSaved'), 'done')
      close()
      openModal('loginPopupModal')
    }),
  )
  const button = (
    <SendCode
      label={t('sendCode')}
      countdownLabel={(seconds) => t('resendIn', { seconds })}
      validate={() => trigger('mobileNum')}
      send={() => call(sendLoginCode, { mobileNum: getValues('mobileNum').trim(), countryDialingCode: dialing })}
    />
  )
  return (
    <Form onSubmit={(event) => void reset(event)} submitLabel={t('savePassword')} busy={busy} problem={problem}>
      <TextField
        label={t('mobile')}
        inputMode="tel"
        autoComplete="tel-national"
        icon={dialing}
        error={errors.mobileNum?.message}
        {...register('mobileNum', filled)}
      />
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        end={button}
        error={errors.verificationCode?.message}
        {...register('verificationCode', filled)}
      />
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        hint={sentence}
        showLabel={w('showPassword')}
        hideLabel={w('hidePassword')}
        error={errors.newPassword?.message}
        {...register('newPassword', { validate: (value) => (rule ? fitsRule(rule, value) : value !== '') || sentence })}
      />
    </Form>
  )
}
