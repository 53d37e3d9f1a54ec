import { fitsRule } from '@tucano/contract/registration'
import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import { CodeField } from './code-field.tsx'
import styles from './mobile-fields.module.css'
import { texts } from './texts.ts'

export interface MobileValues {
  mobileNum: string
  countryDialingCode: string
  verificationCode: string
}

/** Whatever else a form has, these fields of it are here. */
type MobileForm = Pick<UseFormReturn<MobileValues>, 'register' | 'trigger' | 'getValues' | 'control' | 'formState'>
export const mobilePart = (form: object): MobileForm => form as MobileForm

interface MobileFieldProps {
  form: MobileForm
  required?: boolean
  /** Said after the label: that the field may stay empty. */
  mark?: string | undefined
  placeholder?: string
}

/** A number and the country that it belongs to. */
export function MobileField({ form, required = true, mark, placeholder }: MobileFieldProps) {
  const t = useText(texts)
  const rule = useSite(({ status }) => status?.info.register['mobileNum'])
  const { register, formState } = form
  const validate = (value: string): true | string => {
    const number = value?.replaceAll(/[\s().-]/g, '') ?? ''
    if (number === '') return !required || t('required')
    return !rule || fitsRule(rule, number) || t('mobileWrong')
  }
  return (
    <TextField
      label={t('mobile')}
      mark={mark}
      inputMode="tel"
      autoComplete="tel-national"
      icon={<CountryChoice form={form} />}
      error={formState.errors.mobileNum?.message}
      {...(placeholder ? { placeholder } : {})}
      {...register('mobileNum', { validate })}
    />
  )
}

/** The flag's path is built from the image base and the country's code. Spec §3. */
function CountryChoice({ form }: { form: MobileForm }) {
  const t = useText(texts)
  const base = useSite(({ imageBase }) => imageBase)
  const countries = useSite(({ status }) => status?.info.mobileCountries ?? [])
  const dialing = useWatch({ control: form.control, name: 'countryDialingCode' }) || countries[0]?.countryDialingCode
  const chosen = countries.find(({ countryDialingCode }) => countryDialingCode === dialing) ?? countries[0]
  const flag: ReactNode = chosen && <img src={`${base}/flags/${chosen.countryCode.toLowerCase()}.svg`} alt="" width={20} height={20} />
  if (countries.length < 2)
    return (
      <span className={styles.country}>
        {flag} {dialing}
      </span>
    )
  return (
    <span className={styles.country}>
      {flag}
      <select aria-label={t('country')} {...form.register('countryDialingCode')}>
        {countries.map(({ countryCode, countryDialingCode }) => (
          <option key={countryCode} value={countryDialingCode}>
            {countryDialingCode}
          </option>
        ))}
      </select>
    </span>
  )
}

interface MobileCodeProps extends MobileFieldProps {
  /** The phone-auth service may send it, where the brand has one. */
  byService?: boolean
  /** Send the first code without being asked. */
  atOnce?: boolean
  /** Sends the code to the number of the form. */
  send: (mobile: { mobileNum: string; countryDialingCode: string }) => Promise<{ expiredMinutes?: number }>
}

/** The code that came to the number, and the button that sends it. */
export function MobileCodeField({ form, send, byService = false, ...field }: MobileCodeProps) {
  const first = useSite(({ status }) => status?.info.mobileCountries[0]?.countryDialingCode ?? '+55')
  return (
    <CodeField
      form={form}
      validate={() => form.trigger('mobileNum')}
      send={() => (byService && hasPhoneAuth() ? sendByService : send)(readMobile(form.getValues(), first))}
      {...field}
    />
  )
}

const hasPhoneAuth = (): boolean => Boolean(useSite.getState().status?.info.signIn.phoneAuth)

/** Spec §9: with this channel another code may be asked for after a minute. */
async function sendByService({
  mobileNum,
  countryDialingCode,
}: {
  mobileNum: string
  countryDialingCode: string
}): Promise<{ expiredMinutes: number }> {
  const { sendPhoneCode } = await import('#platform/phone-auth')
  await sendPhoneCode(`${countryDialingCode}${mobileNum}`)
  return { expiredMinutes: 1 }
}

/** What the phone-auth service says of a code that it has sent; nothing where the brand has no such service. */
export async function readServiceProof(code: string): Promise<string | undefined> {
  if (!hasPhoneAuth()) return undefined
  const { confirmPhoneCode } = await import('#platform/phone-auth')
  return confirmPhoneCode(code)
}

/** A number as a call takes it. */
export const readMobile = (
  { mobileNum, countryDialingCode }: Pick<MobileValues, 'mobileNum' | 'countryDialingCode'>,
  first: string,
): { mobileNum: string; countryDialingCode: string } => ({
  mobileNum: mobileNum.replaceAll(/[\s().-]/g, ''),
  countryDialingCode: countryDialingCode || first,
})
