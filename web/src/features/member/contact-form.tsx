import { sendContactCode, verifyContact } from '@tucano/contract/member'
import { useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { ProductWindow } from '#parts/product-window'
import { SendCode } from '#parts/send-code'
import { call } from '#platform/call'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { SelectField, TextField } from '#ui/field'
import { Form } from '#ui/form'
import styles from './forms.module.css'
import { useRegionName } from './place.ts'
import { texts } from './texts.ts'
import { useSaving } from './use-saving.ts'

interface ContactWindowProps {
  channel: 'sms' | 'email'
  /** What the account has today, masked. */
  now: string | null
  /** It is confirmed, and another takes its place. */
  change: boolean
  close: () => void
}

/** A mobile number or an e-mail address becomes the member's own with a code that was sent to it. */
export function ContactWindow({ channel, now, change, close }: ContactWindowProps) {
  const t = useText(texts)
  const title = channel === 'sms' ? (change ? 'changeMobile' : 'confirmMobile') : change ? 'changeEmail' : 'confirmEmail'
  return (
    <ProductWindow title={t(title)} width={460} onClose={close}>
      <p className={styles.lead}>{channel === 'sms' ? t('mobileText') : t('emailText')}</p>
      {now && <p className={styles.now}>{t('contactNow', { value: now })}</p>}
      <ContactForm channel={channel} close={close} />
    </ProductWindow>
  )
}

interface Values {
  countryCode: string
  target: string
  code: string
}

function ContactForm({ channel, close }: Pick<ContactWindowProps, 'channel' | 'close'>) {
  const t = useText(texts)
  const { busy, problem, save } = useSaving()
  const here = useSite(({ country }) => country)
  const form = useForm<Values>({ defaultValues: { countryCode: here?.countryCode ?? '', target: '', code: '' } })
  const { register, handleSubmit, formState, trigger, getValues } = form
  const contact = () => {
    const { countryCode, target } = getValues()
    const found = here?.countries.find((country) => country.countryCode === countryCode)
    const dialing = channel === 'sms' && found ? { countryDialingCode: found.countryDialingCode } : {}
    return { channel, target: target.trim(), ...dialing }
  }
  const button = (
    <SendCode
      label={t('sendCode')}
      countdownLabel={(seconds) => t('resendIn', { seconds })}
      validate={() => trigger('target')}
      send={() => call(sendContactCode, contact())}
    />
  )
  const submit = handleSubmit(async ({ code }) => {
    const change = async (): Promise<string> => {
      await call(verifyContact, { ...contact(), code: code.trim() })
      return channel === 'sms' ? t('mobileSaved') : t('emailSaved')
    }
    if (await save(change)) close()
  })
  return (
    <Form onSubmit={(event) => void submit(event)} submitLabel={t('saveContact')} busy={busy} problem={problem}>
      {channel === 'sms' ? <NumberFields form={form} /> : <AddressField form={form} />}
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        end={button}
        error={formState.errors.code?.message}
        {...register('code', { validate: (value) => /^\d{6}$/.test(value.trim()) || t('codeWrong') })}
      />
    </Form>
  )
}

function NumberFields({ form: { register, formState } }: { form: UseFormReturn<Values> }) {
  const t = useText(texts)
  const nameOf = useRegionName()
  const known = useSite(({ country }) => country?.countries)
  const countries = useMemo(
    () =>
      (known ?? []).map((country) => ({ ...country, name: nameOf(country.countryCode) })).toSorted((a, b) => a.name.localeCompare(b.name)),
    [known, nameOf],
  )
  return (
    <div className={styles.number}>
      <SelectField label={t('country')} autoComplete="tel-country-code" {...register('countryCode')}>
        {countries.map(({ countryCode, countryDialingCode, name }) => (
          <option key={countryCode} value={countryCode}>
            {`${name} (${countryDialingCode})`}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('mobileNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        error={formState.errors.target?.message}
        {...register('target', { validate: (value) => /^\d{6,15}$/.test(value.replaceAll(/[\s().-]/g, '')) || t('mobileWrong') })}
      />
    </div>
  )
}

function AddressField({ form: { register, formState } }: { form: UseFormReturn<Values> }) {
  const t = useText(texts)
  return (
    <TextField
      label={t('emailAddress')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={255}
      error={formState.errors.target?.message}
      {...register('target', { validate: (value) => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(value.trim()) || t('emailWrong') })}
    />
  )
}
