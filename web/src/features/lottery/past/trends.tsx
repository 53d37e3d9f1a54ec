import type { LotteryDraw } from '@tucano/contract/lottery'
import { type CSSProperties, useState } from 'react'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { scrolls } from '#ui/scrolls'
import { Segmented } from '#ui/tabs'
import { lookOf } from '../looks/look-of.ts'
import { usePadName } from '../words/use-words.ts'
import { texts } from './texts.ts'
import { TrendChart } from './trend-chart.tsx'
import { extremesOf, placesOf, trendsOf } from './trends-of.ts'
import styles from './trends.module.css'

const WINDOWS = ['30', '50', '100'] as const
const CHARTED = 30

/** How numbers came in the draws before, said to change nothing. */
export function Trends({ shape, draws }: { shape: string; draws: readonly LotteryDraw[] }) {
  const t = useText(texts)
  const padName = usePadName()
  const language = useLanguage((state) => state.language)
  const [counted, setCounted] = useState<(typeof WINDOWS)[number]>('50')
  const [chosen, setPlace] = useState('0')
  const results = draws.flatMap(({ result }) => (result ? [result] : []))
  const places = placesOf(shape, results)
  const place = places.count > 0 ? Math.min(Number(chosen), places.count - 1) : undefined
  const looked = results.slice(0, Number(counted))
  const trends = trendsOf(looked, places, place)
  const { hot, cold } = extremesOf(trends)
  // Of a board the end of its highest prize is looked at.
  const nameOf = (n: number): string => (lookOf(shape) === 'board' ? t(n === 0 ? 'tens' : 'ones') : padName(`place${n + 1}`))
  const most = Math.max(1, ...trends.map(({ times }) => times))
  return (
    <div className={styles.trends}>
      <p className={styles.truth}>{t('trendsText')}</p>
      <div className={styles.choices}>
        {places.count > 1 && (
          <Segmented
            label={t('place')}
            choices={Array.from({ length: places.count }, (_, n) => ({ key: String(n), label: nameOf(n) }))}
            value={String(place)}
            onChange={setPlace}
          />
        )}
        <Segmented
          label={t('window')}
          choices={WINDOWS.map((key) => ({ key, label: t('lastDraws', { count: key }) }))}
          value={counted}
          onChange={setCounted}
        />
      </div>
      <div className={styles.both}>
        <div className={styles.frame} {...scrolls} role="region" aria-label={t('tab_trends')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('number')}</th>
                <th scope="col">{t('missing')}</th>
                <th scope="col">{t('average')}</th>
                <th scope="col">{t('longest')}</th>
                <th scope="col">{t('times', { count: looked.length })}</th>
              </tr>
            </thead>
            <tbody>
              {trends.map(({ choice, missing, average, longest, times }) => (
                <tr key={choice} data-trend={choice}>
                  <th scope="row">{choice}</th>
                  <td>{missing}</td>
                  <td>{number(average, language, { max: 1 })}</td>
                  <td>{longest}</td>
                  <td className={styles.times}>
                    <span className={styles.bar} style={{ '--share': times / most } as CSSProperties} aria-hidden="true" />
                    <span className={styles.many}>{times}</span>
                    <span className={styles.said}>
                      {hot.includes(choice) && <Badge tone="beak">{t('hot')}</Badge>}
                      {cold.includes(choice) && <Badge tone="sky">{t(times === 0 ? 'never' : 'cold')}</Badge>}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {place !== undefined && (
          <TrendChart draws={draws.filter(({ result }) => result !== null).slice(0, CHARTED)} places={places} place={place} />
        )}
      </div>
    </div>
  )
}
