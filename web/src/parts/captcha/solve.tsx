import { lazy } from 'react'
import { Cancelled } from '#platform/cancelled'
import { openDynamicModal } from '#platform/modals'
import { useSite } from '#platform/site'

const PuzzleModal = lazy(() => import('./puzzle-modal.tsx').then((part) => ({ default: part.PuzzleModal })))

/** Shows the puzzle and returns its ticket; nothing where the brand has no puzzles. Whoever closes it has cancelled. */
export function solvePuzzle(): Promise<string | undefined> {
  if (!useSite.getState().flags['GEETEST3']) return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    openDynamicModal(({ close }) => {
      const solved = (ticket: string): void => {
        close()
        resolve(ticket)
      }
      const cancel = (): void => {
        close()
        reject(new Cancelled())
      }
      return <PuzzleModal onSolved={solved} onClose={cancel} />
    })
  })
}
