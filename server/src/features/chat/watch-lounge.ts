import * as contract from '@tucano/contract/chat'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readWatchedLounge } from './store.ts'

export const watchLounge = (services: Services) =>
  answer(contract.watchLounge, async () => ({ messages: await readWatchedLounge(services) }))
