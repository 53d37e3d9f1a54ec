import { percent } from '#platform/format'
import { useAmounts } from '#platform/amounts'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { useOddsText } from '../cloth/use-odds-text.ts'
import type { ShownTable } from '../queries.ts'
import { oddsOf } from '../words/odds.ts'
import { useSpotName } from '../words/use-spot-name.ts'
import styles from './odds.module.css'
import { texts } from './texts.ts'

/** Of the roulette every place gives back the same: one of each sort stands for all. */
const SORT = /^(straight|split|street|corner|line|trio|column|dozen)-/

/** Rounded down: nothing is said to give back more than it does. */
const hundredthsOf = (returns: string): number => Number(returns.replace('.', '').slice(0, -2))

/** What each place pays and gives back, and how much can be put there. */
export function Odds({ table: { kind, spots, limits } }: { table: ShownTable }) {
  const t = useText(texts)
  const nameOf = useSpotName(kind)
  const oddsText = useOddsText()
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const seen = new Set<string>()
  const shown = spots.filter(({ code }) => {
    const sort = kind === 'roulette' ? SORT.exec(code)?.[1] : undefined
    if (sort === undefined) return true
    if (seen.has(sort)) return false
    seen.add(sort)
    return true
  })
  return (
    <div className={styles.odds}>
      <dl className={styles.limits}>
        <div>
          <dt>{t('perSpot')}</dt>
          <dd>{t('limits', { min: amount(limits.min), max: amount(limits.max) })}</dd>
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
            <th scope="col">{t('spot')}</th>
            <th scope="col">{t('pays')}</th>
            <th scope="col">{t('returns')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((spot) => (
            <tr key={spot.code}>
              <th scope="row">{nameOf(spot.code)}</th>
              <td>{oddsText(oddsOf(kind, spot))}</td>
              <td>{percent(hundredthsOf(spot.returns), language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.said}>{t('independent')}</p>
    </div>
  )
}
