import type { LiveKind } from '@tucano/contract/live'
import { isShown } from '../words/kinds.ts'
import { useOutcome } from '../words/use-outcome.ts'
import { useSpotName } from '../words/use-spot-name.ts'

/** What places and results of a table are called. Of a bout only who wins is known before it. */
export function useTableWords(kind: LiveKind): { spotName: (code: string) => string; resultName: (result: unknown) => string } {
  const shown = isShown(kind) ? kind : 'roulette'
  const spotOf = useSpotName(shown)
  const outcomeOf = useOutcome(shown)
  if (!isShown(kind)) return { spotName: (code) => code, resultName: () => '' }
  return {
    spotName: spotOf,
    resultName: (result) => (kind === 'cockfight' ? spotOf((result as { outcome: string }).outcome) : (outcomeOf(result)?.words ?? '')),
  }
}
