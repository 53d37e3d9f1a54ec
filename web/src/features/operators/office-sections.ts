import { ScrollText, UsersRound } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'

export const operatorsSection: OfficeSection = {
  path: 'operadores',
  title: { PT: 'Operadores', EN: 'Operators' },
  icon: UsersRound,
  role: 'admin',
  part: lazyPart('office-operators', () => import('./operators-section.tsx').then(({ OperatorsSection }) => OperatorsSection)),
}

export const journalSection: OfficeSection = {
  path: 'diario',
  title: { PT: 'Diário', EN: 'Journal' },
  icon: ScrollText,
  role: 'auditor',
  part: lazyPart('office-journal', () => import('./journal-section.tsx').then(({ JournalSection }) => JournalSection)),
}
