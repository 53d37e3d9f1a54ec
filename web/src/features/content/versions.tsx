import type { ContentSubject, ContentVersion } from '@tucano/contract/content'
import { History, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmModal } from '#office/confirm-modal.tsx'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import styles from './content.module.css'
import { draftOf } from './draft.ts'
import type { FieldName } from './fields.ts'
import { useVersions } from './queries.ts'
import { texts } from './texts.ts'

interface VersionsProps {
  subject: ContentSubject
  /** Nothing for what was removed. */
  slug: string | undefined
  onRestore?: (versionId: string, slug: string) => void
}

/** What a thing was before, or what is no longer there: each can come back. */
export function Versions({ subject, slug, onRestore }: VersionsProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { data: versions = [] } = useVersions(subject, slug)
  const [chosen, setChosen] = useState<ContentVersion>()
  const bringBack = slug === undefined ? t('bringBack') : t('restore')
  if (versions.length === 0) return null
  return (
    <SectionCard
      title={slug === undefined ? t('removedTitle') : t('versions')}
      text={slug === undefined ? t('removedText') : t('versionsText')}
      level={slug === undefined ? 'h3' : 'h4'}
    >
      <ul className={styles.versions}>
        {versions.map((version) => {
          const { versionId, until, by, item } = version
          const when = { at: moment(until, timeZone), by: by ?? t('commandLine') }
          return (
            <li key={versionId} className={styles.version}>
              <History aria-hidden="true" />
              <span className={styles.versionWords}>
                <strong>{slug === undefined ? titleOf(item) : t('versionUntil', when)}</strong>
                <span className={styles.soft}>{slug === undefined ? t('removedAt', when) : titleOf(item)}</span>
              </span>
              <Button size="small" look="quiet" icon={<Undo2 />} onClick={() => setChosen(version)}>
                {onRestore ? bringBack : t('look')}
              </Button>
            </li>
          )
        })}
      </ul>
      {chosen && (
        <ConfirmModal
          title={onRestore ? t('restoreTitle') : t('look')}
          label={onRestore ? bringBack : t('close')}
          close={() => setChosen(undefined)}
          onConfirm={() => onRestore?.(chosen.versionId, chosen.item.slug)}
        >
          <dl className={styles.was}>
            {Object.entries(draftOf(chosen.item, timeZone)).map(([name, text]) => (
              <div key={name}>
                <dt>{t(`field_${name as FieldName}`)}</dt>
                <dd>{text || '—'}</dd>
              </div>
            ))}
          </dl>
        </ConfirmModal>
      )}
    </SectionCard>
  )
}

/** What a thing is called: its title, its name, or what it is itself. */
export const titleOf = (item: ContentVersion['item']): string => ('title' in item ? item.title : 'name' in item ? item.name : item.slug)
