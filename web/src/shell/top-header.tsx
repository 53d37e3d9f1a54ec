import { Languages, Moon, Sun } from 'lucide-react'
import { HeaderLogin } from '../features/session/header-login.tsx'
import { type Language, useLanguage } from '#platform/language'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useBrand, useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { useTheme } from '#platform/theme'
import { Button, IconButton } from '#ui/button'
import { Menu, MenuItem } from '#ui/menu'
import { useMedia, usePhone } from '../ui/use-media.ts'
import { AppCodes } from './app-codes.tsx'
import { Logo } from './logo.tsx'
import { HeaderMember, loadSignedIn } from './signed-in.ts'
import { texts } from './texts.ts'
import styles from './top-header.module.css'

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
            <ThemeSwitch />
            <AppCodes />
            <LanguageMenu />
          </div>
        )}
        <div className={styles.account} onFocus={loadSignedIn}>
          {token ? <HeaderMember /> : <Visitor />}
        </div>
      </div>
    </div>
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
function LanguageMenu() {
  const t = useText(texts)
  const { languages } = useBrand()
  const { language, choose } = useLanguage()
  if (languages.length < 2) return null
  const take = (chosen: Language, close: () => void) => (): void => {
    choose(chosen)
    close()
  }
  return (
    <Menu
      label={t('language')}
      align="start"
      button={
        <>
          <Languages className={styles.small} aria-hidden="true" /> {language}
        </>
      }
    >
      {(close) =>
        languages.map((entry) => (
          <MenuItem key={entry} onPress={take(entry, close)}>
            {t(entry)}
          </MenuItem>
        ))
      }
    </Menu>
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
