import { useSession } from '#platform/session'
import { useFlag } from '#platform/site'

/** Whether this member can talk with the others. */
export function useRoom(): boolean {
  const isOn = useFlag('CBS3')
  return useSession(({ token }) => token !== undefined) && isOn
}
