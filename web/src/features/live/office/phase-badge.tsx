import type { LiveView } from '@tucano/contract/live'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { phaseOf, phaseTexts } from '../room/phase.ts'
import { pageCloses, useSeconds } from '../room/use-seconds.ts'

/** Where a table's round is now, as its room tells it. */
export function PhaseBadge({ view }: { view: LiveView | undefined }) {
  const p = useText(phaseTexts)
  const seconds = useSeconds(view?.phase === 'open' ? pageCloses(view.closesAtMs) : 0)
  if (!view) return null
  const phase = phaseOf(view, seconds)
  return (
    <Badge tone={phase === 'open' || phase === 'last' ? 'forest' : phase === 'void' ? 'alarm' : 'sky'}>
      {p(phase)}
      {view.phase === 'open' && seconds > 0 && ` ${seconds}`}
    </Badge>
  )
}
