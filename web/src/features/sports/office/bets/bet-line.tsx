import type { DeskBet } from '@tucano/contract/sports/office'
import { MemberLink } from '#parts/office/member-link'
import { useAmounts } from '#platform/amounts'
import { exactMoment, number, percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { useKindName } from '../../own/bet-words.ts'
import { texts as matchTexts } from '../../words/texts.ts'
import { texts } from './texts.ts'
import styles from './bets.module.css'

const TONES = { pending: 'sky', open: 'plain', settled: 'forest', void: 'beak', refused: 'alarm' } as const

/** Legs of a long bet that are told; the others are counted. */
const LEGS_SHOWN = 3

/** A bet of somebody's: on what, at which odds, for how much, when, and what has become of it. */
export function BetLine({ one: { memberId, account, isLive, isLate, riseBp, bet } }: { one: DeskBet }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const kindName = useKindName()
  const { state, kind, legs, stake, payout, potential, isFree, isBonus, placedAt } = bet
  const isOver = state === 'settled' || state === 'void'
  const more = legs.length - LEGS_SHOWN
  return (
    <div className={styles.bet} data-bet={bet.betId}>
      <div className={styles.what}>
        <span className={styles.head}>
          <MemberLink memberId={memberId} account={account} />
          <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>
          {isLive && <Badge tone="sky">{t('live')}</Badge>}
          {isLate && <Badge tone="alarm">{riseBp === null ? t('late') : t('lateBy', { percent: percent(riseBp, language) })}</Badge>}
          {isFree && <Badge>{t('free')}</Badge>}
          {isBonus && <Badge>{t('bonus')}</Badge>}
        </span>
        {legs.slice(0, LEGS_SHOWN).map((leg, at) => (
          <Leg key={`${leg.event} ${at}`} leg={leg} />
        ))}
        {more > 0 && <span className={styles.soft}>{more === 1 ? t('oneLegMore') : t('legsMore', { count: number(more, language) })}</span>}
        <span className={styles.soft}>
          {kind !== 'single' && `${kindName(bet)} · `}
          <time dateTime={new Date(placedAt).toISOString()}>{exactMoment(placedAt, timeZone)}</time>
        </span>
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{t('stake')}</dt>
          <dd>{amount(stake)}</dd>
        </div>
        <div>
          <dt>{t(isOver ? 'paid' : 'mayPay')}</dt>
          <dd>{amount(state === 'void' ? stake : isOver ? payout : potential)}</dd>
        </div>
      </dl>
    </div>
  )
}

function Leg({ leg: { selections, odds, homeName, awayName, result } }: { leg: DeskBet['bet']['legs'][number] }) {
  const t = useText(texts)
  const w = useText(matchTexts)
  const language = useLanguage((state) => state.language)
  const [home, away] = [homeName ?? w('unnamed'), awayName ?? w('unnamed')]
  return (
    <span className={styles.leg}>
      <span>
        <strong>{selections.map(({ outcomeName }) => outcomeName).join(' + ')}</strong>{' '}
        {selections.map(({ marketName }) => marketName).join(' + ')}{' '}
        <b className={styles.odds}>{number(odds / 1000, language, { min: 2, max: 3 })}</b>
        {result !== null && ` · ${t(`result_${result}`)}`}
      </span>
      <span className={styles.soft}>{w('versus', { home, away })}</span>
    </span>
  )
}
