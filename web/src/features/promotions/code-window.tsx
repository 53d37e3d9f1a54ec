import { redeemCode } from '@tucano/contract/promotions'
import { type FormEvent, useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { TextField } from '#ui/field'
import { Form, TextButton } from '#ui/form'
import { toast } from '#ui/toast'
import styles from './code-window.module.css'
import { refreshPromotions } from './start-promotions.ts'
import { texts } from './texts.ts'

const CODE = /^[A-Za-z0-9-]{4,24}$/
const CONTACT = /^\+?[0-9]{8,15}$/

/** Called when the field comes: whoever goes on need not look for it. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus()

/** A code, and the number that its promotion asks for, if it asks for one. */
export function CodeWindow({ close }: { close: () => void }) {
  const t = useText(texts)
  const say = useRewardWords()
  const { busy, problem, run, tell } = useAction()
  const [code, setCode] = useState('')
  const [ask, setAsk] = useState<'whatsapp' | 'zalo' | null>(null)
  const [contact, setContact] = useState('')
  const [isTried, setTried] = useState(false)
  // People write numbers with spaces, dashes and brackets.
  const number = contact.replaceAll(/[\s().-]/g, '')
  const isWrong = ask === null ? !CODE.test(code.trim()) : !CONTACT.test(number)
  const send = async (): Promise<void> => {
    const reply = await call(redeemCode, { code: code.trim(), contact: ask === null ? undefined : number })
    setTried(false)
    if (reply.ask !== null) return setAsk(reply.ask)
    const reward = reply.promotion?.reward
    toast(reward ? t('taken', { reward: say(reward) }) : t('takenPlain'), 'done')
    void refreshPromotions()
    close()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!isWrong) void run(send)
  }
  const startAgain = (): void => {
    setAsk(null)
    setContact('')
    setTried(false)
    tell(undefined)
  }
  return (
    <ProductWindow title={t('codeTitle')} width={420} onClose={close}>
      <div className={styles.code}>
        <p role={ask === null ? undefined : 'status'}>{t(ask === null ? 'codeText' : 'askText')}</p>
        {ask === null ? (
          <Form onSubmit={submit} submitLabel={t('codeUse')} busy={busy} problem={problem}>
            <TextField
              ref={focusOnce}
              label={t('code')}
              hint={t('codeHint')}
              error={isTried && isWrong ? t('codeWrong') : undefined}
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={24}
              onChange={({ target }) => setCode(target.value)}
            />
          </Form>
        ) : (
          <Form
            key={ask}
            onSubmit={submit}
            submitLabel={t('contactSend')}
            busy={busy}
            problem={problem}
            after={<TextButton onClick={startAgain}>{t('codeOther')}</TextButton>}
          >
            <TextField
              ref={focusOnce}
              label={t(`ask_${ask}`)}
              hint={t('contactHint')}
              error={isTried && isWrong ? t('contactWrong') : undefined}
              value={contact}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={24}
              onChange={({ target }) => setContact(target.value)}
            />
          </Form>
        )}
      </div>
    </ProductWindow>
  )
}
