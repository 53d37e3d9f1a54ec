import { Ban, MessageCircleMore, Spade } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'
import { ChatsCount } from './office/chats/chats-count.tsx'
import { VoidsCount } from './office/voids-count.tsx'

export const liveTablesSection: OfficeSection = {
  path: 'mesas',
  title: { PT: 'Mesas ao vivo', EN: 'Live tables' },
  icon: Spade,
  role: ['cashier', 'compliance'],
  part: lazyPart('office-live-tables', () => import('./office/tables-section.tsx').then(({ TablesSection }) => TablesSection)),
}

export const liveVoidsSection: OfficeSection = {
  path: 'anular-rodadas',
  title: { PT: 'Anular rodadas', EN: 'Void rounds' },
  icon: Ban,
  role: ['cashier', 'compliance'],
  count: VoidsCount,
  part: lazyPart('office-live-voids', () => import('./office/voids-section.tsx').then(({ VoidsSection }) => VoidsSection)),
}

export const liveChatsSection: OfficeSection = {
  path: 'chat-das-mesas',
  title: { PT: 'Chat das mesas', EN: 'Table chats' },
  icon: MessageCircleMore,
  role: 'support',
  moduleId: 'CBS3',
  count: ChatsCount,
  part: lazyPart('office-live-chats', () => import('./office/chats/chats-section.tsx').then(({ ChatsSection }) => ChatsSection)),
}
