import type { Resource } from '@tucano/contract/site'
import { useText } from '#platform/text'
import { texts } from './code-texts.ts'
import { ResourceCode } from './resource-code.tsx'
import { ResourceLink } from './resource-link.tsx'
import styles from './side-bar.module.css'

/** What flies out of the right bar: a code to scan, and the way for those who are on the phone already. */
export function SideCode({ resource }: { resource: Resource }) {
  const t = useText(texts)
  const name = t(resource.resourceType)
  return (
    <>
      <ResourceCode resource={resource} />
      <p className={styles.title}>{name}</p>
      <p className={styles.scan}>{t('scan')}</p>
      <ResourceLink resource={resource} className={styles.link} label={`${t('openResource')}: ${name}`}>
        {t('openResource')}
      </ResourceLink>
    </>
  )
}
