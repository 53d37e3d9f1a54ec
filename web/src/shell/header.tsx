import { Languages, LogOut, Moon, Sun, UserRound, UsersRound } from 'lucide-react'
import { useLocation } from 'wouter'
import { useIcon } from '../features/member/use-icon.ts'
import { Balance } from '../features/wallet/balance.tsx'
import { type Language, useLanguage } from '#platform/language'
import { openModal } from '#platform/modals'
import { hasAgentCentre, hasMemberCentre, useSession } from '#platform/session'
import { useBrand, useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { useTheme } from '#platform/theme'
import { Button, IconButton } from '#ui/button'
import { Avatar } from '#ui/card'
import { Menu, MenuItem } from '#ui/menu'
import { openCentre } from './centres.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { texts } from './texts.ts'

/** Routes whose game needs the room that the navigation takes. Spec §2. */
const WITHOUT_NAVIGATION = ['/seamless', '/lottery']

export function Header() {
  const [pathname] = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.inner}>
          <Logo />
          <div className={styles.tools}>
            <LanguageMenu />
            <ThemeSwitch />
            <Account />
          </div>
        </div>
      </div>
      {!WITHOUT_NAVIGATION.includes(pathname) && <NavigationBar pathname={pathname} />}
    </header>
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
      button={
        <>
          <Languages className={styles.small} aria-hidden="true" /> <span className={styles.language}>{language}</span>
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

function Account() {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const direct = useFlag('DIRECTREG3')
  if (token)
    return (
      <>
        <Balance />
        <MemberMenu />
      </>
    )
  return (
    <>
      <Button look="quiet" onClick={() => openModal('loginPopupModal')}>
        {t('login')}
      </Button>
      {direct && (
        <Button look="primary" onClick={() => openModal('registerModal')}>
          {t('register')}
        </Button>
      )}
    </>
  )
}

function MemberMenu() {
  const t = useText(texts)
  const [, navigate] = useLocation()
  const session = useSession()
  const base = useSite((state) => state.imageBase)
  const icon = useIcon()
  const name = session.member?.nickname ?? ''
  const signOut = async (): Promise<void> => {
    const { askSignOut } = await import('../features/session/sign-out.tsx')
    askSignOut(navigate)
  }
  const button = (
    <>
      <Avatar src={icon} name="" size={32} fallback={`${base}/avatar-default.svg`} />
      <span className={styles.nickname}>{name}</span>
    </>
  )
  return (
    <Menu label={t('openMenu', { name })} button={button}>
      {(close) => (
        <>
          {hasMemberCentre(session) && (
            <MenuItem icon={<UserRound />} onPress={() => (close(), openCentre('member'))}>
              {t('memberCentre')}
            </MenuItem>
          )}
          {hasAgentCentre(session) && (
            <MenuItem icon={<UsersRound />} onPress={() => (close(), openCentre('agent'))}>
              {t('agentCentre')}
            </MenuItem>
          )}
          <MenuItem icon={<LogOut />} onPress={() => (close(), void signOut())}>
            {t('signOut')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
