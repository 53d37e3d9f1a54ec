import { Arrived } from '#parts/loaded'
import { clock, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from './overview.module.css'
import { usePresence } from './queries.ts'
import { texts } from './texts.ts'

/** How many of the team are here now, and how many have been away for long. */
export function PresenceCard() {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const { timeZone } = useBrand()
  const query = usePresence()
  return (
    <SectionCard title={t('presence')}>
      <Arrived query={query} skeleton={<Skeleton height="96px" />} failedTitle={t('presenceFailed')} level="h5" small>
        {({ countedAt, ...presence }) => (
          <div className={styles.inside}>
            <dl className={styles.presence}>
              {(['online', 'absentThreeDays', 'absentSevenDays'] as const).map((key) => (
                <div key={key} data-presence={key} data-online={key === 'online' || undefined}>
                  <dt>{t(key)}</dt>
                  <dd>{number(presence[key], language)}</dd>
                </div>
              ))}
            </dl>
            {countedAt !== null && <p className={styles.counted}>{t('presenceAt', { time: clock(countedAt, timeZone) })}</p>}
          </div>
        )}
      </Arrived>
    </SectionCard>
  )
}
