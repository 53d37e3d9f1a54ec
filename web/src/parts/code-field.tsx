import type { UseFormReturn } from 'react-hook-form'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import { SendCode } from './send-code.tsx'
import { texts } from './texts.ts'

interface CodeFieldProps {
  form: Pick<UseFormReturn<{ verificationCode: string }>, 'register' | 'formState'>
  /** Looks at where the code goes to, before it is sent. */
  validate: () => Promise<boolean>
  send: () => Promise<{ expiredMinutes?: number }>
  required?: boolean
  atOnce?: boolean
  placeholder?: string
}

/** The code that somebody was sent, and the button that sends it. */
export function CodeField({ form: { register, formState }, validate, send, required = true, placeholder, atOnce = false }: CodeFieldProps) {
  const t = useText(texts)
  const button = (
    <SendCode
      label={t('sendCode')}
      countdownLabel={(seconds) => t('resendIn', { seconds })}
      validate={validate}
      send={send}
      atOnce={atOnce}
    />
  )
  return (
    <TextField
      label={t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={255}
      end={button}
      error={formState.errors.verificationCode?.message}
      {...(placeholder ? { placeholder } : {})}
      {...register('verificationCode', { validate: (value) => Boolean(value?.trim()) || !required || t('required') })}
    />
  )
}
