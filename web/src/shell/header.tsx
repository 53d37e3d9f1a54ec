import { useLocation } from 'wouter'
import { useMedia, usePhone } from '../ui/use-media.ts'
import styles from './header.module.css'
import { NavigationBar } from './navigation-bar.tsx'
import { TopHeader } from './top-header.tsx'

/** Routes whose game needs the room that the navigation takes. Spec §2. */
export const withoutNavigation = (pathname: string): boolean => /^\/(seamless$|lottery$|live\/)/.test(pathname)

/** The logo stands in the second row, where that has room for it. On a phone the tab bar's sheet has the categories. */
export function Header() {
  const [pathname] = useLocation()
  const phone = usePhone()
  const roomy = useMedia('(width >= 1200px)')
  const navigation = !phone && !withoutNavigation(pathname)
  return (
    <header className={styles.header}>
      <TopHeader withLogo={!navigation || !roomy} />
      {navigation && <NavigationBar pathname={pathname} withLogo={roomy} />}
    </header>
  )
}
