import { useId, useRef, useState } from 'react'
import { PaymentPasswordField, isPaymentPassword } from '#parts/payment-password-field'
import { ProductWindow } from '#parts/product-window'
import { serverNow } from '#platform/clock'
import { soonMoment } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { uuid7 } from '#platform/uuid'
import { SelectField, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { Segmented } from '#ui/tabs'
import { toast } from '#ui/toast'
import { banks, readBank } from './banks.ts'
import styles from './payee-window.module.css'
import { readPixKey } from './pix-key.ts'
import { keepPayee } from './queries.ts'
import { PayeeNotes } from './payee-notes.tsx'
import { texts } from './texts.ts'

interface Typed {
  kind: 'pix' | 'bank'
  key: string
  bank: string
  branch: string
  number: string
  type: 'current' | 'savings'
}
type Given = Parameters<typeof keepPayee>[0]['payee']

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** What was typed, as far as it is a key or an account. */
function readPayee({ kind, key, bank, branch, number, type }: Typed): Given | undefined {
  if (kind === 'pix') {
    const known = readPixKey(key)
    return known && { kind, key: known.key }
  }
  const ispb = readBank(bank)
  if (!ispb || !/^\d{1,4}$/.test(digitsOf(branch)) || !/^\d{2,13}$/.test(digitsOf(number))) return undefined
  return { kind, ispb, branch: digitsOf(branch), number: digitsOf(number), type }
}

/** A new key or account, proved by the payment password. */
export function PayeeWindow({ close }: { close: () => void }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const [typed, setTyped] = useState<Typed>({ kind: 'pix', key: '', bank: '', branch: '', number: '', type: 'current' })
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, problem, run } = useAction()
  // One id for one payee: sending it again after a lost answer adds nothing twice.
  const pending = useRef<{ what: string; id: string }>(undefined)
  const payee = readPayee(typed)
  const save = async (): Promise<void> => {
    setTried(true)
    if (!payee || !isPaymentPassword(password) || busy) return
    const what = JSON.stringify(payee)
    if (pending.current?.what !== what) pending.current = { what, id: uuid7(Date.now()) }
    const { id: payeeId } = pending.current
    await run(async () => {
      const { usableAt } = await keepPayee({ payeeId, paymentPassword: password, payee })
      toast(serverNow() >= usableAt ? t('addedNow') : t('added', { when: soonMoment(usableAt, timeZone, language) }), 'done')
      close()
    })
  }
  const change = (part: Partial<Typed>): void => setTyped({ ...typed, ...part })
  return (
    <ProductWindow title={t('addPayeeTitle')} width={460} onClose={close}>
      <Form
        submitLabel={t('save')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Segmented
          label={t('addPayeeTitle')}
          value={typed.kind}
          choices={(['pix', 'bank'] as const).map((key) => ({ key, label: t(`kind_${key}`) }))}
          onChange={(kind) => change({ kind })}
        />
        {typed.kind === 'pix' ? (
          <KeyField typed={typed} tried={tried} onType={change} />
        ) : (
          <BankFields typed={typed} tried={tried} onType={change} />
        )}
        <PayeeNotes kind={typed.kind} pixKey={typed.key} />
        <PaymentPasswordField value={password} tried={tried} onType={setPassword} />
      </Form>
    </ProductWindow>
  )
}

interface FieldsProps {
  typed: Typed
  tried: boolean
  onType: (part: Partial<Typed>) => void
}

function KeyField({ typed, tried, onType }: FieldsProps) {
  const t = useText(texts)
  const known = readPixKey(typed.key)
  return (
    <TextField
      label={t('key')}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={77}
      hint={known ? t('keyIs', { kind: t(`key_${known.kind}`) }) : t('keyHint')}
      value={typed.key}
      error={tried && !known ? t('keyWrong') : undefined}
      onChange={({ target }) => onType({ key: target.value })}
    />
  )
}

function BankFields({ typed, tried, onType }: FieldsProps) {
  const t = useText(texts)
  const list = useId()
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <TextField
        label={t('bank')}
        list={list}
        autoComplete="off"
        hint={t('bankHint')}
        value={typed.bank}
        error={tried && !readBank(typed.bank) ? t('bankWrong') : undefined}
        onChange={({ target }) => onType({ bank: target.value })}
      />
      <datalist id={list}>
        {banks.map(({ ispb, name }) => (
          <option key={ispb} value={name}>
            {ispb}
          </option>
        ))}
      </datalist>
      <div className={styles.pair}>
        <TextField
          {...digits}
          label={t('branch')}
          maxLength={5}
          value={typed.branch}
          error={tried && !/^\d{1,4}$/.test(digitsOf(typed.branch)) ? t('branchWrong') : undefined}
          onChange={({ target }) => onType({ branch: target.value })}
        />
        <TextField
          {...digits}
          label={t('number')}
          maxLength={16}
          value={typed.number}
          error={tried && !/^\d{2,13}$/.test(digitsOf(typed.number)) ? t('numberWrong') : undefined}
          onChange={({ target }) => onType({ number: target.value })}
        />
      </div>
      <SelectField
        label={t('accountType')}
        value={typed.type}
        onChange={({ target }) => onType({ type: target.value === 'savings' ? 'savings' : 'current' })}
      >
        <option value="current">{t('type_current')}</option>
        <option value="savings">{t('type_savings')}</option>
      </SelectField>
    </>
  )
}
