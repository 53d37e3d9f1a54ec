import { getLimits as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readLimits } from './store.ts'

export const getLimits = (services: Services) => answer(contract, (_request, { member }) => readLimits(services, member.memberId))
