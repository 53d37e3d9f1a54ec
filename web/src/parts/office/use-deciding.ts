import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
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
  'application.decided',
  'application.unknown',
  'settlement.reversed',
  'case.over',
  'sports.act.over',
  'sports.act.unknown',
  'live.void.over',
  'live.void.unknown',
]

/** Runs what an operator decided. True once there is nothing more to decide, be it by somebody else. */
export function useDeciding() {
  const t = useText(texts)
  const { busy, problem, run } = useAction()
  const decide = (change: () => Promise<unknown>, done: string): Promise<boolean> =>
    run(async () => {
      try {
        await change()
        toast(done, 'done')
      } catch (error) {
        if (!(error instanceof CallError) || !OVER.includes(error.code)) throw error
        toast(t('meanwhile'))
      } finally {
        void rereadQueues()
      }
    })
  return { busy, problem, decide }
}
export type Deciding = ReturnType<typeof useDeciding>
