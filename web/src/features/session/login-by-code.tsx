import { sendLoginCode } from '@tucano/contract/session'
import { useForm } from 'react-hook-form'
import { SendCode } from '#parts/send-code'
import { call } from '#platform/call'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { signInByCode } from './sign-in.ts'
import { texts } from './texts.ts'
import { useSubmit } from './use-submit.ts'

export function LoginByCode() {
  const t = useText(texts)
  const { busy, problem, submit } = useSubmit()
  const dialing = useSite(({ country }) => country?.countryDialingCode ?? '+55')
  const { register, handleSubmit, formState, trigger, getValues } = useForm({ defaultValues: { mobileNum: '', verificationCode: '' } })
  const { errors } = formState
  const filled = { validate: (value: string) => value.trim() !== '' || t('required') }
  const button = (
    <SendCode
      label={t('sendCode')}
      countdownLabel={(seconds) => t('resendIn', { seconds })}
      validate={() => trigger('mobileNum')}
      send={() => call(sendLoginCode, { mobileNum: getValues('mobileNum').trim(), countryDialingCode: dialing })}
    />
  )
  const enter = handleSubmit(({ mobileNum, verificationCode }) => submit(() => signInByCode(mobileNum, verificationCode)))
  return (
    <Form onSubmit={(event) => void enter(event)} submitLabel={t('login')} busy={busy} problem={problem}>
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
    </Form>
  )
}
