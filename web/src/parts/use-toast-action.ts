import { useErrorText } from '#platform/error-text'
import { useAction } from '#platform/use-action'
import { toast } from '#ui/toast'

/** A press with no form around it: what is wrong is said in passing, as is that it is done. */
export function useToastAction() {
  const say = useErrorText()
  const { busy, run: start } = useAction()
  const run = (work: () => Promise<unknown>, done?: string): Promise<boolean> =>
    start(async () => {
      try {
        await work()
      } catch (error) {
        toast(say(error), 'wrong')
        throw error
      }
      if (done !== undefined) toast(done, 'done')
    })
  return { busy, run }
}
