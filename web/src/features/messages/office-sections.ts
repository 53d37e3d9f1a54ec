import { MailPlus } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'

export const messagesSection: OfficeSection = {
  path: 'mensagens',
  title: { PT: 'Mensagens', EN: 'Messages' },
  icon: MailPlus,
  role: 'support',
  moduleId: 'INBOX3',
  part: lazyPart('office-messages', () => import('./office/messages-section.tsx').then(({ MessagesSection }) => MessagesSection)),
}
