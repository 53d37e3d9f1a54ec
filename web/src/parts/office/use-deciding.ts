import type { ErrorCode } from '@tucano/contract/errors'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { toast } from '#ui/toast'
import { rereadQueues } from './queue-query.ts'
import { texts } from './texts.ts'

/** Runs what an operator decided. True once there is nothing more to decide, be it by somebody else: the queue says by which codes the server tells that. */
export function useDeciding(over: readonly ErrorCode[]) {
  const t = useText(texts)
  const { busy, problem, run } = useAction()
  const decide = (change: () => Promise<unknown>, done: string): Promise<boolean> =>
    run(async () => {
      try {
        await change()
        toast(done, 'done')
      } catch (error) {
        if (!(error instanceof CallError) || !(over as readonly string[]).includes(error.code)) throw error
        toast(t('meanwhile'))
      } finally {
        void rereadQueues()
      }
    })
  return { busy, problem, decide }
}
export type Deciding = ReturnType<typeof useDeciding>
