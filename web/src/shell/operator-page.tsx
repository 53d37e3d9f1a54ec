import type { OperatorRole } from '@tucano/contract/endpoint'
import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  Headset,
  IdCard,
  type LucideIcon,
  MailPlus,
  MessagesSquare,
  PenLine,
  Scale,
  ScrollText,
  UserRoundSearch,
  UsersRound,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { DepositsCount } from '../features/deposits/office/deposits-count.tsx'
import { DocumentsCount } from '../features/documents/office/documents-count.tsx'
import { type OfficeSection, OperatorFrame } from '../features/operators/operator-frame.tsx'
import { AdjustmentsCount } from '../features/members/adjustments/adjustments-count.tsx'
import { WithdrawalsCount } from '../features/withdrawals/office/withdrawals-count.tsx'
import { lazyPart } from '#platform/chunk'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { type Texts, texts } from './office-texts.ts'

interface Section {
  /** The last segment of its address: `/operator/<path>`. */
  path: string
  title: Extract<keyof Texts, `office_${string}`>
  icon: LucideIcon
  /** Who works in it. Auditors see it, with `mayChange` false; admins may do everything. */
  role: OperatorRole | readonly OperatorRole[]
  /** Module of the brand without which it is not there. */
  moduleId?: string
  part: ComponentType<{ mayChange: boolean; roles: readonly OperatorRole[] }>
  /** How many wait in it. */
  count?: ComponentType
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
    part: lazyPart('office-room', () => import('../features/chat/lounge-watch.tsx').then(({ LoungeWatch }) => LoungeWatch)),
  },
  {
    path: 'mensagens',
    title: 'office_messages',
    icon: MailPlus,
    role: 'support',
    moduleId: 'INBOX3',
    part: lazyPart('office-messages', () =>
      import('../features/messages/office/messages-section.tsx').then(({ MessagesSection }) => MessagesSection),
    ),
  },
  {
    path: 'depositos',
    title: 'office_deposits',
    icon: BanknoteArrowDown,
    role: 'cashier',
    count: DepositsCount,
    part: lazyPart('office-deposits', () =>
      import('../features/deposits/office/deposits-section.tsx').then(({ DepositsSection }) => DepositsSection),
    ),
  },
  {
    path: 'saques',
    title: 'office_withdrawals',
    icon: BanknoteArrowUp,
    role: 'cashier',
    count: WithdrawalsCount,
    part: lazyPart('office-withdrawals', () =>
      import('../features/withdrawals/office/withdrawals-section.tsx').then(({ WithdrawalsSection }) => WithdrawalsSection),
    ),
  },
  {
    path: 'documentos',
    title: 'office_documents',
    icon: IdCard,
    role: 'compliance',
    count: DocumentsCount,
    part: lazyPart('office-documents', () =>
      import('../features/documents/office/documents-section.tsx').then(({ DocumentsSection }) => DocumentsSection),
    ),
  },
  {
    path: 'membros',
    title: 'office_members',
    icon: UserRoundSearch,
    role: ['support', 'cashier', 'compliance'],
    part: lazyPart('office-members', () => import('../features/members/members-section.tsx').then(({ MembersSection }) => MembersSection)),
  },
  {
    path: 'ajustes',
    title: 'office_adjustments',
    icon: Scale,
    role: 'cashier',
    count: AdjustmentsCount,
    part: lazyPart('office-adjustments', () =>
      import('../features/members/adjustments/adjustments-section.tsx').then(({ AdjustmentsSection }) => AdjustmentsSection),
    ),
  },
  {
    path: 'conteudo',
    title: 'office_content',
    icon: PenLine,
    role: 'support',
    part: lazyPart('office-content', () => import('./office-content.tsx').then(({ OfficeContent }) => OfficeContent)),
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
