import { getUnreadCount as contract } from '@tucano/contract/messages'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { countUnread } from './store.ts'

export const getUnreadCount = ({ db }: House) => answer(contract, (_request, { member }) => countUnread(db, member.memberId))
