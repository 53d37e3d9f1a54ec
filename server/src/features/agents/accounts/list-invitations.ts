import { listInvitations as contract } from '@tucano/contract/agents/accounts'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readOwnInvitations } from './store.ts'

export const listInvitations = ({ db }: Services) => answer(contract, (_request, { member }) => readOwnInvitations(db, member.memberId))
