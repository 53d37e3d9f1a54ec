import { type CashOutOffer, type SportsBet, cashOutSportsBet, removeAutoCashOut, setAutoCashOut } from '@tucano/contract/sports/bets'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { CallError, call } from '#platform/call'
import { serverNow } from '#platform/clock'
import { readySentences } from '#platform/error-sentences'
import { useErrorText } from '#platform/error-text'
import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { Told } from '#platform/told'
import { useAction } from '#platform/use-action'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { readBetsAgain } from '../queries.ts'
import { useRefusalText } from '#platform/refusal-text'
import { useSlip } from '../slip/slip-store.ts'
import { StakeField } from '../slip/stake-field.tsx'
import styles from './cash-out.module.css'
import { partOf } from './part-of.ts'
import { texts } from './texts.ts'
import { useEditing } from './use-editing.ts'

interface CashOutProps {
  bet: SportsBet
  offer: CashOutOffer
}

/** What the house offers for a bet, fair value and fee side by side; all of it or a part, now or at a sum. */
export function CashOut({ bet, offer }: CashOutProps) {
  const t = useText(texts)
  const say = useRefusalText(offer.closedFor !== null)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const id = useId()
  const [share, setShare] = useState(100)
  const { busy, problem, run } = useCashOut(bet)
  const edit = useEditing(bet, offer)
  if (offer.offer === null || offer.value === null)
    return (
      <div className={styles.box}>
        {offer.closedFor && <p className={styles.soft}>{t('cashOutOff', { why: say(offer.closedFor) })}</p>}
        <Rule bet={bet} />
      </div>
    )
  const part = partOf(offer, share)
  const canSplit = BigInt(offer.unitLeft) > 1n
  return (
    <div className={styles.box} data-cash-out={offer.offer}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('fair')}</dt>
          <dd>{amount(part.value)}</dd>
        </div>
        <div>
          <dt>{t('fee', { percent: percent(offer.marginBp, language) })}</dt>
          <dd>{amount(part.value - part.offer)}</dd>
        </div>
        <div>
          <dt>{t('receive')}</dt>
          <dd className={styles.receive}>{amount(part.offer)}</dd>
        </div>
      </dl>
      {canSplit && (
        <div className={styles.part}>
          <label htmlFor={id}>
            {t('cashOutPart')} <b>{t('partOf', { percent: share })}</b>
          </label>
          <input
            id={id}
            type="range"
            min={5}
            max={100}
            step={5}
            value={share}
            aria-valuetext={`${t('partOf', { percent: share })}, ${amount(part.offer)}`}
            onChange={({ target }) => setShare(Number(target.value))}
          />
          {share < 100 && <small>{t('ridesOn', { amount: amount(part.rides * BigInt(bet.lines)) })}</small>}
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.acts}>
        <Button busy={busy} disabled={part.offer === 0n} onClick={() => run(part)}>
          {t('cashOutFor', { amount: amount(part.offer) })}
        </Button>
        <Button onClick={edit}>{t('edit')}</Button>
      </div>
      <Rule bet={bet} />
    </div>
  )
}

/** Ends a bet for what was seen: asked again, while nobody has answered, it is the same cash-out. */
function useCashOut(bet: SportsBet) {
  const t = useText(texts)
  const say = useErrorText()
  const { amount } = useAmounts()
  const { policy } = useSlip()
  const action = useAction()
  const pending = useRef<{ about: string; id: string }>(undefined)
  const run = (part: ReturnType<typeof partOf>): void =>
    void action.run(async () => {
      const asked = {
        betId: bet.betId,
        version: bet.version,
        offer: String(part.offer),
        // Whoever takes whatever odds there are takes whatever offer there is.
        takesAny: policy === 'any',
        ...(part.rides > 0n ? { unit: String(part.unit) } : {}),
      }
      const about = JSON.stringify(asked)
      if (pending.current?.about !== about) pending.current = { about, id: uuid7(Math.round(serverNow())) }
      const { paid, refusal } = await call(cashOutSportsBet, { cashOutId: pending.current.id, ...asked })
      pending.current = undefined
      void readBetsAgain()
      if (refusal) {
        await readySentences()
        const moved = refusal.offer === null ? '' : ` ${t('cashOutMoved', { amount: amount(refusal.offer) })}`
        throw new Told(say(new CallError(refusal.code as CallError['code'])) + moved)
      }
      toast(paid === null ? t('cashOutWaits') : t('cashOutDone', { amount: amount(paid) }), 'done')
    })
  return { busy: action.busy, problem: action.problem, run }
}

/** The sum at which a bet is cashed out by itself. */
function Rule({ bet }: { bet: SportsBet }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { busy, problem, run } = useAction()
  const [target, setTarget] = useState('')
  const change = (work: () => Promise<unknown>): void =>
    void run(async () => {
      await work()
      await readBetsAgain()
    })
  const set = (event: FormEvent): void => {
    event.preventDefault()
    change(() => call(setAutoCashOut, { betId: bet.betId, target }))
  }
  if (bet.autoCashOut !== null)
    return (
      <p className={styles.rule} data-auto={bet.autoCashOut}>
        {t('autoIs', { amount: amount(bet.autoCashOut) })}
        <Button size="small" look="quiet" busy={busy} onClick={() => change(() => call(removeAutoCashOut, { betId: bet.betId }))}>
          {t('autoRemove')}
        </Button>
      </p>
    )
  return (
    <details className={styles.auto}>
      <summary>{t('auto')}</summary>
      <form onSubmit={set}>
        <StakeField label={t('autoLabel')} value={target} onChange={setTarget} />
        <Button type="submit" busy={busy} disabled={target === ''}>
          {t('autoSet')}
        </Button>
        <small>{t('autoHint')}</small>
      </form>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </details>
  )
}
