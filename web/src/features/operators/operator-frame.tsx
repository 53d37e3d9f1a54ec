import { mayCall } from '@tucano/contract/endpoint'
import type { OperatorInfo } from '@tucano/contract/operators'
import { pages } from '@tucano/contract/pages'
import { KeyRound, LogOut, Moon, Sun } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { AlertButtons } from '#parts/office/alert-buttons'
import type { OfficeSection } from '#office/section.ts'
import { useLanguage } from '#platform/language'
import { leavePage } from '#platform/leaving'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { useTheme } from '#platform/theme'
import { words } from '#platform/words'
import { IconButton } from '#ui/button'
import { Skeleton } from '#ui/card'
import { scrolls } from '#ui/scrolls'
import styles from './frame.module.css'
import { OperatorDoor } from './operator-door.tsx'
import { FirstPassword, PasswordWindow } from './password-form.tsx'
import { RoleBadges } from './role-badges.tsx'
import { texts } from './texts.ts'
import { leaveOffice, useOperator, useOperatorWatch } from './use-operator.ts'

const pathOf = (section: string): string => `${pages.operator.path}/${section}`

/** The back office: a door in steps, and behind it the sections that this operator's roles open. */
export function OperatorFrame({ sections }: { sections: readonly OfficeSection[] }) {
  const w = useText(words)
  const { operator } = useOperator()
  useOperatorWatch()
  if (operator === undefined) return <OperatorDoor />
  if (operator === 'unknown')
    return (
      <main className={styles.waiting} role="status" aria-label={w('loading')}>
        <Skeleton width="320px" height="240px" />
      </main>
    )
  if (operator.passwordChangeRequired) return <FirstPassword />
  return <Office operator={operator} sections={sections} />
}

function Office({ operator, sections }: { operator: OperatorInfo; sections: readonly OfficeSection[] }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const [pathname, navigate] = useLocation()
  const open = sections.filter(({ role }) => mayCall(operator.roles, { role, method: 'GET' }))
  const [, , chosen] = pathname.split('/')
  const section = open.find(({ path }) => path === chosen)
  const first = open[0]?.path
  useEffect(() => {
    // The door's own address leads to where this operator works.
    if (!chosen && first) navigate(pathOf(first), { replace: true })
  }, [chosen, first, navigate])
  return (
    <div className={styles.page}>
      <Rail operator={operator} sections={open} chosen={section?.path} />
      <main className={styles.main} {...scrolls} aria-label={section?.title[language]} key={section?.path}>
        {section && (
          <section.part
            mayChange={mayCall(operator.roles, { role: section.role, method: 'POST' })}
            roles={operator.roles}
            account={operator.account}
          />
        )}
        {!section && chosen && (
          <DrawnState drawing="lock" title={t('closedTitle')}>
            {t('closedText')}
          </DrawnState>
        )}
      </main>
    </div>
  )
}

interface RailProps {
  operator: OperatorInfo
  sections: readonly OfficeSection[]
  chosen: string | undefined
}

function Rail({ operator, sections, chosen }: RailProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const base = useSite((state) => state.imageBase)
  const [, navigate] = useLocation()
  const { theme, toggle } = useTheme()
  const [changing, setChanging] = useState(false)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the sections are a strip that may be longer than the screen.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [chosen])
  const leave = async (): Promise<void> => {
    await leaveOffice()
    navigate(pages.operator.path)
  }
  return (
    <aside className={styles.rail}>
      <div className={styles.brand}>
        <img src={`${base}/logo-mark.svg`} alt="" width={36} height={36} />
        <h1 className={styles.title}>{t('title')}</h1>
      </div>
      <nav ref={nav} className={styles.sections} aria-label={t('sections')}>
        {sections.map(({ path, title, icon: Icon, count: Waiting }) => (
          <Link key={path} href={pathOf(path)} className={styles.section} aria-current={path === chosen ? 'page' : undefined}>
            <Icon aria-hidden="true" />
            <span className={styles.label}>{title[language]}</span>
            {Waiting && <Waiting />}
          </Link>
        ))}
      </nav>
      <div className={styles.me}>
        <span className={styles.initials} aria-hidden="true">
          {operator.name.at(0)}
        </span>
        <p className={styles.who}>
          <strong>{operator.name}</strong>
          <span>{operator.account}</span>
        </p>
        <div className={styles.badges}>
          <RoleBadges roles={operator.roles} />
        </div>
      </div>
      <div className={styles.tools}>
        {sections.some(({ count }) => count) && <AlertButtons />}
        <IconButton label={t('changePassword')} onClick={() => setChanging(true)}>
          <KeyRound />
        </IconButton>
        <IconButton label={theme === 'dark' ? t('light') : t('dark')} onClick={toggle}>
          {theme === 'dark' ? <Sun /> : <Moon />}
        </IconButton>
        <IconButton label={t('leave')} onClick={() => leavePage(() => void leave())}>
          <LogOut />
        </IconButton>
      </div>
      {changing && <PasswordWindow close={() => setChanging(false)} />}
    </aside>
  )
}
