import { useState } from 'react'
import { useErrorText } from '#platform/error-text'
import { toast } from '#ui/toast'

/** Runs a change and says that it is done, or tells what is wrong with it. */
export function useSaving() {
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await change()
      toast(done, 'done')
      return true
    } catch (error) {
      setProblem(say(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, save }
}
