import type { OperatorRole } from '@tucano/contract/endpoint'
import { Headset, type LucideIcon, MessagesSquare, ScrollText, UsersRound } from 'lucide-react'
import type { ComponentType } from 'react'
import { type OfficeSection, OperatorFrame } from '../features/operators/operator-frame.tsx'
import { lazyPart } from '#platform/chunk'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { type Texts, texts } from './texts.ts'

interface Section {
  /** The last segment of its address: `/operator/<path>`. */
  path: string
  title: Extract<keyof Texts, `office_${string}`>
  icon: LucideIcon
  /** Who works in it. Auditors see it, with `mayChange` false; admins may do everything. */
  role: OperatorRole
  /** Module of the brand without which it is not there. */
  moduleId?: string
  part: ComponentType<{ mayChange: boolean }>
}

/** The sections of the back office, in the order of its rail. Another one is another line here. */
const sections: readonly Section[] = [
  {
    path: 'atendimento',
    title: 'office_support',
    icon: Headset,
    role: 'support',
    part: lazyPart('office-support', () => import('../features/support/talk/desk.tsx').then(({ Desk }) => Desk)),
  },
  {
    path: 'sala',
    title: 'office_room',
    icon: MessagesSquare,
    role: 'support',
    moduleId: 'CBS3',
    part: lazyPart('office-room', () => import('../features/chat/room-watch.tsx').then(({ RoomWatch }) => RoomWatch)),
  },
  {
    path: 'operadores',
    title: 'office_operators',
    icon: UsersRound,
    role: 'admin',
    part: lazyPart('office-operators', () =>
      import('../features/operators/operators-section.tsx').then(({ OperatorsSection }) => OperatorsSection),
    ),
  },
  {
    path: 'diario',
    title: 'office_journal',
    icon: ScrollText,
    role: 'auditor',
    part: lazyPart('office-journal', () =>
      import('../features/operators/journal-section.tsx').then(({ JournalSection }) => JournalSection),
    ),
  },
]

/** The back office: whoever works for the brand works here. */
export function OperatorPage() {
  const t = useText(texts)
  const flags = useSite((state) => state.flags)
  const shown = sections
    .filter(({ moduleId }) => moduleId === undefined || flags[moduleId])
    .map(({ title, ...section }): OfficeSection => ({ ...section, label: t(title) }))
  return <OperatorFrame sections={shown} />
}
