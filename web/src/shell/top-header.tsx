import { Moon, Search, Sun } from 'lucide-react'
import { HeaderLogin } from '../features/session/header-login.tsx'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useBrand, useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { useTheme } from '#platform/theme'
import { Button, IconButton } from '#ui/button'
import { useMedia, usePhone } from '../ui/use-media.ts'
import { AppCodes } from './app-codes.tsx'
import { Logo } from './logo.tsx'
import { loadModals } from './modal-host.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { HeaderMember, loadSignedIn } from './signed-in.ts'
import { texts } from './texts.ts'
import styles from './top-header.module.css'

const LanguageMenu = lazyPart('language-menu', () => import('./language-menu.tsx').then((part) => part.LanguageMenu))

/** Whoever comes near the login may go through it. */
function prepare(): void {
  loadSignedIn()
  loadModals()
}

/** The header's first row. On a phone it has room for the brand and for the balance or the login; the rest is in the sheet of the tab bar. */
export function TopHeader({ withLogo }: { withLogo: boolean }) {
  const phone = usePhone()
  const token = useSession((state) => state.token)
  return (
    <div className={styles.top}>
      <div className={styles.inner}>
        {withLogo && <Logo />}
        {!phone && (
          <div className={styles.tools}>
            <SearchButton />
            <ThemeSwitch />
            <AppCodes />
            <LanguageChoice />
          </div>
        )}
        <div className={styles.account} onFocus={prepare}>
          {phone && <SearchButton />}
          {token ? <HeaderMember /> : <Visitor />}
        </div>
      </div>
    </div>
  )
}

/** Any game by its name, from every page. */
function SearchButton() {
  const t = useText(texts)
  return (
    <button type="button" className={styles.search} aria-label={t('search')} onClick={() => openModal('searchModal')}>
      <Search aria-hidden="true" /> <span>{t('search')}</span>
    </button>
  )
}

function ThemeSwitch() {
  const t = useText(texts)
  const { theme, toggle } = useTheme()
  return (
    <IconButton label={theme === 'dark' ? t('toLight') : t('toDark')} onClick={toggle}>
      {theme === 'dark' ? <Sun /> : <Moon />}
    </IconButton>
  )
}

/** Only where the brand speaks more than one language. */
function LanguageChoice() {
  const isNeeded = useBrand().languages.length > 1
  return (
    isNeeded && (
      <PartBoundary>
        <Arriving fallback={null}>
          <LanguageMenu />
        </Arriving>
      </PartBoundary>
    )
  )
}

/** Where the line has room for it, the login itself; elsewhere the way to it. */
function Visitor() {
  const t = useText(texts)
  const direct = useFlag('DIRECTREG3')
  const wide = useMedia('(width >= 1100px)')
  return (
    <>
      {wide ? (
        <HeaderLogin />
      ) : (
        <Button look="quiet" onClick={() => openModal('loginPopupModal')}>
          {t('login')}
        </Button>
      )}
      {direct && (
        <Button look="primary" className={styles.main} onClick={() => openModal('registerModal')}>
          {t('register')}
        </Button>
      )}
    </>
  )
}
