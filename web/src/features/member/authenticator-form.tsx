import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from '@tucano/contract/member'
import { useQuery } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Arriving } from '#parts/arriving'
import { Arrived } from '#parts/loaded'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { lazyPart } from '#platform/chunk'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { useCopy } from '../../ui/use-copy.ts'
import styles from './authenticator-form.module.css'
import { texts } from './texts.ts'
import { useSaving } from './use-saving.ts'

const QrCode = lazyPart('qr-code', () => import('#ui/qr-code').then((part) => part.QrCode))

/** A new secret, shown once and only while the window is open. It counts when a code of it has been shown. */
export function AuthenticatorWindow({ close }: { close: () => void }) {
  const t = useText(texts)
  // Apart from what is read again with every change: reading makes another secret.
  const query = useQuery({
    queryKey: ['authenticator'],
    queryFn: () => call(startAuthenticator, {}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return (
    <ProductWindow title={t('turnOnAuthenticator')} width={600} onClose={close}>
      <Arrived query={query} skeleton={<Skeleton height="232px" />} failedTitle={t('authenticatorFailed')} level="h3">
        {({ secret, uri }) => (
          <ol className={styles.steps}>
            <li>
              <div className={styles.scan}>
                <div className={styles.words}>
                  <h3>{t('scanTitle')}</h3>
                  <p>{t('scanText')}</p>
                  <a className={styles.link} href={uri}>
                    {t('openApp')}
                  </a>
                </div>
                <div className={styles.code}>
                  <Arriving fallback={<Skeleton width="176px" height="176px" />}>
                    <QrCode text={uri} label={t('scanLabel')} size={176} margin={14} />
                  </Arriving>
                </div>
              </div>
              <p className={styles.or}>{t('secretTitle')}</p>
              <Secret secret={secret} />
            </li>
            <li className={styles.words}>
              <h3>{t('codeTitle')}</h3>
              <CodeForm endpoint={confirmAuthenticator} submitLabel={t('turnOn')} done={t('authenticatorSaved')} close={close} />
            </li>
          </ol>
        )}
      </Arrived>
    </ProductWindow>
  )
}

/** A code of the authenticator itself takes it away. */
export function AuthenticatorRemovalWindow({ close }: { close: () => void }) {
  const t = useText(texts)
  return (
    <ProductWindow title={t('turnOffAuthenticator')} width={440} onClose={close}>
      <p className={styles.lead}>{t('removeText')}</p>
      <CodeForm endpoint={removeAuthenticator} submitLabel={t('turnOff')} done={t('authenticatorRemoved')} close={close} />
    </ProductWindow>
  )
}

/** The secret in groups of four, for those who type it. */
function Secret({ secret }: { secret: string }) {
  const t = useText(texts)
  const { copied, copy } = useCopy(secret)
  return (
    <div className={styles.secret}>
      <code aria-label={t('secret')}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <Button icon={copied ? <Check /> : <Copy />} aria-label={t('copySecret')} onClick={copy}>
        {copied ? t('copied') : t('copy')}
      </Button>
      <span className="sr-only" role="status">
        {copied && t('copied')}
      </span>
    </div>
  )
}

interface CodeFormProps {
  endpoint: typeof confirmAuthenticator | typeof removeAuthenticator
  submitLabel: string
  done: string
  close: () => void
}

function CodeForm({ endpoint, submitLabel, done, close }: CodeFormProps) {
  const t = useText(texts)
  const { busy, problem, save } = useSaving()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    const change = async (): Promise<string> => {
      await call(endpoint, { code: code.replaceAll(/\s/g, '') })
      return done
    }
    if (await save(change)) close()
  })
  return (
    <Form onSubmit={(event) => void submit(event)} submitLabel={submitLabel} busy={busy} problem={problem}>
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000 000"
        maxLength={7}
        error={formState.errors.code?.message}
        {...register('code', { validate: (value) => /^\d{6}$/.test(value.replaceAll(/\s/g, '')) || t('codeWrong') })}
      />
    </Form>
  )
}
