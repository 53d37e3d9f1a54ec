import { RAFTS, WEIGHTS, type Wind, windOf } from '@tucano/live'
import { Sunrise, Sunset, Waves, Wind as Blows } from 'lucide-react'
import { useText } from '#platform/text'
import { texts } from './texts.ts'
import styles from './wind-board.module.css'

const MARKS = { calmaria: Waves, alisio: Blows, terral: Sunrise, aracati: Sunset } as const
const NEXT = [1, 2, 3]

/** What blows in this race, whom it suits and whom it does not, and what comes after: winds take turns. */
export function WindBoard({ wind, round }: { wind: Wind; round: number }) {
  const t = useText(texts)
  const Mark = MARKS[wind]
  const byChance = RAFTS.toSorted((a, b) => WEIGHTS[wind][b.number - 1]! - WEIGHTS[wind][a.number - 1]!)
  const told = (n: number): { name: string; percent: number } => {
    const { name, number } = byChance.at(n)!
    return { name, percent: WEIGHTS[wind][number - 1]! }
  }
  const [first, second, last] = [told(0), told(1), told(-1)]
  return (
    <section className={styles.board} data-wind={wind}>
      <Mark aria-hidden="true" className={styles.mark} />
      <div className={styles.now}>
        <h2>{t(`wind_${wind}`)}</h2>
        <p>{t(`windText_${wind}`)}</p>
      </div>
      <dl className={styles.does}>
        <div>
          <dt>{t('pushes')}</dt>
          <dd>{t('pushesTwo', { a: first.name, p: first.percent, b: second.name, q: second.percent })}</dd>
        </div>
        <div>
          <dt>{t('holds')}</dt>
          <dd>{t('holdsOne', { a: last.name, p: last.percent })}</dd>
        </div>
      </dl>
      <p className={styles.next}>
        <span>{t('nextWinds')}</span>
        {NEXT.map((ahead) => (
          <Next key={ahead} wind={windOf(round + ahead)} />
        ))}
      </p>
    </section>
  )
}

function Next({ wind }: { wind: Wind }) {
  const t = useText(texts)
  const Mark = MARKS[wind]
  return (
    <span>
      <Mark aria-hidden="true" /> {t(`wind_${wind}`)}
    </span>
  )
}
