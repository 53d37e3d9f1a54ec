import { useState } from 'react'
import { CallError } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { toast } from '#ui/toast'
import { rereadQueues } from './queue-query.ts'
import { texts } from './texts.ts'

/** What the server answers when somebody else was first. */
const OVER: readonly string[] = [
  'deposit.over',
  'deposit.unknown',
  'withdrawal.over',
  'withdrawal.unknown',
  'documents.unknown',
  'adjustment.over',
  'adjustment.unknown',
]

/** Runs what an operator decided. True once there is nothing more to decide, be it by somebody else. */
export function useDeciding() {
  const t = useText(texts)
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const decide = async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await change()
      toast(done, 'done')
      return true
    } catch (error) {
      const over = error instanceof CallError && OVER.includes(error.code)
      if (over) toast(t('meanwhile'))
      else setProblem(say(error))
      return over
    } finally {
      setBusy(false)
      void rereadQueues()
    }
  }
  return { busy, problem, decide }
}
export type Deciding = ReturnType<typeof useDeciding>
