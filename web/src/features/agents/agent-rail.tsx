import type { AgentMenuItem, AgentPage } from '@tucano/contract/agents'
import { UsersRound } from 'lucide-react'
import type { Ref } from 'react'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { RailEntries } from '#ui/rail-entries'
import { RailIdentity, RailMark } from '#ui/rail-identity'
import { entryGroups, entryIcons } from './entries.ts'
import { texts } from './texts.ts'

interface AgentRailProps {
  menu: readonly AgentMenuItem[]
  active: AgentPage | undefined
  onChoose: (page: AgentPage) => void
  ref: Ref<HTMLDivElement>
}

/** Who is here, and the pages that this agent has. */
export function AgentRail({ menu, active, onChoose, ref }: AgentRailProps) {
  const t = useText(texts)
  const member = useSession((state) => state.member)
  const groups = entryGroups.map((group) =>
    group.flatMap((key) => {
      const item = menu.find(({ name }) => name === key)
      if (!item) return []
      const count = item.data.waiting
      return [{ key, name: t(key), icon: entryIcons[key], count, countLabel: t('waiting', { count }) }]
    }),
  )
  return (
    <div ref={ref}>
      <RailIdentity
        picture={<RailMark icon={UsersRound} />}
        name={member?.nickname ?? ''}
        badge={t(member?.type === 1 ? 'kind_1' : 'kind_2')}
      />
      <RailEntries label={t('entries')} groups={groups.filter((group) => group.length > 0)} active={active} onChoose={onChoose} />
    </div>
  )
}
