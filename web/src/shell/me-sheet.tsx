import { pages as sitePages } from '@tucano/contract/pages'
import {
  BadgePercent,
  BanknoteArrowUp,
  ChevronRight,
  CircleHelp,
  Gauge,
  Headset,
  History,
  Languages,
  LogOut,
  type LucideIcon,
  Mail,
  Moon,
  ReceiptText,
  ShieldCheck,
  Sun,
  UserRound,
  UsersRound,
  WalletCards,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { EntryKey } from '../features/member/entries.ts'
import { useIcon } from '../features/member/use-icon.ts'
import { useCustomerService } from '../features/support/service/customer-service.ts'
import { Balance } from '../features/wallet/balance.tsx'
import { useLanguage } from '#platform/language'
import { openModal } from '#platform/modals'
import { useProtected } from '#platform/protect'
import { hasAgentCentre, hasMemberCentre, useSession } from '#platform/session'
import { useBrand, useFlag, useSite } from '#platform/site'
import { useStanding } from '#platform/standing'
import { useText } from '#platform/text'
import { useTheme } from '#platform/theme'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Avatar, Count } from '#ui/card'
import { Sheet } from '#ui/sheet'
import { Segmented } from '#ui/tabs'
import { openCentre } from './centres.ts'
import styles from './me-sheet.module.css'
import { ResourceLink } from './resource-link.tsx'
import { resourceIcons, useResources } from './resources.ts'
import { texts } from './member-texts.ts'
import { useCloseOnLeave } from './use-close-on-leave.ts'
import { useNews } from './use-news.ts'
import { useSignOut } from './use-sign-out.ts'

interface Part {
  close: () => void
}

/** All that is mine, on a phone: the account or the way into one, how the site looks, help and the apps. */
export function MeSheet({ close }: Part) {
  const t = useText(texts)
  const w = useText(words)
  const session = useSession()
  useCloseOnLeave(close)
  return (
    <Sheet title={session.token ? t('me') : t('meVisitor')} closeLabel={w('close')} onClose={close}>
      <div className={styles.sheet}>
        {session.token ? <Mine close={close} /> : <Entrance close={close} />}
        <Looks />
        <Help close={close} />
        {session.token ? <SignOut close={close} /> : <Apps close={close} />}
      </div>
    </Sheet>
  )
}

function Entrance({ close }: Part) {
  const t = useText(texts)
  const direct = useFlag('DIRECTREG3')
  const then = (name: 'loginPopupModal' | 'registerModal') => (): void => {
    close()
    openModal(name)
  }
  return (
    <section className={styles.entrance}>
      <p>{t('meText')}</p>
      <div className={styles.pair}>
        <Button look={direct ? 'secondary' : 'primary'} size="large" onClick={then('loginPopupModal')}>
          {t('login')}
        </Button>
        {direct && (
          <Button look="primary" size="large" onClick={then('registerModal')}>
            {t('register')}
          </Button>
        )}
      </div>
    </section>
  )
}

const pages = [
  { key: 'myAccount', page: 'securityCenter', icon: ShieldCheck },
  { key: 'bettingRecord', page: 'personalHistoryCopy', icon: History },
  { key: 'accountRecord', page: 'transactionHistory', icon: ReceiptText },
] as const satisfies { key: string; page: EntryKey; icon: LucideIcon }[]

