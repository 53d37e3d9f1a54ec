import type { LiveLimits } from '@tucano/contract/live'
import { CRASH, crashReturnOf, survivalOf } from '@tucano/live'
import { type Ratio, ratio, times as timesOf } from '@tucano/round'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { type Language, useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import styles from '../table/odds.module.css'
import { useTimes } from '../words/use-times.ts'
import { texts } from './texts.ts'

const TARGETS = [101, 110, 150, 200, 300, 500, 1000, 5000, 10_000, 100_000, CRASH.last] as const

/** In percent with four digits, rounded down: nothing is said to be more probable than it is. */
function percentOf(value: Ratio, language: Language): string {
  const { over, under } = timesOf(value, ratio(1_000_000))
  return `${number(Number(over / under) / 10_000, language, { min: 2, max: 4 })}%`
}

/** How probable each target is, and what it gives back: exactly, by the law that flights are drawn by. */
export function FlightOdds({ limits }: { limits: LiveLimits }) {
  const t = useText(texts)
  const times = useTimes()
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  return (
    <div className={styles.odds}>
      <dl className={styles.limits}>
        <div>
          <dt>{t('perBet')}</dt>
          <dd>
            {amount(limits.min)} – {amount(limits.max)}
          </dd>
        </div>
        <div>
          <dt>{t('perRound')}</dt>
          <dd>{amount(limits.slip)}</dd>
        </div>
      </dl>
      <p className={styles.said}>{t('oddsText')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('target')}</th>
            <th scope="col">{t('chance')}</th>
            <th scope="col">{t('returns')}</th>
          </tr>
        </thead>
        <tbody>
          {TARGETS.map((target) => (
            <tr key={target}>
              <th scope="row">{times(target)}</th>
              <td>{percentOf(survivalOf(target), language)}</td>
              <td>{percentOf(crashReturnOf(target), language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.said}>{t('earliest')}</p>
      <p className={styles.said}>{t('highest', { times: times(CRASH.last) })}</p>
      <p className={styles.said}>{t('byHand')}</p>
      <p className={styles.said}>{t('independent')}</p>
    </div>
  )
}
