import { getUnreadCount as contract } from '@tucano/contract/messages'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { countUnread } from './store.ts'

export const getUnreadCount = ({ db }: Services) => answer(contract, (_request, { member }) => countUnread(db, member.memberId))
