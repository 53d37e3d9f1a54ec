import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { type Telling, tellChanges } from './editor/tell.ts'
import styles from './office.module.css'
import type { FoundPromotion } from './queries.ts'
import { texts } from './texts.ts'

interface VersionsCardProps {
  found: FoundPromotion
  telling: Telling
}

/** Every version that has run, the newest first, and what each has changed; what the draft would change before them. */
export function VersionsCard({ found: { versions, definition, draft }, telling }: VersionsCardProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  return (
    <SectionCard title={t('versions')} {...(versions.length === 0 ? { text: t('versionsNone') } : {})}>
      <ol className={styles.list}>
        {draft !== null && (
          <li className={styles.item} data-version="draft">
            <strong>{t('draftChanges')}</strong>
            <Changes changes={tellChanges(definition, draft, telling)} />
          </li>
        )}
        {versions.map(({ version, since, by, definition: now }, n) => {
          const before = versions[n + 1]
          return (
            <li key={version} className={styles.item} data-version={version}>
              <span className={styles.line}>
                <strong>{t('version', { version })}</strong>
                <span className={styles.soft}>{t('versionBy', { by, at: exactMoment(since, timeZone) })}</span>
              </span>
              {before ? (
                <Changes changes={tellChanges(before.definition, now, telling)} />
              ) : (
                <p className={styles.soft}>{t('versionFirst')}</p>
              )}
            </li>
          )
        })}
      </ol>
    </SectionCard>
  )
}

function Changes({ changes }: { changes: ReturnType<typeof tellChanges> }) {
  const t = useText(texts)
  if (changes.length === 0) return <p className={styles.soft}>{t('versionSame')}</p>
  return (
    <dl className={styles.changes}>
      {changes.map(({ key, label, text, before }) => (
        <div key={key} data-change={key}>
          <dt>{label}</dt>
          <dd>
            {text} <span className={styles.soft}>{t('was', { before })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
