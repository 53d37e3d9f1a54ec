import { pages } from '@tucano/contract/pages'
import type { RegisterField } from '@tucano/contract/registration'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { readMobile } from '#parts/mobile-fields'
import { CallError } from '#platform/call'
import { Cancelled } from '#platform/cancelled'
import { useErrorText } from '#platform/error-text'
import { warn } from '#platform/modals'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { goOn } from '#platform/wanted'
import { words } from '#platform/words'
import { Form } from '#ui/form'
import { Checkbox } from '#ui/toggle'
import { registerAccount } from './register-account.ts'
import { RegisterFieldView, type Values, useSentence } from './register-field.tsx'
import { texts } from './texts.ts'
import { useFields } from './use-fields.ts'

interface RegisterFormProps {
  way: 'username' | 'mobile'
  close: () => void
  /** The code that somebody was invited with. */
  invitation: string
  /** A friend's code, which nobody has to type. */
  friend: string
}

export function RegisterForm({ way, close, invitation, friend }: RegisterFormProps) {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const sentenceOf = useSentence()
  const first = useSite(({ status }) => status?.info.mobileCountries[0]?.countryDialingCode ?? '+55')
  const fields = useFields(way)
  const { busy, problem, run } = useAction()
  const [pictures, setPictures] = useState(0)
  // What is wrong shows when a field is left, and goes as soon as it is right.
  // The form itself leads to the first field that is wrong, in the order of the page.
  const form = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { countryDialingCode: first, affiliateCode: invitation },
  })
  const { register, handleSubmit, formState, getValues, setError } = form
  const { errors } = formState

  /** Shows it where it belongs, and throws what the form tells. */
  const refuse = (error: unknown): never => {
    if (error instanceof CallError && error.code === 'affiliate.invalid') {
      warn(say(error), w('confirm'))
      throw new Cancelled()
    }
    for (const { field } of error instanceof CallError ? error.fields : []) {
      const rule = fields.find((known) => known.rule.key === field)?.rule
      setError(field as keyof Values, { message: rule && getValues(field as RegisterField) ? sentenceOf(rule) : t('empty') })
    }
    if (error instanceof CallError && error.code === 'captcha.wrong') setPictures((count) => count + 1)
    throw error
  }
  const submit = handleSubmit(async ({ terms: _terms, countryDialingCode = '', ...values }) => {
    const { mobileNum } = values
    const mobile = mobileNum ? readMobile({ mobileNum, countryDialingCode }, first) : {}
    if (!(await run(() => registerAccount(way, { ...filled(values), ...mobile, ...(friend && { referralCode: friend }) }).catch(refuse))))
      return
    close()
    goOn('/')
  })
  return (
    <Form onSubmit={(event) => void submit(event)} submitLabel={t('submit')} busy={busy} problem={problem}>
      {fields.map((field) => (
        <RegisterFieldView key={field.rule.key} field={field} form={form} pictures={pictures} />
      ))}
      <div>
        <Checkbox error={errors.terms?.message} {...register('terms', { validate: (value) => value === true || t('termsRequired') })}>
          {t('termsAge')}{' '}
          <a href={`${pages.help.path}#termos`} target="_blank" rel="noopener">
            {t('termsLink')}
          </a>
          .
        </Checkbox>
      </div>
    </Form>
  )
}

const filled = (values: Omit<Values, 'terms'>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined))
