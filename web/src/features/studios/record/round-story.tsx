import type { StudioBet } from '@tucano/contract/studios/told-bet'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { scrolls } from '#ui/scrolls'
import styles from './round-story.module.css'
import { storyOf } from './story.ts'
import { texts } from './texts.ts'

/** What happened in a round, in sentences and as it was written down. */
export function RoundStory({ told: { outcome, moves } }: { told: StudioBet }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  if (moves === null) return null
  const decimal = (parts: number, of: 10 | 100): string => number(parts / of, language, { min: of === 10 ? 1 : 2, max: 3 })
  const told = outcome ? storyOf(outcome, { t, decimal }) : []
  return (
    <Card className={styles.story} role="region" aria-label={t('story')}>
      <h4>{t('story')}</h4>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <details className={styles.data}>
        <summary>{t('data')}</summary>
        <p>{t('dataText')}</p>
        {Object.entries({ moves, view: outcome?.view ?? null }).map(([key, value]) => (
          <figure key={key}>
            <figcaption>{t(key as 'moves' | 'view')}</figcaption>
            <pre {...scrolls}>{JSON.stringify(value, undefined, 1)}</pre>
          </figure>
        ))}
      </details>
    </Card>
  )
}
