import type { LiveLimits, LiveSpot } from '@tucano/contract/live'
import { BLACKJACK_RETURNS, type BookWayName } from '@tucano/live'
import type { Ratio } from '@tucano/round'
import { useAmounts } from '#platform/amounts'
import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import odds from '../table/odds.module.css'
import { texts as tableTexts } from '../table/texts.ts'
import styles from './seat-odds.module.css'
import { texts } from './texts.ts'

const WAYS = ['owner', 'followsDouble', 'followsSplit', 'stays', 'absent'] as const satisfies readonly BookWayName[]
const SIDES = ['pair', 'poker'] as const
const RULES = ['rule_decks', 'rule_dealer', 'rule_moves', 'rule_none', 'rule_clock', 'rule_behind', 'rule_seat'] as const
const TURN_SECONDS = 12

/** Rounded down: nothing is said to give back more than it does. */
const hundredthsOf = (returns: string): number => Number(returns.replace('.', '').slice(0, -2))

const floorOf = ({ over, under }: Ratio): number => Number((over * 10_000n) / under)

/** What bets give back by how they are played, limits, and the rules. */
export function SeatOdds({ spots, limits }: { spots: readonly LiveSpot[]; limits: LiveLimits }) {
  const t = useText(texts)
  const tt = useText(tableTexts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const sideReturns = (side: (typeof SIDES)[number]): number =>
    hundredthsOf(spots.find(({ code }) => code === `${side}:1`)?.returns ?? '0.0000')
  return (
    <div className={odds.odds}>
      <dl className={odds.limits}>
        <div>
          <dt>{tt('perSpot')}</dt>
          <dd>{tt('limits', { min: amount(limits.min), max: amount(limits.max) })}</dd>
        </div>
        <div>
          <dt>{tt('perRound')}</dt>
          <dd>{amount(limits.slip)}</dd>
        </div>
      </dl>
      <p className={odds.said}>{t('returnsText')}</p>
      <table className={odds.table}>
        <thead>
          <tr>
            <th scope="col">{t('way')}</th>
            <th scope="col">{t('returns')}</th>
          </tr>
        </thead>
        <tbody>
          {WAYS.map((way) => (
            <tr key={way}>
              <th scope="row">{t(`way_${way}`)}</th>
              <td>{percent(floorOf(BLACKJACK_RETURNS[way]), language)}</td>
            </tr>
          ))}
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row">{t(`way_${side}`)}</th>
              <td>{percent(sideReturns(side), language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={odds.said}>{t('rules')}</p>
      <ul className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{rule === 'rule_clock' ? t(rule, { seconds: TURN_SECONDS }) : t(rule)}</li>
        ))}
      </ul>
    </div>
  )
}
