import { listSeeds as contract } from '@tucano/contract/fairness'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readTold } from './store.ts'

const SEEDS = 20

export const listSeeds = (services: Services) =>
  answer(contract, async ({ before, limit = SEEDS }, { member }) => {
    const found = await readTold(services, member.memberId, { before: before === undefined ? undefined : BigInt(before), limit: limit + 1 })
    return { list: found.slice(0, limit), more: found.length > limit }
  })
