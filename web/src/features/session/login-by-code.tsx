import { sendLoginCode } from '@tucano/contract/session'
import { useForm } from 'react-hook-form'
import { MobileCodeField, MobileField, type MobileValues, mobilePart, readMobile } from '#parts/mobile-fields'
import { call } from '#platform/call'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Form } from '#ui/form'
import type { Begun } from './begun.ts'
import { signInByCode } from './sign-in.ts'
import { texts } from './texts.ts'

/** With a number that the header's form has begun with, the code is on its way at once. */
export function LoginByCode({ begun }: { begun: Begun }) {
  const t = useText(texts)
  const { busy, problem, run } = useAction()
  const first = useSite(({ status }) => status?.info.mobileCountries[0]?.countryDialingCode ?? '+55')
  const form = useForm<MobileValues>({
    defaultValues: { mobileNum: begun.mobileNum ?? '', verificationCode: '', countryDialingCode: begun.countryDialingCode ?? first },
  })
  const part = mobilePart(form)
  const enter = form.handleSubmit((values) => run(() => signInByCode(readMobile(values, first), values.verificationCode)))
  return (
    <Form onSubmit={(event) => void enter(event)} submitLabel={t('login')} busy={busy} problem={problem}>
      <MobileField form={part} />
      <MobileCodeField form={part} byService atOnce={Boolean(begun.mobileNum)} send={(mobile) => call(sendLoginCode, mobile)} />
    </Form>
  )
}
