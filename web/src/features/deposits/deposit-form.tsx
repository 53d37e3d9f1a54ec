import type { DepositMethod } from '@tucano/contract/deposits'
import { Gauge, IdCard, Landmark, QrCode, ShieldCheck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { useAmounts } from '#platform/amounts'
import { CallError } from '#platform/call'
import { duration } from '#platform/duration'
import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { readAmount } from '#platform/read-amount'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { Badge, Card, Chip } from '#ui/card'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { MethodCards } from '#ui/method-cards'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import { checkAmount } from './check-amount.ts'
import styles from './deposit-form.module.css'
import { type Desk, askDeposit } from './queries.ts'
import { texts } from './texts.ts'

interface DepositFormProps {
  desk: Desk
  onOpened: (depositId: string) => void
  onLimits: () => void
  onDocuments: () => void
}

/** How, and how much. */
export function DepositForm({ desk, onOpened, onLimits, onDocuments }: DepositFormProps) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const language = useLanguage((state) => state.language)
  const [name, setName] = useState(desk.methods[0]?.method ?? '')
  const method = desk.methods.find((one) => one.method === name) ?? desk.methods[0]
  if (!method)
    return (
      <Card>
        <DrawnState drawing="maintenance" title={t('noMethods')} level="h4" small>
          {t('noMethodsText')}
        </DrawnState>
      </Card>
    )
  const cards = desk.methods.map(({ method: key, kind, min, max, feeRate, seconds, measured }) => ({
    key,
    icon: kind === 'pix' ? <QrCode /> : <Landmark />,
    title: t(`method_${kind}`),
    badge: (
      <Badge tone={feeRate === 0 ? 'forest' : 'plain'}>{feeRate === 0 ? t('noFee') : t('fee', { fee: percent(feeRate, language) })}</Badge>
    ),
    lines: [
      t('between', { min: shown(min), max: shown(max) }),
      measured ? t('measured', { time: duration(seconds) }) : t('usual', { time: duration(seconds) }),
    ],
  }))
  return (
    <>
      <Obstacles desk={desk} onLimits={onLimits} onDocuments={onDocuments} />
      <SectionCard title={t('methods')} text={t('methodsText')}>
        <div className={styles.form}>
          <MethodCards label={t('methods')} cards={cards} value={method.method} onChange={setName} />
          <AmountForm key={method.method} desk={desk} method={method} onOpened={onOpened} />
        </div>
      </SectionCard>
    </>
  )
}

function Obstacles({ desk: { limitsRequired, left, withoutDocuments }, onLimits, onDocuments }: Omit<DepositFormProps, 'onOpened'>) {
  const t = useText(texts)
  return (
    <>
      {limitsRequired && (
        <Note
          name="limits"
          tone="beak"
          icon={<ShieldCheck />}
          title={t('limitsRequired')}
          action={
            <Button look="primary" onClick={onLimits}>
              {t('openLimits')}
            </Button>
          }
        >
          {t('limitsRequiredText')}
        </Note>
      )}
      {left === '0' && (
        <Note name="own" tone="beak" icon={<Gauge />} title={t('ownLimit')} action={<Button onClick={onLimits}>{t('seeLimits')}</Button>}>
          {t('ownLimitText')}
        </Note>
      )}
      {withoutDocuments === '0' && (
        <Note
          name="documents"
          tone="beak"
          icon={<IdCard />}
          title={t('documents')}
          action={<Button onClick={onDocuments}>{t('openDocuments')}</Button>}
        >
          {t('documentsNone')}
        </Note>
      )}
    </>
  )
}

function AmountForm({ desk, method, onOpened }: Pick<DepositFormProps, 'desk' | 'onOpened'> & { method: DepositMethod }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const { currencySymbol } = useBrand()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, problem, ask } = useAsking(method, onOpened)
  const amount = readAmount(typed)
  const found = checkAmount(amount, method, desk)
  const left = { left: shown((found === 'amountDocuments' ? desk.withoutDocuments : desk.left) ?? '0') }
  const said = {
    amountWrong: () => t('amountWrong'),
    amountLimits: () => t('amountLimits', { min: shown(method.min), max: shown(method.max) }),
    amountOwn: () => t('amountOwn', left),
    amountDocuments: () => t('amountDocuments', left),
  }
  // While somebody is still typing, 1 is not yet too little for 100.
  const early = !tried && (typed === '' || found === 'amountWrong' || (amount !== undefined && amount < BigInt(method.min)))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!found && amount !== undefined) void ask(amount)
  }
  const label = method.kind === 'transfer' ? t('askTransfer') : amount && !found ? t('askPixOf', { amount: shown(amount) }) : t('askPix')
  return (
    <Form onSubmit={submit} submitLabel={label} busy={busy} problem={problem}>
      <div className={styles.chips} role="group" aria-label={t('chips')}>
        {method.chips.map((chip) => (
          <Chip key={chip} pressed={amount === BigInt(chip)} onPress={() => setTyped(shown(chip).replace(/^\D+/, ''))}>
            {shown(chip).replace(/[.,]00$/, '')}
          </Chip>
        ))}
      </div>
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        placeholder="0,00"
        icon={<span className={styles.symbol}>{currencySymbol}</span>}
        {...(desk.left === null ? {} : { hint: t('left', { left: shown(desk.left) }) })}
        value={typed}
        error={found && !early ? said[found]() : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Form>
  )
}

/** Asks for the deposit. Its id is made once for what is asked: pressing again after a lost answer opens no second one. */
function useAsking({ method, kind }: DepositMethod, onOpened: (depositId: string) => void) {
  const { busy, problem, run } = useAction()
  const pending = useRef<{ amount: bigint; id: string }>(undefined)
  const ask = (amount: bigint): Promise<boolean> =>
    run(async () => {
      if (pending.current?.amount !== amount) pending.current = { amount, id: uuid7(Date.now()) }
      try {
        const { depositId } = await askDeposit(kind, { depositId: pending.current.id, method, amount: String(amount) })
        onOpened(depositId)
      } catch (error) {
        if (error instanceof CallError && error.code === 'key.conflict') pending.current = undefined
        throw error
      }
    })
  return { busy, problem, ask }
}
