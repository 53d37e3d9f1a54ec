import { pages } from '@tucano/contract/pages'
import {
  BadgePercent,
  BanknoteArrowUp,
  Gauge,
  History,
  LogOut,
  type LucideIcon,
  Mail,
  ReceiptText,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { useLocation } from 'wouter'
import type { EntryKey } from '../features/member/entries.ts'
import { useIcon } from '../features/member/use-icon.ts'
import { hasAgentCentre, hasMemberCentre, useSession } from '#platform/session'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { Avatar, Count } from '#ui/card'
import { Menu, MenuItem } from '#ui/menu'
import { usePhone } from '../ui/use-media.ts'
import { openCentre } from './centres.ts'
import styles from './member-menu.module.css'
import { openMeSheet } from './sheets.ts'
import { texts } from './member-texts.ts'
import { useNews } from './use-news.ts'
import { useSignOut } from './use-sign-out.ts'

/** Entries that are pages of the member's centre. */
const records = [
  { key: 'withdraw', page: 'withdraw', icon: BanknoteArrowUp },
  { key: 'accountRecord', page: 'transactionHistory', icon: ReceiptText },
  { key: 'bettingRecord', page: 'personalHistoryCopy', icon: History },
] as const satisfies { key: string; page: EntryKey; icon: LucideIcon }[]

/** The face of who is here, what is new for them, and the drop menu; on a phone the menu is a sheet. */
export function MemberMenu() {
  const t = useText(texts)
  const phone = usePhone()
  const name = useSession(({ member }) => member?.nickname ?? '')
  const { all } = useNews()
  const label = all > 0 ? t(all === 1 ? 'openMenuOne' : 'openMenuNews', { name, count: all }) : t('openMenu', { name })
  const button = (
    <>
      <Face />
      {!phone && <span className={styles.nickname}>{name}</span>}
    </>
  )
  return (
    <div className={styles.member}>
      {phone ? (
        <button type="button" className={styles.face} aria-label={label} aria-haspopup="dialog" onClick={openMeSheet}>
          {button}
        </button>
      ) : (
        <Menu label={label} button={button}>
          {(close) => <Entries close={close} />}
        </Menu>
      )}
      <span className={styles.badge} data-news={all} aria-hidden="true">
        <Count value={all} label="" />
      </span>
    </div>
  )
}

function Face() {
  const base = useSite((state) => state.imageBase)
  const icon = useIcon()
  return (
    <span className={styles.avatar}>
      <Avatar src={icon} name="" size={34} fallback={`${base}/avatar-default.svg`} />
    </span>
  )
}

function Entries({ close }: { close: () => void }) {
  const t = useText(texts)
  const [, navigate] = useLocation()
  const session = useSession()
  const signOut = useSignOut()
  const { messages, promotions } = useNews()
  const member = hasMemberCentre(session)
  const agent = hasAgentCentre(session)
  const then = (act: () => void) => (): void => {
    close()
    act()
  }
  return (
    <>
      <p className={styles.who} role="presentation">
        <strong>{session.member?.nickname}</strong>
        <span>{session.member?.account}</span>
      </p>
      {member && (
        <MenuItem icon={<UserRound />} onPress={then(() => openCentre('member'))}>
          {t('memberCentre')}
        </MenuItem>
      )}
      {agent && (
        <MenuItem icon={<UsersRound />} onPress={then(() => openCentre('agent'))}>
          {t('agentCentre')}
        </MenuItem>
      )}
      {member &&
        records.map(({ key, page, icon: Icon }) => (
          <MenuItem key={key} icon={<Icon />} onPress={then(() => openCentre('member', page))}>
            {t(key)}
          </MenuItem>
        ))}
      {member && messages > 0 && (
        <MenuItem icon={<Mail />} onPress={then(() => openCentre('member', 'messageV2'))}>
          <News text={t('messages')} count={messages} />
        </MenuItem>
      )}
      {promotions > 0 && (
        <MenuItem icon={<BadgePercent />} onPress={then(() => navigate('/promotions'))}>
          <News text={t('promotions')} count={promotions} />
        </MenuItem>
      )}
      <MenuItem icon={<Gauge />} onPress={then(() => navigate(pages.limits.path))}>
        {t('responsible')}
      </MenuItem>
      <hr className={styles.line} />
      <MenuItem icon={<LogOut />} onPress={then(signOut)}>
        {t('signOut')}
      </MenuItem>
    </>
  )
}

function News({ text, count }: { text: string; count: number }) {
  const t = useText(texts)
  return (
    <span className={styles.news}>
      {text} <Count value={count} label={t('newCount', { count })} />
    </span>
  )
}
