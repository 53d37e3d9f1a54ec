import { type SecondFactor, type SecondWay, type login, sendSecondCode, verifyLogin } from '@tucano/contract/session'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ProductWindow } from '#parts/product-window'
import { SendCode } from '#parts/send-code'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { Tabs } from '#ui/tabs'
import styles from './session.module.css'
import { texts } from './texts.ts'

interface SecondFactorModalProps {
  second: SecondFactor
  onEntered: (reply: ReplyOf<typeof login>) => void
  onClose: () => void
}

/** The prompt of an address or a browser that the member has not used before: whichever of the ways the member has. */
export function SecondFactorModal({ second, onEntered, onClose }: SecondFactorModalProps) {
  const t = useText(texts)
  const [way, setWay] = useState<SecondWay>(second.ways[0]!)
  const tabs = second.ways.map((key) => ({ key, label: t(`second_${key}`) }))
  return (
    <ProductWindow title={t('secondTitle')} width={440} onClose={onClose}>
      <p className={styles.lead}>{t('secondText')}</p>
      <Tabs label={t('secondWays')} tabs={tabs} active={way} onChange={setWay}>
        <SecondForm key={way} way={way} second={second} onEntered={onEntered} />
      </Tabs>
    </ProductWindow>
  )
}

function SecondForm({ way, second, onEntered }: { way: SecondWay } & Pick<SecondFactorModalProps, 'second' | 'onEntered'>) {
  const t = useText(texts)
  const { challenge, mobile, email } = second
  const { busy, problem, run } = useAction()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { answer: '' } })
  const verify = handleSubmit(({ answer }) =>
    run(async () => onEntered(await call(verifyLogin, { challenge, way, answer: answer.trim() }))),
  )
  const sent = way === 'sms' || way === 'email'
  const [wasSent, setSent] = useState(false)
  const send = async () => {
    const reply = await call(sendSecondCode, { challenge, way: way === 'sms' ? 'sms' : 'email' })
    setSent(true)
    return reply
  }
  const lead = {
    sms: t(wasSent ? 'secondSmsSent' : 'secondSms', { mobile: mobile ?? '' }),
    email: t(wasSent ? 'secondEmailSent' : 'secondEmail', { email: email ?? '' }),
  }
  const explained = sent ? lead[way] : t(way === 'authenticator' ? 'secondAuthenticator' : 'secondBankName')
  return (
    <Form onSubmit={(event) => void verify(event)} submitLabel={t('secondConfirm')} busy={busy} problem={problem}>
      <p className={styles.small} role={sent ? 'status' : undefined}>
        {explained}
      </p>
      <TextField
        label={t(way === 'bankName' ? 'bankName' : 'code')}
        autoComplete={way === 'bankName' ? 'name' : 'one-time-code'}
        inputMode={way === 'bankName' ? 'text' : 'numeric'}
        maxLength={way === 'bankName' ? 120 : 20}
        error={formState.errors.answer?.message}
        end={
          sent && (
            <SendCode
              label={t('sendCode')}
              countdownLabel={(seconds) => t('resendIn', { seconds })}
              validate={() => Promise.resolve(true)}
              send={send}
            />
          )
        }
        {...register('answer', { validate: (value) => value.trim() !== '' || t('required') })}
      />
    </Form>
  )
}
