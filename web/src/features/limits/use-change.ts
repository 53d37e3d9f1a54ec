import { useState } from 'react'
import { useErrorText } from '#platform/error-text'
import { toast } from '#ui/toast'

/** Runs a change of what the member allows: says in passing that it is done, or what is wrong. */
export function useChange() {
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** @param done what to say afterwards */
  const change = async (work: () => Promise<void>, done: string): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      toast(done, 'done')
      return true
    } catch (error) {
      setProblem(say(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, change }
}
