import { sendLoginCode } from '@tucano/contract/session'
import { useForm } from 'react-hook-form'
import { SendCode } from '#parts/send-code'
import { call } from '#platform/call'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import styles from './session.module.css'
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
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ mobileNum, verificationCode }) => submit(() => signInByCode(mobileNum, verificationCode)))(event)
      }
    >
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
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {t('login')}
      </Button>
    </form>
  )
}
