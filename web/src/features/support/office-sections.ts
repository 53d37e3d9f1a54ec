import { Headset } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'

export const supportSection: OfficeSection = {
  path: 'atendimento',
  title: { PT: 'Atendimento', EN: 'Support' },
  icon: Headset,
  role: 'support',
  part: lazyPart('office-support', () => import('./talk/desk.tsx').then(({ Desk }) => Desk)),
}
