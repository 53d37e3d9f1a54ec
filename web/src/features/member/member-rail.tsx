import { Sprout } from 'lucide-react'
import type { Ref } from 'react'
import { useSession } from '#platform/session'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { Avatar, Badge, Skeleton } from '#ui/card'
import { RailEntries } from '#ui/rail-entries'
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
  const unread = useUnread()
  return (
    <div className={styles.rail} ref={ref}>
      <Identity />
      <RailEntries
        label={t('entries')}
        groups={entryGroups.map((group) =>
          group.map((key) => {
            const count = unread[key] ?? 0
            return { key, name: t(key), icon: entryIcons[key], count, countLabel: t('unread', { count }) }
          }),
        )}
        active={active}
        onChoose={onChoose}
      />
    </div>
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
