import { type Notice, listAnnouncements } from '@tucano/contract/notices'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call'

export const promotions = queryOptions({
  queryKey: ['notices', 'promotions'],
  queryFn: async (): Promise<Notice[]> => (await call(listAnnouncements, { types: 'B,PR', platform: 'W', execution: 'B' })).promotion,
})
