import { Link } from 'wouter'
import { useText } from '#platform/text'
import styles from './app-codes.module.css'
import { ResourceCode } from './resource-code.tsx'
import { ResourceLink } from './resource-link.tsx'
import { useResources } from './resources.ts'
import { texts } from './code-texts.ts'

/** What the header's codes show when somebody opens them. */
export function AppCodesList({ close }: { close: () => void }) {
  const t = useText(texts)
  const apps = useResources(['IOS', 'ANDROID'])
  return (
    <div className={styles.codes}>
      <p className={styles.title}>{t('appTitle')}</p>
      <p className={styles.text}>{t('appText')}</p>
      <ul className={styles.list}>
        {apps.map((app) => (
          <li key={app.resourceType}>
            <ResourceCode resource={app} />
            <ResourceLink resource={app} className={styles.name} onClick={close}>
              {t(app.resourceType)}
            </ResourceLink>
          </li>
        ))}
      </ul>
      <Link href="/down" className={styles.all} onClick={close}>
        {t('appSteps')}
      </Link>
    </div>
  )
}
