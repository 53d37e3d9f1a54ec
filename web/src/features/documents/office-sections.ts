import { IdCard } from 'lucide-react'
import type { OfficeSection } from '#office/section.ts'
import { lazyPart } from '#platform/chunk'
import { DocumentsCount } from './office/documents-count.tsx'

export const documentsSection: OfficeSection = {
  path: 'documentos',
  title: { PT: 'Documentos', EN: 'Documents' },
  icon: IdCard,
  role: 'compliance',
  count: DocumentsCount,
  part: lazyPart('office-documents', () => import('./office/documents-section.tsx').then(({ DocumentsSection }) => DocumentsSection)),
}
