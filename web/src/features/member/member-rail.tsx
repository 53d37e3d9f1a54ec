import { ChevronRight, Sprout } from 'lucide-react'
import type { Ref } from 'react'
import { useSession } from '#platform/session'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { Avatar, Badge, Count, Skeleton } from '#ui/card'
import { type EntryKey, entryGroups, entryIcons } from './entries.ts'
import { MemberLabels } from './member-labels.tsx'
import styles from './member-rail.module.css'
import { texts } from './texts.ts'
import { useIcon } from './use-icon.ts'
import { useUnread } from './use-unread.ts'

interface MemberRailProps {
  active: EntryKey | undefined
  onChoose: (key: EntryKey) => void
  ref: Ref<HTMLDivElement>
}

/** Who is here, and where they can go. */
export function MemberRail({ active, onChoose, ref }: MemberRailProps) {
  const t = useText(texts)
  return (
    <div className={styles.rail} ref={ref}>
      <Identity />
      <nav className={styles.entries} aria-label={t('entries')}>
        {entryGroups.map((group) => (
          <ul key={group[0]} className={styles.group}>
            {group.map((key) => (
              <li key={key}>
                <Entry entry={key} active={key === active} onChoose={() => onChoose(key)} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </div>
  )
}

function Entry({ entry, active, onChoose }: { entry: EntryKey; active: boolean; onChoose: () => void }) {
  const t = useText(texts)
  const count = useUnread()[entry] ?? 0
  const Icon = entryIcons[entry]
  return (
    <button type="button" className={styles.entry} data-entry={entry} aria-current={active ? 'page' : undefined} onClick={onChoose}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.name}>{t(entry)}</span>
      <Count value={count} label={t('unread', { count })} />
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </button>
  )
}

function Identity() {
  const member = useSession((state) => state.member)
  const base = useSite((state) => state.imageBase)
  const icon = useIcon()
  if (!member) {
    return (
      <div className={styles.identity}>
        <Skeleton width="48px" height="48px" round />
        <Skeleton width="60%" height="20px" />
      </div>
    )
  }
  return (
    <div className={styles.identity}>
      <Avatar src={icon} name="" size={48} fallback={`${base}/avatar-default.svg`} />
      <div className={styles.who}>
        <p className={styles.nickname}>{member.nickname}</p>
        <Badge tone="forest">
          <Sprout className={styles.sprout} aria-hidden="true" />
          {member.clubLabel.labelName}
        </Badge>
      </div>
      <MemberLabels labels={member.memberLabel} />
    </div>
  )
}
