import { useState } from 'react'
import { create } from 'zustand'
import { useErrorText } from '#platform/error-text'
import { toast } from '#ui/toast'
import { refreshMember } from './start-member.ts'

/** What was done last, for those who do not see it: while the panel is open, the page behind it and its toasts are silent. */
export const useResult = create<{ text: string }>()(() => ({ text: '' }))

function sayDone(text: string): void {
  toast(text, 'done')
  useResult.setState({ text })
}

/** Runs a change of the account: afterwards everything that shows it is read again, or the problem is told. */
export function useSaving() {
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** Answers with what to say when it is done. */
  const save = async (change: () => Promise<string>): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const done = await change()
      await refreshMember()
      sayDone(done)
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
