import type { Payee, WithdrawalMethod } from '@tucano/contract/withdrawals'
import { Gift, Landmark, QrCode, Users } from 'lucide-react'
import { useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { useLeft } from '#platform/clock'
import { duration } from '#platform/duration'
import { percent, soonMoment } from '#platform/format'
import { useLanguage } from '#platform/language'
import { readAmount } from '#platform/read-amount'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { SelectField, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { GoOn } from '#ui/go-on'
import { MethodCards } from '#ui/method-cards'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import { namePayee } from './banks.ts'
import { ConfirmStep, type Wish } from './confirm-step.tsx'
import type { Desk } from './queries.ts'
import { texts } from './texts.ts'
import styles from './withdraw-form.module.css'
import { checkAmount, feeOf, mostOf } from './withdraw-rules.ts'

interface WithdrawFormProps {
  desk: Desk
  onAsked: (withdrawalId: string) => void
}

/** The page's clock may be behind by as long as an answer took: a key that need not rest is not held up by that. The server judges. */
const CLOCK_LAG_MS = 10_000
const icons = { pix: <QrCode />, bank: <Landmark />, c2c: <Users /> }

/** How, to which account, and how much; then the payment password. */
export function WithdrawForm({ desk, onAsked }: WithdrawFormProps) {
  const [wish, setWish] = useState<Wish>()
  return (
    <GoOn at={wish?.withdrawalId}>
      {wish ? (
        <ConfirmStep
          wish={wish}
          onBack={() => setWish(undefined)}
          onDone={() => {
            setWish(undefined)
            onAsked(wish.withdrawalId)
          }}
        />
      ) : (
        <WishForm desk={desk} onWish={setWish} />
      )}
    </GoOn>
  )
}

function WishForm({ desk, onWish }: { desk: Desk; onWish: (wish: Wish) => void }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const language = useLanguage((state) => state.language)
  const [name, setName] = useState(desk.methods[0]?.method ?? '')
  const method = desk.methods.find((one) => one.method === name) ?? desk.methods[0]
  if (!method) return null
  const feeText = ({ feeRate, feeFixed }: WithdrawalMethod): string => {
    if (feeRate === 0 && feeFixed === '0') return t('noFee')
    const parts = [...(feeRate > 0 ? [percent(feeRate, language)] : []), ...(feeFixed === '0' ? [] : [shown(feeFixed)])]
    return t('fee', { fee: parts.join(' + ') })
  }
  const cards = desk.methods.map((one) => ({
    key: one.method,
    icon: icons[one.kind],
    title: t(`method_${one.kind}`),
    badge: <Badge tone={one.feeRate === 0 && one.feeFixed === '0' ? 'forest' : 'plain'}>{feeText(one)}</Badge>,
    lines: [
      t('between', { min: shown(one.min), max: shown(one.max) }),
      one.measured ? t('measured', { time: duration(one.seconds) }) : t('usual', { time: duration(one.seconds) }),
    ],
  }))
  return (
    <SectionCard title={t('ask')} text={t('askText', { available: shown(desk.available) })}>
      <div className={styles.form}>
        {desk.bonus && <BonusNote bonus={desk.bonus} />}
        <MethodCards label={t('methods')} cards={cards} value={method.method} onChange={setName} />
        <AmountForm
          key={method.method}
          desk={desk}
          method={method}
          // The id is made once for what is confirmed: pressing again after a lost answer takes nothing twice.
          onWish={(payee, amount) => onWish({ withdrawalId: uuid7(Date.now()), method, payee, amount, bonus: desk.bonus })}
        />
      </div>
    </SectionCard>
  )
}

/** What a bonus has to do with it, before anything is asked for. */
function BonusNote({ bonus: { title, balance, onWithdrawal } }: { bonus: NonNullable<Desk['bonus']> }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  return (
    <Note icon={<Gift />} tone="beak" title={t(`bonus_${onWithdrawal}`)} name="bonus">
      {t(`bonusText_${onWithdrawal}`, { title, amount: amount(balance) })}
    </Note>
  )
}

interface AmountFormProps {
  desk: Desk
  method: WithdrawalMethod
  onWish: (payee: Payee, amount: bigint) => void
}

function AmountForm({ desk, method, onWish }: AmountFormProps) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const { currencySymbol, timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const payees = desk.payees.filter(({ kind }) => method.kind === 'c2c' || kind === method.kind)
  const [payeeId, setPayeeId] = useState('')
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const payee = payees.find((one) => one.payeeId === payeeId) ?? payees[0]
  const cooling = useLeft(payee?.usableAt ?? 0) > CLOCK_LAG_MS
  const amount = readAmount(typed)
  const most = mostOf(method, desk)
  const found = checkAmount(amount, method, desk)
  const limits = { min: shown(method.min), max: shown(method.max) }
  const said =
    found &&
    ('left' in found
      ? t(found.key, { left: shown(found.left) })
      : found.key === 'amountLimits'
        ? t('amountLimits', limits)
        : t('amountWrong'))
  // While somebody is still typing, 1 is not yet too little for 100.
  const early = !tried && (typed === '' || found?.key === 'amountWrong' || (amount !== undefined && amount < BigInt(method.min)))
  const payeeProblem = payee
    ? cooling
      ? t('payeeCooling', { when: soonMoment(payee.usableAt, timeZone, language) })
      : undefined
    : t('payeeNone')
  const stepsLeft = !desk.paymentPassword || BigInt(desk.wagering.done) < BigInt(desk.wagering.required)
  const blocked = stepsLeft || method.leftCount === 0
  return (
    <Form
      submitLabel={t('goOn')}
      busy={false}
      problem={tried && stepsLeft ? t('stepsLeft') : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!found && amount !== undefined && payee && !cooling && !blocked) onWish(payee, amount)
      }}
    >
      <SelectField
        label={t('payee')}
        value={payee?.payeeId ?? ''}
        disabled={payees.length === 0}
        {...(payeeProblem === undefined ? {} : tried || payee ? { error: payeeProblem } : { hint: payeeProblem })}
        onChange={({ target }) => setPayeeId(target.value)}
      >
        {payees.length === 0 && <option value="">—</option>}
        {payees.map(({ payeeId: key, masked, holder }) => (
          <option key={key} value={key}>
            {`${namePayee(masked)} · ${holder}`}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        placeholder="0,00"
        icon={<span className={styles.symbol}>{currencySymbol}</span>}
        end={
          <Button
            look="quiet"
            size="small"
            disabled={most < BigInt(method.min)}
            aria-label={t('allLabel', { amount: shown(most) })}
            onClick={() => setTyped(shown(most).replace(/^\D+/, ''))}
          >
            {t('all')}
          </Button>
        }
        hint={method.leftCount === 0 ? t('dayNone') : t('dayLeft', { left: shown(method.leftAmount), count: method.leftCount })}
        value={typed}
        error={early ? undefined : said}
        onChange={({ target }) => setTyped(target.value)}
      />
      {method.kind === 'c2c' && <p className={styles.note}>{t('c2cText')}</p>}
      {amount !== undefined && !found && (
        <p className={styles.arrives} role="status">
          <span>
            {t('feeLabel')}: {shown(feeOf(method, amount))}
          </span>
          <span>
            {t('arrives')}: <strong>{shown(amount - feeOf(method, amount))}</strong>
          </span>
        </p>
      )}
    </Form>
  )
}
