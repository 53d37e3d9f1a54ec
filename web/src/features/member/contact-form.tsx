import { sendContactCode, verifyContact } from '@tucano/contract/member'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { CodeField } from '#parts/code-field'
import { MobileField, mobilePart, readMobile } from '#parts/mobile-fields'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import styles from './forms.module.css'
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

function ContactForm({ channel, close }: Pick<ContactWindowProps, 'channel' | 'close'>) {
  const t = useText(texts)
  const { busy, problem, save } = useSaving()
  const first = useSite(({ status }) => status?.info.mobileCountries[0]?.countryDialingCode ?? '')
  const form = useForm({ defaultValues: { mobileNum: '', countryDialingCode: first, email: '', verificationCode: '' } })
  const byMobile = channel === 'sms'
  const contact = () => {
    if (!byMobile) return { channel, target: form.getValues('email').trim() }
    const { mobileNum, countryDialingCode } = readMobile(form.getValues(), first)
    return { channel, target: mobileNum, countryDialingCode }
  }
  const submit = form.handleSubmit(async ({ verificationCode }) => {
    const change = async (): Promise<string> => {
      await call(verifyContact, { ...contact(), code: verificationCode.trim() })
      return byMobile ? t('mobileSaved') : t('emailSaved')
    }
    if (await save(change)) close()
  })
  return (
    <Form onSubmit={(event) => void submit(event)} submitLabel={t('saveContact')} busy={busy} problem={problem}>
      {byMobile ? <MobileField form={mobilePart(form)} /> : <AddressField form={form} />}
      <CodeField
        form={mobilePart(form)}
        validate={() => form.trigger(byMobile ? 'mobileNum' : 'email')}
        send={() => call(sendContactCode, contact())}
      />
    </Form>
  )
}

function AddressField({ form: { register, formState } }: { form: Pick<UseFormReturn<{ email: string }>, 'register' | 'formState'> }) {
  const t = useText(texts)
  return (
    <TextField
      label={t('emailAddress')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={255}
      error={formState.errors.email?.message}
      {...register('email', { validate: (value) => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(value.trim()) || t('emailWrong') })}
    />
  )
}
