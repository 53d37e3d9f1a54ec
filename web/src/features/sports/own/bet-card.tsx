import type { CashOutOffer, SportsBet } from '@tucano/contract/sports/bets'
import { useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { useRefusalText } from '#platform/refusal-text'
import { BetDetails } from './bet-details.tsx'
import { BetLegItem } from './bet-leg.tsx'
import styles from './bet-card.module.css'
import { stateOf, useKindName } from './bet-words.ts'
import { CashOut } from './cash-out.tsx'
import { texts } from './texts.ts'

const TONES = { won: 'forest', open: 'sky', pending: 'sky', cashedOut: 'forest' } as const
const toneOf = (state: string) => (state in TONES ? TONES[state as keyof typeof TONES] : 'plain')

interface BetCardProps {
  bet: SportsBet
  offer: CashOutOffer | undefined
}

/** A bet with how each of its legs stands, and what can be done with it. */
export function BetCard({ bet, offer }: BetCardProps) {
  const t = useText(texts)
  const say = useRefusalText(bet.refusal !== null)
  const kindName = useKindName()
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const [isOpen, setOpen] = useState(false)
  const state = stateOf(bet)
  const isOver = bet.state === 'settled' || bet.state === 'void' || bet.state === 'refused'
  return (
    <article className={styles.bet} data-bet={bet.betId} data-state={state}>
      <header className={styles.head}>
        <div>
          <h2>{kindName(bet)}</h2>
          <p>
            {moment(bet.placedAt, timeZone)}
            {bet.lines > 1 && <> · {t('lines', { count: bet.lines, unit: amount(bet.unit) })}</>}
          </p>
        </div>
        <div className={styles.badges} role={bet.state === 'pending' ? 'status' : undefined}>
          {bet.isFree && <Badge tone="beak">{t('free')}</Badge>}
          {bet.isBonus && <Badge tone="beak">{t('bonus')}</Badge>}
          <Badge tone={toneOf(state)}>{t(`state_${state}`)}</Badge>
        </div>
      </header>
      <ul className={styles.legs}>
        {bet.legs.map((leg, at) => (
          <BetLegItem key={leg.event} leg={leg} isBanker={bet.bankers.includes(at)} isOver={isOver} />
        ))}
      </ul>
      <dl className={styles.money}>
        <div>
          <dt>{t('stake')}</dt>
          <dd>{amount(bet.stake)}</dd>
        </div>
        {!isOver && BigInt(bet.cashedOut) > 0n && (
          <div>
            <dt>{t('cashedOut')}</dt>
            <dd>{amount(bet.cashedOut)}</dd>
          </div>
        )}
        <div>
          <dt>{t(isOver ? 'paid' : 'returns')}</dt>
          <dd className={state === 'won' ? styles.won : undefined}>{amount(isOver ? bet.payout : bet.potential)}</dd>
        </div>
      </dl>
      {bet.refusal && <p className={styles.why}>{say(bet.refusal)}</p>}
      {bet.state === 'open' && offer && <CashOut key={bet.version} bet={bet} offer={offer} />}
      <footer className={styles.foot}>
        <Button size="small" look="quiet" onClick={() => setOpen(true)}>
          {t('details')}
        </Button>
      </footer>
      {isOpen && <BetDetails bet={bet} onClose={() => setOpen(false)} />}
    </article>
  )
}
