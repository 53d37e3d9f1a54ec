import type { OperatorRole } from '@tucano/contract/endpoint'
import type { MemberProfile } from '@tucano/contract/members'
import { TriangleAlert } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { Arrived } from '#parts/loaded'
import { Detail } from '#parts/office/detail'
import { DocumentsBadge } from '#parts/office/documents-badge'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge, Skeleton } from '#ui/card'
import { Tabs } from '#ui/tabs'
import { MemberActions } from './member-actions.tsx'
import { Alarm } from './detail-parts.tsx'
import styles from './members.module.css'
import { BetsTab } from './profile/bets-tab.tsx'
import { DocumentsTab } from './profile/documents-tab.tsx'
import { JournalTab } from './profile/journal-tab.tsx'
import { LimitsTab } from './profile/limits-tab.tsx'
import { MoneyTab } from './profile/money-tab.tsx'
import { NotesTab } from './profile/notes-tab.tsx'
import { PersonTab } from './profile/person-tab.tsx'
import { SessionsTab } from './profile/sessions-tab.tsx'
import { useMember } from './queries.ts'
import { texts } from './texts.ts'

const tabs = ['person', 'money', 'bets', 'limits', 'documents', 'sessions', 'notes', 'journal'] as const
type Tab = (typeof tabs)[number]

/** One member. What it shows first comes in one call, and the rest when it is looked at. */
export function MemberDetail({ memberId, roles }: { memberId: string; roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  return (
    <Arrived query={useMember(memberId)} skeleton={<Skeleton height="420px" />} failedTitle={t('memberFailed')} level="h3">
      {(profile) => <Profile profile={profile} roles={roles} />}
    </Arrived>
  )
}

function Profile({ profile, roles }: { profile: MemberProfile; roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const [search, setSearch] = useSearchParams()
  const named = search.get('aba')
  const tab = tabs.find((key) => t(`tab_${key}`).toLowerCase() === named) ?? 'person'
  const turnTo = (key: Tab): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (key === 'person') after.delete('aba')
        else after.set('aba', t(`tab_${key}`).toLowerCase())
        return after
      },
      { replace: true },
    )
  const { memberId, account, nickname, status, documents, labels, blocked, online, rank, defaultPassword } = profile
  const Part = parts[tab]
  return (
    <Detail
      label={t('detail', { account })}
      title={account}
      text={t('of', { nickname, id: memberId, rank })}
      badges={
        <>
          {status !== 'active' && <Badge tone="alarm">{t(`status_${status}`)}</Badge>}
          {online && <Badge tone="sky">{t('online')}</Badge>}
          {defaultPassword && <Badge tone="beak">{t('defaultPassword')}</Badge>}
          <DocumentsBadge state={documents} />
          {labels.map(({ labelId, name, colour }) => (
            <Badge key={labelId}>
              <span className={styles.label} style={{ '--label': colour } as object}>
                {name}
              </span>
            </Badge>
          ))}
        </>
      }
    >
      {blocked && (
        <Alarm>
          <TriangleAlert aria-hidden="true" />
          <span>
            <strong>{t('blockedBy', { by: blocked.by, at: moment(blocked.at, timeZone) })}</strong> {blocked.reason}
          </span>
        </Alarm>
      )}
      <MemberActions profile={profile} roles={roles} />
      <div className={styles.tabs}>
        <Tabs label={t('tabs')} active={tab} onChange={turnTo} tabs={tabs.map((key) => ({ key, label: t(`tab_${key}`) }))}>
          <div className={styles.tab}>
            <Part profile={profile} roles={roles} />
          </div>
        </Tabs>
      </div>
    </Detail>
  )
}

const parts = {
  person: PersonTab,
  money: MoneyTab,
  bets: BetsTab,
  limits: LimitsTab,
  documents: DocumentsTab,
  sessions: SessionsTab,
  notes: NotesTab,
  journal: JournalTab,
}
