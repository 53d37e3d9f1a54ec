import type { LiveView, OwnFlightBet } from '@tucano/contract/live'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { readAmount } from '#platform/read-amount'
import { useAmounts, useTyped } from '#platform/amounts'
import { useText } from '#platform/text'
import { useRefusalText } from '../room/use-refusal-text.ts'
import { valuesOf } from '../table/hand.tsx'
import { useTimes } from '../words/use-times.ts'
import { CashButton } from './cash-button.tsx'
import type { Hand, Place, Wish } from './flight-hand.ts'
import styles from './flight-panel.module.css'
import { texts } from './texts.ts'
import { isFlying } from './use-flight.ts'
import { stepStake, wishOf } from './wish.ts'

/** What stands in the fields of a panel, as it was typed. */
export interface Fields {
  stake: string
  isAuto: boolean
  auto: string
}

interface FlightPanelProps {
  place: Place
  view: LiveView
  /** Whether the flight takes bets now. */
  canBet: boolean
  hand: Hand
  fields: Fields
  onFields: (fields: Fields) => void
  multiplier: () => number
  onBet: (place: Place, wish: Wish) => void
  onDrop: (place: Place) => void
  onLeave: (place: Place) => void
}

/** One of the two bets: how much, where it leaves by itself, and the one button that counts now. */
export function FlightPanel(props: FlightPanelProps) {
  const { place, view, fields, onFields } = props
  const t = useText(texts)
  const id = useId()
  const { amount } = useAmounts()
  const typed = useTyped()
  const [wrong, setWrong] = useState<string>()
  const refusal = useRefusalText(wrong?.includes('.') ? wrong : undefined)
  const bet = view.flight?.mine.find((one) => one.place === place)
  const state = stateOf(props, bet)
  const isFixed = state === 'waiting' || state === 'boarding' || state === 'flying'
  const change = (to: Partial<Fields>): void => {
    setWrong(undefined)
    onFields({ ...fields, ...to })
  }
  const step = (way: 1 | -1): void => change({ stake: typed(stepStake(readAmount(fields.stake) ?? 0n, way, view.limits)) })
  const judged = wishOf({ stake: readAmount(fields.stake), isAuto: fields.isAuto, auto: readAmount(fields.auto) }, view.limits)
  const press = (): void => ('wish' in judged ? props.onBet(place, judged.wish) : setWrong(judged.wrong))
  const text = wrong === 'stake' ? t('wrongAmount') : wrong === 'auto' ? t('wrongAuto') : refusal
  return (
    <section className={styles.panel} aria-label={t('panel', { place })} data-place={place} data-state={state}>
      <div className={styles.fields}>
        <div className={styles.amount}>
          <button type="button" aria-label={t('less')} disabled={isFixed} onClick={() => step(-1)}>
            <Minus aria-hidden="true" />
          </button>
          <input
            aria-label={t('stake')}
            inputMode="decimal"
            autoComplete="off"
            value={fields.stake}
            disabled={isFixed}
            aria-invalid={(wrong !== undefined && wrong !== 'auto') || undefined}
            onChange={({ target }) => change({ stake: target.value })}
          />
          <button type="button" aria-label={t('more')} disabled={isFixed} onClick={() => step(1)}>
            <Plus aria-hidden="true" />
          </button>
        </div>
        <div className={styles.quick} role="group" aria-label={t('chipsOf', { place })}>
          {valuesOf(view.limits)
            .slice(0, 4)
            .map((value) => (
              <button key={String(value)} type="button" disabled={isFixed} onClick={() => change({ stake: typed(value) })}>
                {amount(value).replace(/[,.]00$/, '')}
              </button>
            ))}
        </div>
        <div className={styles.auto}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={fields.isAuto}
            id={`${id}-auto`}
            checked={fields.isAuto}
            disabled={isFixed}
            onChange={({ target }) => change({ isAuto: target.checked })}
          />
          <label htmlFor={`${id}-auto`}>{t('auto')}</label>
          <input
            aria-label={t('autoField', { place })}
            inputMode="decimal"
            autoComplete="off"
            value={fields.auto}
            disabled={isFixed || !fields.isAuto}
            aria-invalid={wrong === 'auto' || undefined}
            onChange={({ target }) => change({ auto: target.value })}
          />
          <span aria-hidden="true">×</span>
        </div>
        {text && (
          <p className={styles.wrong} role="alert">
            {text}
          </p>
        )}
      </div>
      <Main {...props} bet={bet} wish={'wish' in judged ? judged.wish : undefined} onPress={press} />
    </section>
  )
}

