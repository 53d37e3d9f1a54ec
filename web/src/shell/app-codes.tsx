import { Smartphone } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { Popover } from '#ui/popover'
import styles from './app-codes.module.css'
import { ResourceCode } from './resource-code.tsx'
import { ResourceLink } from './resource-link.tsx'
import { useResources } from './resources.ts'
import { texts } from './texts.ts'

/** The header's codes to scan: one for each app that the brand has. */
export function AppCodes() {
  const t = useText(texts)
  const apps = useResources(['IOS', 'ANDROID'])
  if (apps.length === 0) return null
  return (
    <Popover label={t('download')} button={<Smartphone aria-hidden="true" />}>
      {(close) => (
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
      )}
    </Popover>
  )
}
