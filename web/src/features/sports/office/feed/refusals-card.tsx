import { exactMoment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from '../office.module.css'
import type { Health } from '../queries.ts'
import { texts } from './texts.ts'
import { useFeedWord } from './use-feed-word.ts'

/** What came and was not taken: how often, why, and the last of it as it came. */
export function RefusalsCard({ refusals, undescribed }: Pick<Health, 'refusals' | 'undescribed'>) {
  const t = useText(texts)
  const word = useFeedWord()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  return (
    <SectionCard title={t('refusals')} text={t('refusalsText')} level="h3">
      <div className={styles.inside}>
        <p className={styles.soft}>
          {undescribed === 0
            ? t('undescribedNone')
            : undescribed === 1
              ? t('undescribedOne')
              : t('undescribed', { count: number(undescribed, language) })}
        </p>
        {refusals.length === 0 ? (
          <p className={styles.soft}>{t('refusalsNone')}</p>
        ) : (
          <ul className={styles.list} aria-label={t('refusals')}>
            {refusals.map(({ cause, kind, count, problem, sample, lastAt }) => (
              <li key={`${cause} ${kind}`} className={styles.item}>
                <span className={styles.line}>
                  <span className={styles.named}>
                    <strong>{word('cause', cause)}</strong> <Badge>{word('kind', kind)}</Badge>
                  </span>
                  <span className={styles.soft}>{t('refused', { count: number(count, language), at: exactMoment(lastAt, timeZone) })}</span>
                </span>
                {problem !== '' && <span>{problem}</span>}
                {sample !== '' && (
                  <details className={styles.sample}>
                    <summary>{t('sample')}</summary>
                    <pre>{sample}</pre>
                  </details>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </SectionCard>
  )
}
