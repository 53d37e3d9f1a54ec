import type { LiveView } from '@tucano/contract/live'
import { useEffect } from 'react'
import { noteRound } from '../kept.ts'
import { ownStake } from '../table/results.ts'

/** Notes that somebody has a round under way here: whoever goes elsewhere meanwhile has a small table there. */
export function useNoteRound(code: string, view: LiveView): void {
  const isUnderWay = view.phase !== 'result' && view.phase !== 'idle' && view.voidReason === null && ownStake(view) > 0n
  const { pathname, search } = location
  useEffect(() => noteRound(code, isUnderWay, pathname + search), [code, isUnderWay, pathname, search])
}
