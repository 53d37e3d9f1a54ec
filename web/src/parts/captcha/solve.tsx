import { checkWork, getWork } from '@tucano/contract/captcha'
import { lazy } from 'react'
import { call } from '#platform/call'
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

/** For those who cannot see pictures: the browser does a sum, apart from the page, and gets a ticket for it. */
export async function doWork(): Promise<string> {
  const { id, salt, bits } = await call(getWork, {})
  const worker = new Worker(new URL('./work.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(String(data)))
      worker.addEventListener('error', () => reject(new Error('the sum could not be done')))
      worker.postMessage({ salt, bits })
    })
    const { ticket } = await call(checkWork, { id, answer })
    return ticket
  } finally {
    worker.terminate()
  }
}
