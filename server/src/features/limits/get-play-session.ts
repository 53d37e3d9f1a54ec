import { getPlaySession as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readPlaySession } from './store.ts'

export const getPlaySession = (services: Services) => answer(contract, (_request, { member }) => readPlaySession(services, member))
