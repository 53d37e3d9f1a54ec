import { create } from 'zustand'
import { useAction } from '#platform/use-action'
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
  const { busy, problem, run } = useAction()
  /** Answers with what to say when it is done. */
  const save = (change: () => Promise<string>): Promise<boolean> =>
    run(async () => {
      const done = await change()
      await refreshMember()
      sayDone(done)
    })
  return { busy, problem, save }
}
