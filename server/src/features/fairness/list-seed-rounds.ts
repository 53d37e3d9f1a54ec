import { listSeedRounds as contract } from '@tucano/contract/fairness'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { readDrawnRounds, readToldSeed, readUnused } from './store.ts'

export const listSeedRounds = (house: House) =>
  answer(contract, async ({ seedId }, { member }) => {
    const seed = await readToldSeed(house, member.memberId, BigInt(seedId))
    if (!seed) throw new Fault('seed.stale')
    const [rounds, unused] = await Promise.all([readDrawnRounds(house.db, BigInt(seedId)), readUnused(house.db, BigInt(seedId))])
    return { seed, rounds, unused }
  })
