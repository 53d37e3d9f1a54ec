import { enrolOperator } from '@tucano/contract/operators'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Arriving } from '#parts/arriving'
import { Arrived } from '#parts/loaded'
import { call } from '#platform/call'
import { lazyPart } from '#platform/chunk'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Skeleton } from '#ui/card'
import { CopyButton } from '#ui/copy-button'
import { TextField } from '#ui/field'
import { Form, TextButton } from '#ui/form'
import { DoorCard } from './door-card.tsx'
import styles from './door.module.css'
import { texts } from './texts.ts'

const QrCode = lazyPart('qr-code', () => import('#ui/qr-code').then((part) => part.QrCode))

interface StepProps {
  ticket: string
  onCode: (code: string) => Promise<void>
  onBack: () => void
}

/** The code that the authenticator shows. */
export function OperatorCode({ onCode, onBack }: StepProps) {
  const t = useText(texts)
  return (
    <DoorCard title={t('codeTitle')} text={t('codeText')}>
      <CodeForm submitLabel={t('enter')} onCode={onCode} onBack={onBack} />
    </DoorCard>
  )
}

/** The first time: a secret for the authenticator, shown only here; it counts once a code of it was shown. */
export function OperatorEnrolment({ ticket, onCode, onBack }: StepProps) {
  const t = useText(texts)
  const query = useQuery({
    queryKey: ['operators', 'enrol', ticket],
    queryFn: () => call(enrolOperator, { ticket }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const skeleton = <Skeleton height="184px" />
  return (
    <DoorCard title={t('enrolTitle')} text={t('enrolText')} wide>
      <Arrived query={query} skeleton={skeleton} failedTitle={t('enrolFailed')} small>
        {({ secret, uri }) => (
          <div className={styles.scan}>
            <div className={styles.code}>
              <Arriving fallback={<Skeleton width="172px" height="172px" />}>
                <QrCode text={uri} label={t('scanLabel')} size={172} margin={12} />
              </Arriving>
            </div>
            <div className={styles.type}>
              <p className={styles.soft}>{t('scanText')}</p>
              <a className={styles.link} href={uri}>
                {t('openApp')}
              </a>
              <p className={styles.or}>{t('secretText')}</p>
              <div className={styles.secret}>
                <code aria-label={t('secret')}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
                <CopyButton text={secret} label={t('copySecret')} doneLabel={t('copied')} />
              </div>
            </div>
          </div>
        )}
      </Arrived>
      <CodeForm submitLabel={t('confirmCode')} onCode={onCode} onBack={onBack} />
    </DoorCard>
  )
}

function CodeForm({ submitLabel, onCode, onBack }: Omit<StepProps, 'ticket'> & { submitLabel: string }) {
  const t = useText(texts)
  const { busy, problem, run } = useAction()
  const { register, handleSubmit, formState, resetField, setFocus } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    if (await run(() => onCode(code))) return
    resetField('code')
    setFocus('code')
  })
  return (
    <Form
      onSubmit={(event) => void submit(event)}
      submitLabel={submitLabel}
      busy={busy}
      problem={problem}
      after={<TextButton onClick={onBack}>{t('backToPassword')}</TextButton>}
    >
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000 000"
        maxLength={7}
        error={formState.errors.code?.message}
        {...register('code', { validate: (value) => /^\d{6}$/.test(value.replaceAll(/\s/g, '')) || t('codeShape') })}
      />
    </Form>
  )
}
