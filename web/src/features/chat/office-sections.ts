import { MessagesSquare } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'

export const loungeSection: OfficeSection = {
  path: 'sala',
  title: { PT: 'Sala', EN: 'Room' },
  icon: MessagesSquare,
  role: 'support',
  moduleId: 'CBS3',
  part: lazyPart('office-room', () => import('./lounge-watch.tsx').then(({ LoungeWatch }) => LoungeWatch)),
}
