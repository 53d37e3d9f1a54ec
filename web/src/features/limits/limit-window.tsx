import { type LimitState, requestLimitChange } from '@tucano/contract/limits'
import { type FormEvent, useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import { Form, TextButton } from '#ui/form'
import { useCapText } from './cap-text.ts'
import { inPeriod } from './in-period.ts'
import styles from './limit-window.module.css'
import { compareCaps, isMoney, readCount, readTime } from './read-cap.ts'
import { texts } from './texts.ts'
import { takeLimits } from './watch/queries.ts'

interface Typed {
  text: string
  hours: string
  minutes: string
}

/** Sets one cap, lowers it, or asks for a higher one or for none. */
export function LimitWindow({ state, close }: { state: LimitState; close: () => void }) {
  const t = useText(texts)
  const write = useCapText()
  const { kind, period, cap } = state
  const language = useLanguage((shown) => shown.language)
  const { busy, problem, save } = useSaving()
  const [typed, setTyped] = useState<Typed>({ text: '', hours: '', minutes: '' })
  const [tried, setTried] = useState(false)
  const wanted = isMoney(kind) ? readAmount(typed.text, language) : kind === 'bets' ? readCount(typed.text) : readTime(typed, period)
  const way = compareCaps(cap, wanted)
  const send = async (next: string | null): Promise<void> => {
    const work = async (): Promise<void> => takeLimits(await call(requestLimitChange, { kind, period, cap: next }))
    if (await save(work, way === 'lower' && next !== null ? t('saved') : t('asked'))) close()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (way === 'same') return close()
    if (wanted !== undefined) void send(String(wanted))
  }
  const wrong = tried && way === 'none' ? t(`wrong_${isMoney(kind) ? 'money' : kind === 'bets' ? 'bets' : 'time'}`) : undefined
  return (
    <ProductWindow title={t('titleOf', { kind: t(kind), period: t(inPeriod[period]) })} width={440} onClose={close}>
      <p className={styles.now}>
        {t('capNow', { cap: write(kind, cap) })} · {t('used', { amount: write(kind, BigInt(state.used) < 0n ? 0n : state.used) })}
      </p>
      <Form onSubmit={submit} submitLabel={way === 'higher' ? t('ask') : t('save')} busy={busy} problem={problem}>
        <CapFields kind={kind} typed={typed} onType={(part) => setTyped({ ...typed, ...part })} wrong={wrong} />
        <p className={styles.hint} role="status" data-way={way}>
          {way === 'none' ? '\u00A0' : t(`hint_${way}`)}
        </p>
      </Form>
      {cap !== null && (
        <div className={styles.remove}>
          <TextButton disabled={busy} onClick={() => void send(null)}>
            {t('remove')}
          </TextButton>
          <p>{t('removeText')}</p>
        </div>
      )}
    </ProductWindow>
  )
}

interface CapFieldsProps extends Pick<LimitState, 'kind'> {
  typed: Typed
  onType: (part: Partial<Typed>) => void
  wrong: string | undefined
}

function CapFields({ kind, typed, onType, wrong }: CapFieldsProps) {
  const t = useText(texts)
  const { currencySymbol } = useBrand()
  if (kind === 'time')
    return (
      <div className={styles.pair}>
        <TextField
          label={t('hoursLabel')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed.hours}
          error={wrong}
          onChange={({ target }) => onType({ hours: target.value })}
        />
        <TextField
          label={t('minutesLabel')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed.minutes}
          onChange={({ target }) => onType({ minutes: target.value })}
        />
      </div>
    )
  const money = isMoney(kind)
  return (
    <TextField
      label={t(money ? 'amountLabel' : 'countLabel')}
      inputMode={money ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={24}
      icon={money ? <span className={styles.symbol}>{currencySymbol}</span> : undefined}
      value={typed.text}
      error={wrong}
      onChange={({ target }) => onType({ text: target.value })}
    />
  )
}
