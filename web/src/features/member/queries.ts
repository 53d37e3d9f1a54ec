import { getAvatar, getSecurity } from '@tucano/contract/member'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { listAttempts, listSessions } from '@tucano/contract/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { pageOf, recordOf, useRecord } from '#platform/record'
import { useSession } from '#platform/session'

export type Security = ReplyOf<typeof getSecurity>

const useToken = (): string | undefined => useSession((state) => state.token)

const securityOf = (token: string | undefined) =>
  queryOptions({ queryKey: ['member', token, 'security'], queryFn: () => call(getSecurity, {}) })
export const useSecurity = () => useQuery(securityOf(useToken()))

const avatarOf = (token: string | undefined) => queryOptions({ queryKey: ['member', token, 'avatar'], queryFn: () => call(getAvatar, {}) })
export const useAvatar = () => useQuery(avatarOf(useToken()))

const sessionsOf = (token: string | undefined) =>
  queryOptions({ queryKey: ['member', token, 'sessions'], queryFn: async () => (await call(listSessions, {})).sessions })
export const useSessions = () => useQuery(sessionsOf(useToken()))

export const useAttempts = () =>
  useRecord(
    recordOf(['member', useToken(), 'attempts'], async (before) => {
      const { attempts, more } = await call(listAttempts, { before })
      return pageOf(attempts, more)
    }),
  ).query
