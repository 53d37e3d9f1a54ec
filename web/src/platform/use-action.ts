import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Cancelled } from './cancelled.ts'
import { useErrorText } from './error-text.ts'

type Work = () => Promise<unknown>

/**
 * Something that a press sets going: one at a time, with what went wrong with the last one in the visitor's words.
 * What a page does about a certain refusal it does within the work, and throws again what is to be told.
 * @param before what to tell until the first try, of an earlier one elsewhere
 */
export function useAction(before?: string) {
  const say = useErrorText()
  // The page hears of a mutation a moment later than it begins, and a second press may be sooner.
  const running = useRef(false)
  const [told, setTold] = useState(before)
  const { mutateAsync, reset, isPending, error } = useMutation({
    mutationFn: (work: Work) => work(),
    // Without a connection it fails at once and says so, and does not wait for one in silence.
    networkMode: 'always',
    // What was typed is in the work: it is not kept for long.
    gcTime: 1000,
  })
  /** True when it is done. */
  const run = async (work: Work): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setTold(undefined)
    try {
      await mutateAsync(work)
      return true
    } catch {
      return false
    } finally {
      running.current = false
    }
  }
  /** Tells something that is wrong before anything is tried, or nothing any more. */
  const tell = (sentence: string | undefined): void => {
    if (running.current) return
    reset()
    setTold(sentence)
  }
  const problem = told ?? (error === null || error instanceof Cancelled ? undefined : say(error))
  return { busy: isPending, problem, run, tell }
}
