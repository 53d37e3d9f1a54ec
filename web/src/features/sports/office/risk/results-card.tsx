import { useState } from 'react'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from '../office.module.css'
import type { EventRisk } from '../queries.ts'
import { keyOf } from './books.ts'
import { texts } from './texts.ts'

const SHOWN = 8
type Result = EventRisk['results'][number]

interface ResultsCardProps {
  results: readonly Result[]
}

/** What was told of how markets ended, the newest first, and whether all bets have followed it. */
export function ResultsCard({ results }: ResultsCardProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const [isLong, setLong] = useState(false)
  const shown = isLong ? results : results.slice(0, SHOWN)
  return (
    <SectionCard title={t('results')} text={t(results.length === 0 ? 'resultsNone' : 'resultsText')}>
      {results.length > 0 && (
        <div className={styles.inside}>
          <ul className={styles.list} aria-label={t('results')}>
            {shown.map((result) => (
              <li key={`${keyOf(result)} ${result.version}`} className={styles.item}>
                <span className={styles.line}>
                  <strong>{result.name}</strong>
                  <Badge tone={result.isDone ? 'plain' : 'sky'}>{t(result.isDone ? 'done' : 'underWay')}</Badge>
                </span>
                <span className={styles.line}>
                  <span>{t('newest', { kind: t(`kind_${result.kind}`), version: result.version })}</span>
                  <span className={styles.soft}>{t('source', { source: result.source, at: exactMoment(result.at, timeZone) })}</span>
                </span>
              </li>
            ))}
          </ul>
          {shown.length < results.length && (
            <Button look="quiet" wide onClick={() => setLong(true)}>
              {t('resultsAll', { count: results.length })}
            </Button>
          )}
        </div>
      )}
    </SectionCard>
  )
}
