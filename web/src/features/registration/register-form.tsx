import { type RegisterField, fitsRule, sendRegisterCode } from '@tucano/contract/registration'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { SendCode } from '#parts/send-code'
import { CallError, call } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { PasswordField, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { Checkbox } from '#ui/toggle'
import { registerAccount } from './register-account.ts'
import styles from './registration.module.css'
import { texts } from './texts.ts'
import { type Field, useFields } from './use-fields.ts'

type Values = Partial<Record<RegisterField | 'confirmPassword' | 'verificationCode', string>> & { terms?: boolean }

/** Spec §5: placeholders of required fields begin with a full-width asterisk. */
const REQUIRED_MARK = '＊'

export function RegisterForm({ way, close }: { way: 'username' | 'mobile'; close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const [, navigate] = useLocation()
  const dialing = useSite(({ country }) => country?.countryDialingCode ?? '+55')
  const codes = useFlag('REGMOBVERF3')
  const fields = useFields(way)
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState, getValues, trigger, setError } = useForm<Values>()
  const { errors, isSubmitting } = formState

  const bind = ({ rule, required }: Field) => {
    const { key, minLength: min, maxLength: max, patternId } = rule
    const sentence = t(`pattern_${patternId}` as 'pattern_1', { min, max })
    const label = t(key)
    return {
      label,
      placeholder: required ? `${REQUIRED_MARK}${label}` : label,
      error: errors[key]?.message,
      maxLength: max,
      ...register(key, { validate: (value) => (value ? fitsRule(rule, value) || sentence : !required || t('empty')) }),
    }
  }
  const submit = handleSubmit(async ({ terms: _terms, ...values }) => {
    setProblem(undefined)
    try {
      await registerAccount(way, { ...filled(values), countryDialingCode: dialing })
      close()
      navigate('/')
    } catch (error) {
      for (const { field } of error instanceof CallError ? error.fields : []) setError(field as keyof Values, { message: t('empty') })
      setProblem(say(error))
    }
  })
  const codeButton = (
    <SendCode
      label={t('sendCode')}
      countdownLabel={(seconds) => t('resendIn', { seconds })}
      validate={() => trigger('mobileNum')}
      send={() => call(sendRegisterCode, { mobileNo: getValues('mobileNum') ?? '', countryDialingCode: dialing })}
    />
  )
  const eye = { showLabel: w('showPassword'), hideLabel: w('hidePassword') }
  return (
    <Form onSubmit={(event) => void submit(event)} submitLabel={t('submit')} busy={isSubmitting} problem={problem}>
      {fields.map((field) => {
        const { key } = field.rule
        if (key === 'password') {
          return [
            <PasswordField key="password" {...eye} {...bind(field)} autoComplete="new-password" />,
            <PasswordField
              key="confirmPassword"
              {...eye}
              label={t('confirmPassword')}
              placeholder={`${REQUIRED_MARK}${t('confirmPassword')}`}
              autoComplete="new-password"
              error={errors.confirmPassword?.message}
              {...register('confirmPassword', { validate: (value) => (value && value === getValues('password')) || t('passwordsDiffer') })}
            />,
          ]
        }
        if (key === 'mobileNum' && codes) {
          return [
            <TextField key="mobileNum" {...bind(field)} inputMode="tel" icon={dialing} />,
            <TextField
              key="verificationCode"
              label={t('code')}
              placeholder={`${REQUIRED_MARK}${t('code')}`}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={255}
              end={codeButton}
              error={errors.verificationCode?.message}
              {...register('verificationCode', { validate: (value) => (value ? true : !getValues('mobileNum') || t('empty')) })}
            />,
          ]
        }
        return (
          <TextField
            key={key}
            {...bind(field)}
            {...(key === 'mobileNum' ? { icon: dialing, inputMode: 'tel' as const } : {})}
            autoCapitalize="none"
          />
        )
      })}
      <div>
        <Checkbox {...register('terms', { validate: (value) => value === true || t('termsRequired') })}>{t('terms')}</Checkbox>
        {errors.terms?.message && (
          <p className={styles.wrong} role="alert">
            {errors.terms.message}
          </p>
        )}
      </div>
    </Form>
  )
}

const filled = (values: Omit<Values, 'terms'>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined))
