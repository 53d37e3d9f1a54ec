import { getIcon } from '@tucano/contract/member'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { useSession } from '#platform/session'
import { useFlag } from '#platform/site'

/** By session, so that one member's face is never shown to the next. */
export const iconOf = (token: string | undefined) =>
  queryOptions({
    queryKey: ['member', token, 'icon'],
    queryFn: async () => (await call(getIcon, {})).icon,
    // Changes come by themselves.
    staleTime: Infinity,
  })

/** The address of the member's picture, once it is known. */
export function useIcon(): string | undefined {
  const token = useSession((state) => state.token)
  const pictures = useFlag('PROFPIC3')
  return useQuery({ ...iconOf(token), enabled: token !== undefined && pictures }).data
}