type State = 'free' | 'sending' | 'waiting' | 'placed' | 'boarding' | 'flying' | 'out' | 'lost' | 'back'

/** What a bet is doing. */
function stateOf({ place, view, hand, canBet }: FlightPanelProps, bet: OwnFlightBet | undefined): State {
  if (hand.waiting[place]) return 'waiting'
  if (hand.sending.includes(place)) return 'sending'
  if (!bet) return 'free'
  if (view.voidReason !== null) return 'back'
  if (bet.left !== null) return 'out'
  if (isFlying(view)) return 'flying'
  if (view.phase === 'play' || view.phase === 'result') return 'lost'
  return canBet ? 'placed' : 'boarding'
}

interface MainProps extends FlightPanelProps {
  bet: OwnFlightBet | undefined
  wish: Wish | undefined
  onPress: () => void
}

/** The one thing that can be done with a bet now, and what it is. */
function Main(props: MainProps) {
  const { place, hand, bet, wish, canBet, fields, onPress, onDrop, onLeave, multiplier } = props
  const t = useText(texts)
  const times = useTimes()
  const { amount } = useAmounts()
  const state = stateOf(props, bet)
  const stake = bet ? BigInt(bet.stake) : 0n
  const held = bet && (bet.auto === null ? amount(stake) : t('inPlayAuto', { amount: amount(stake), times: times(bet.auto) }))
  const cost = wish ? amount(wish.stake) : fields.stake
  switch (state) {
    case 'flying':
      return <CashButton stake={stake} multiplier={multiplier} isLeaving={hand.leaving.includes(place)} onLeave={() => onLeave(place)} />
    case 'sending':
      return <Told look="quiet" title={t('sending')} />
    case 'boarding':
      return <Told look="quiet" title={t('boarding')} text={held} />
    case 'waiting':
      return (
        <Press
          look="cancel"
          title={t('cancel')}
          text={`${t('waiting')} · ${amount(hand.waiting[place]!.stake)}`}
          onPress={() => onDrop(place)}
        />
      )
    case 'placed': {
      const isOther = wish !== undefined && (wish.stake !== stake || (wish.auto ?? null) !== bet!.auto)
      return (
        <div className={styles.two}>
          {isOther && <Press look="bet" title={t('change')} text={cost} onPress={onPress} />}
          <Press look="cancel" title={t('cancel')} text={held} onPress={() => onDrop(place)} />
        </div>
      )
    }
    case 'free':
      return <Press look="bet" title={t(canBet ? 'bet' : 'betNext')} text={cost} onPress={onPress} />
    case 'out':
    case 'lost':
    case 'back': {
      const told = {
        out: { look: 'won', title: t('out', { times: times(bet!.left ?? 100) }), text: amount((stake * BigInt(bet!.left ?? 0)) / 100n) },
        lost: { look: 'quiet', title: t('notOut'), text: amount(stake) },
        back: { look: 'quiet', title: t('back'), text: amount(stake) },
      }[state]
      return (
        <div className={styles.two}>
          <Told {...told} />
          <Press look="next" title={t('betNext')} text={cost} onPress={onPress} />
        </div>
      )
    }
  }
}

const Told = ({ look, title, text }: { look: string; title: string; text?: string | undefined }) => (
  <p className={styles.main} data-look={look}>
    <span>{title}</span>
    {text && <strong>{text}</strong>}
  </p>
)

interface PressProps {
  look: 'bet' | 'cancel' | 'next'
  title: string
  text: string | undefined
  onPress: () => void
}

const Press = ({ look, title, text, onPress }: PressProps) => (
  <button type="button" className={styles.main} data-look={look} onClick={onPress}>
    <span>{title}</span>
    {text && <strong>{text}</strong>}
  </button>
)