function Mine({ close }: Part) {
  const t = useText(texts)
  const session = useSession()
  const protect = useProtected()
  const base = useSite((state) => state.imageBase)
  const icon = useIcon()
  const { messages, promotions } = useNews()
  const member = hasMemberCentre(session)
  const closed = useStanding((state) => state.closed !== null)
  const open = (page?: EntryKey) => (): void => {
    close()
    protect(() => openCentre('member', page))
  }
  return (
    <>
      <div className={styles.who}>
        <Avatar src={icon} name="" size={52} fallback={`${base}/avatar-default.svg`} />
        <p>
          <strong>{session.member?.nickname}</strong>
          <span>{session.member?.account}</span>
        </p>
      </div>
      <div className={styles.money}>
        <Balance />
        <div className={styles.pair}>
          <Button look={closed ? 'secondary' : 'primary'} icon={<WalletCards aria-hidden="true" />} onClick={open('depositv2')}>
            {t('deposit')}
          </Button>
          <Button icon={<BanknoteArrowUp aria-hidden="true" />} onClick={open('withdraw')}>
            {t('withdraw')}
          </Button>
        </div>
      </div>
      <ul className={styles.rows}>
        {member && <Row icon={UserRound} text={t('memberCentre')} onPress={open()} />}
        {hasAgentCentre(session) && <Row icon={UsersRound} text={t('agentCentre')} onPress={() => (close(), openCentre('agent'))} />}
        {member && pages.map(({ key, page, icon: sign }) => <Row key={key} icon={sign} text={t(key)} onPress={open(page)} />)}
        {member && <Row icon={Mail} text={t('messages')} count={messages} onPress={open('messageV2')} />}
        {!closed && <Row icon={BadgePercent} text={t('promotions')} count={promotions} href="/promotions" onPress={close} />}
      </ul>
    </>
  )
}

/** How the site looks and speaks. */
function Looks() {
  const t = useText(texts)
  const { theme, toggle } = useTheme()
  const { languages } = useBrand()
  const { language, choose } = useLanguage()
  return (
    <ul className={styles.rows}>
      <li className={styles.choice}>
        {theme === 'dark' ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
        <span>{t('theme')}</span>
        <Segmented
          label={t('theme')}
          value={theme}
          onChange={(chosen) => chosen !== theme && toggle()}
          choices={[
            { key: 'light', label: t('light') },
            { key: 'dark', label: t('dark') },
          ]}
        />
      </li>
      {languages.length > 1 && (
        <li className={styles.choice}>
          <Languages aria-hidden="true" />
          <span>{t('language')}</span>
          <Segmented label={t('language')} value={language} onChange={choose} choices={languages.map((key) => ({ key, label: key }))} />
        </li>
      )}
    </ul>
  )
}

function Help({ close }: Part) {
  const t = useText(texts)
  const openService = useCustomerService()
  return (
    <ul className={styles.rows}>
      <Row icon={Gauge} text={t('responsible')} href={sitePages.limits.path} onPress={close} />
      <Row icon={CircleHelp} text={t('help')} href="/help" onPress={close} />
      <Row icon={Headset} text={t('customerService')} onPress={openService} />
    </ul>
  )
}

function Apps({ close }: Part) {
  const t = useText(texts)
  const apps = useResources(['IOS', 'ANDROID', 'MOBILECONFIG'])
  if (apps.length === 0) return null
  return (
    <section>
      <h3 className={styles.title}>{t('download')}</h3>
      <ul className={styles.apps}>
        {apps.map((app) => {
          const Icon = resourceIcons[app.resourceType]
          return (
            <li key={app.resourceType}>
              <ResourceLink resource={app} className={styles.app} onClick={close}>
                <Icon aria-hidden="true" />
                {t(app.resourceType)}
              </ResourceLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function SignOut({ close }: Part) {
  const t = useText(texts)
  const signOut = useSignOut()
  return (
    <ul className={styles.rows}>
      <Row icon={LogOut} text={t('signOut')} onPress={() => (close(), signOut())} />
    </ul>
  )
}

interface RowProps {
  icon: LucideIcon
  text: string
  count?: number
  /** A page of the site; otherwise something opens. */
  href?: string
  onPress: () => void
}

function Row({ icon: Icon, text, count = 0, href, onPress }: RowProps) {
  const t = useText(texts)
  const inside: ReactNode = (
    <>
      <Icon aria-hidden="true" />
      <span>{text}</span>
      <Count value={count} label={t('newCount', { count })} />
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </>
  )
  return (
    <li>
      {href ? (
        <Link href={href} className={styles.row} onClick={onPress}>
          {inside}
        </Link>
      ) : (
        <button type="button" className={styles.row} onClick={onPress}>
          {inside}
        </button>
      )}
    </li>
  )
}
