import { useState } from 'react'
import { Cancelled } from '#platform/cancelled'
import { useErrorText } from '#platform/error-text'

/** Runs one thing at a time and tells what went wrong with it, or `before` with an earlier try elsewhere. */
export function useSubmit(before?: string) {
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState(before)
  const submit = async (run: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await run()
    } catch (error) {
      if (!(error instanceof Cancelled)) setProblem(say(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, submit }
}
