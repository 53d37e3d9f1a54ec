import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import styles from './bet-steps.module.css'
import type { BetDetail } from './queries.ts'
import { texts } from './texts.ts'

/** Everything that moved the bet's money, version by version. Placed and settled is what every bet is: there is something to tell only beyond that. */
export function BetSteps({ detail: { steps } }: { detail: BetDetail }) {
  const t = useText(texts)
  const { signed } = useAmounts()
  const { timeZone } = useBrand()
  if (steps.every(({ kind }) => kind === 'place' || kind === 'settle')) return null
  return (
    <SectionCard title={t('steps')} text={t('stepsText')}>
      <ol className={styles.steps}>
        {steps.map(({ kind, moved, at }, n) => (
          <li key={n} className={styles.step} data-kind={kind}>
            <span className={styles.words}>
              <strong>{t(`step_${kind}`)}</strong>
              <span className={styles.soft}>
                {t('stepVersion', { version: n + 1 })} · <time>{exactMoment(at, timeZone)}</time>
              </span>
            </span>
            {moved === '0' ? (
              <span className={styles.soft}>{t('stepNothing')}</span>
            ) : (
              <span className={styles.moved} data-gain={!moved.startsWith('-')}>
                {signed(BigInt(moved))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
