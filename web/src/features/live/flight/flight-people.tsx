import type { FlightView } from '@tucano/contract/live'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { useTimes } from '../words/use-times.ts'
import styles from './flight-people.module.css'
import { texts } from './texts.ts'

/** Everybody's bets on the flight, the largest first, and who is out already. Names are masked. */
export function FlightPeople({ flight }: { flight: FlightView | undefined }) {
  const t = useText(texts)
  const times = useTimes()
  const { amount } = useAmounts()
  const { bets = [], many = 0, staked = '0', manyLeft = 0, paidOut = '0', mine = [] } = flight ?? {}
  const own = new Set(mine.map(({ n }) => n))
  return (
    <div className={styles.people}>
      <div className={styles.head}>
        <h2>{t('people')}</h2>
        <p>{many === 0 ? t('nobody') : t(many === 1 ? 'onePerson' : 'peopleCount', { count: many, amount: amount(staked) })}</p>
        {manyLeft > 0 && (
          <p className={styles.out}>{t(manyLeft === 1 ? 'oneLeft' : 'leftCount', { count: manyLeft, amount: amount(paidOut) })}</p>
        )}
      </div>
      <ul>
        {bets.map(({ n, who, stake, left }) => (
          <li key={n} data-left={left !== null || undefined} data-own={own.has(n) || undefined}>
            <span className={styles.who}>
              {who} {own.has(n) && <small>{t('mineMark')}</small>}
            </span>
            <span className={styles.stake}>{amount(stake)}</span>
            {left !== null && (
              <span className={styles.left}>
                <small>{t('leftAt', { times: times(left) })}</small> {amount((BigInt(stake) * BigInt(left)) / 100n)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
