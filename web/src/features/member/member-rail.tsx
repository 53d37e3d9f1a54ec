import { Sprout } from 'lucide-react'
import type { Ref } from 'react'
import { useSession } from '#platform/session'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { Avatar } from '#ui/card'
import { RailEntries } from '#ui/rail-entries'
import { RailIdentity, RailIdentitySkeleton } from '#ui/rail-identity'
import { type EntryKey, entryGroups, entryIcons } from './entries.ts'
import { MemberLabels } from './member-labels.tsx'
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
    <div ref={ref}>
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
  if (!member) return <RailIdentitySkeleton />
  return (
    <RailIdentity
      picture={<Avatar src={icon} name="" size={48} fallback={`${base}/avatar-default.svg`} />}
      name={member.nickname}
      badge={
        <>
          <Sprout aria-hidden="true" />
          {member.clubLabel.labelName}
        </>
      }
    >
      <MemberLabels labels={member.memberLabel} />
    </RailIdentity>
  )
}
