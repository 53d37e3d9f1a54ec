import { type RegisterField, fitsRule, sendRegisterCode } from '@tucano/contract/registration'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { CaptchaField } from '#parts/captcha/captcha-field'
import { MobileCodeField, MobileField, mobilePart } from '#parts/mobile-fields'
import { call } from '#platform/call'
import { useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { PasswordField, TextField } from '#ui/field'
import { texts } from './texts.ts'
import type { Field } from './use-fields.ts'

export type Values = Partial<Record<RegisterField | 'confirmPassword' | 'verificationCode' | 'countryDialingCode', string>> & {
  terms?: boolean
}

/** Spec §5: placeholders of required fields begin with a full-width asterisk. */
const REQUIRED_MARK = '＊'
const mark = (required: boolean, label: string): string => (required ? `${REQUIRED_MARK}${label}` : label)

/** How a field is typed and what a browser may fill in. */
const TYPED: Partial<Record<RegisterField, { inputMode?: 'numeric' | 'email' | 'tel'; autoComplete?: string }>> = {
  username: { autoComplete: 'username' },
  payeeName: { autoComplete: 'name' },
  email: { inputMode: 'email', autoComplete: 'email' },
  idNumber: { inputMode: 'numeric' },
  qqNum: { inputMode: 'numeric' },
  whatsapp: { inputMode: 'tel' },
}

interface RegisterFieldProps {
  field: Field
  form: UseFormReturn<Values>
  /** Pictures that have been used up. */
  pictures: number
}

/** The sentence that says how a value must look, by the pattern of its rule. */
export function useSentence(): (rule: Field['rule']) => string {
  const t = useText(texts)
  return ({ minLength: min, maxLength: max, patternId }) => t(`pattern_${patternId}` as 'pattern_1', { min, max })
}

/** One field of the form, checked as it is typed by the rule that the server applies too. */
export function RegisterFieldView({ field, form, pictures }: RegisterFieldProps) {
  const t = useText(texts)
  const w = useText(words)
  const sentenceOf = useSentence()
  const { rule, required } = field
  const { key } = rule
  const { register, formState, setValue } = form
  const label = t(key)
  const error = formState.errors[key]?.message
  const bound = {
    label,
    mark: required ? undefined : t('optional'),
    error,
    placeholder: mark(required, label),
    maxLength: rule.maxLength,
    ...register(key, { validate: (value) => (value ? fitsRule(rule, value) || sentenceOf(rule) : !required || t('empty')) }),
  }
  const eye = { showLabel: w('showPassword'), hideLabel: w('hidePassword') }
  if (key === 'password') return <Passwords bound={{ ...bound, ...eye, hint: sentenceOf(rule) }} form={form} />
  if (key === 'mobileNum') return <Mobile form={form} required={required} />
  if (key === 'paymentPassword')
    return <PasswordField {...eye} {...bound} inputMode="numeric" autoComplete="off" hint={t('paymentPasswordHint')} />
  if (key !== 'captcha') return <TextField autoComplete="off" {...TYPED[key]} {...bound} autoCapitalize="none" />
  return (
    <CaptchaField
      key={pictures}
      round={pictures}
      error={error}
      placeholder={mark(required, label)}
      onTicket={(ticket) => setValue('captcha', ticket)}
      {...register('captcha', { validate: (value) => Boolean(value) || t('empty') })}
    />
  )
}

interface PasswordsProps {
  bound: Parameters<typeof PasswordField>[0]
  form: UseFormReturn<Values>
}

function Passwords({ bound, form: { register, formState, getValues } }: PasswordsProps) {
  const t = useText(texts)
  const { showLabel, hideLabel } = bound
  return (
    <>
      <PasswordField {...bound} autoComplete="new-password" />
      <PasswordField
        showLabel={showLabel}
        hideLabel={hideLabel}
        label={t('confirmPassword')}
        placeholder={mark(true, t('confirmPassword'))}
        autoComplete="new-password"
        error={formState.errors.confirmPassword?.message}
        {...register('confirmPassword', { validate: (value) => (value && value === getValues('password')) || t('passwordsDiffer') })}
      />
    </>
  )
}

/** Where codes are sent, a number has to be followed by its code. */
function Mobile({ form, required }: { form: UseFormReturn<Values>; required: boolean }) {
  const t = useText(texts)
  const codes = useFlag('REGMOBVERF3')
  const number = useWatch({ control: form.control, name: 'mobileNum' })
  const part = mobilePart(form)
  const send = ({ mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode: string }) =>
    call(sendRegisterCode, { mobileNo: mobileNum, countryDialingCode })
  return (
    <>
      <MobileField
        form={part}
        required={required}
        mark={required ? undefined : t('optional')}
        placeholder={mark(required, t('mobileNum'))}
      />
      {codes && (required || Boolean(number)) && <MobileCodeField form={part} byService send={send} placeholder={mark(true, t('code'))} />}
    </>
  )
}
