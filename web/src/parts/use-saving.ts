import { useAction } from '#platform/use-action'
import { toast } from '#ui/toast'

/** A change from a form: that it is done is said in passing, what is wrong stands in the form. */
export function useSaving() {
  const { busy, problem, run, tell } = useAction()
  const save = (change: () => Promise<unknown>, done: string): Promise<boolean> =>
    run(async () => {
      await change()
      toast(done, 'done')
    })
  return { busy, problem, save, tell }
}
