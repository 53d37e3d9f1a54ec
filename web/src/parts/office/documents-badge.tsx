import type { documentStates } from '@tucano/contract/documents'
import { FileClock, FileQuestion, FileWarning, ShieldCheck } from 'lucide-react'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { texts } from './texts.ts'

const looks = {
  none: ['plain', FileQuestion],
  waiting: ['sky', FileClock],
  verified: ['forest', ShieldCheck],
  refused: ['alarm', FileWarning],
} as const

/** How far a member's documents are. */
export function DocumentsBadge({ state }: { state: (typeof documentStates)[number] }) {
  const t = useText(texts)
  const [tone, Icon] = looks[state]
  return (
    <Badge tone={tone}>
      <Icon size={14} aria-hidden="true" /> {t(`documents_${state}`)}
    </Badge>
  )
}
