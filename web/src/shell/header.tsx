import { Link, useLocation } from 'wouter'
import { useText } from '#platform/text'
import { usePhone } from '../ui/use-media.ts'
import styles from './header.module.css'
import { navigation } from './navigation.ts'
import { texts } from './texts.ts'
import { TopHeader } from './top-header.tsx'

/** Routes whose game needs the room that the navigation takes. Spec §2. */
const WITHOUT_NAVIGATION = ['/seamless', '/lottery']

/** On a phone the tab bar's sheet has the categories. */
export function Header() {
  const [pathname] = useLocation()
  const phone = usePhone()
  return (
    <header className={styles.header}>
      <TopHeader />
      {!phone && !WITHOUT_NAVIGATION.includes(pathname) && <Navigation pathname={pathname} />}
    </header>
  )
}

function Navigation({ pathname }: { pathname: string }) {
  const t = useText(texts)
  return (
    <nav className={styles.navigation} aria-label={t('navigation')}>
      <ul className={styles.inner}>
        {navigation.map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <Link href={path} className={styles.item} aria-current={path === pathname ? 'page' : undefined}>
              <Icon aria-hidden="true" />
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
