import { getAgentMenu } from '@tucano/contract/agents'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'
import { visit } from '#platform/storage'

export const useToken = (): string | undefined => useSession((state) => state.token)

/** Everything that was read for this agent. */
export const agentKey = (token: string | undefined, ...more: readonly unknown[]) => ['agents', token, ...more] as const

/** After something has changed, all pages of the centre read again what they show. */
export const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: ['agents'] })

const menuOf = (token: string | undefined) =>
  queryOptions({
    queryKey: agentKey(token, 'menu'),
    queryFn: async () => {
      const menu = await call(getAgentMenu, {})
      // Spec §3.
      visit.write('enableContract', String(menu.some(({ type }) => type === 'enableCt')))
      visit.write('enableSalary', String(menu.some(({ type }) => type !== undefined && type !== 'enableCt')))
      return menu
    },
    staleTime: 0,
  })
export const useMenu = () => useQuery(menuOf(useToken()))
