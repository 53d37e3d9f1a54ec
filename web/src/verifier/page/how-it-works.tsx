import { useText } from '#platform/text'
import { scrolls } from '#ui/scrolls'
import { games } from '../games.ts'
import styles from './parts.module.css'
import { texts } from './texts.ts'

const steps = ['howSeal', 'howDraw', 'howRange', 'howTell', 'howLog'] as const

/** How a round is bound to what was promised, with the formulas. */
export function HowItWorks() {
  const t = useText(texts)
  return (
    <div className={styles.part}>
      {steps.map((key) => (
        <section key={key} className={styles.step}>
          <h2>{t(`${key}Title`)}</h2>
          <p>{t(key)}</p>
          <pre className={styles.pre} {...scrolls}>
            {t(`${key}Formula`)}
          </pre>
        </section>
      ))}
      <p className={styles.text}>{t('howHere', { count: games.size })}</p>
    </div>
  )
}
