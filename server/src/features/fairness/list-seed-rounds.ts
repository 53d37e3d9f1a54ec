import { listSeedRounds as contract } from '@tucano/contract/fairness'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readDrawnRounds, readToldSeed, readTurns, readUnused } from './store.ts'

export const listSeedRounds = (services: Services) =>
  answer(contract, async ({ seedId }, { member }) => {
    const seed = await readToldSeed(services, member.memberId, BigInt(seedId))
    if (!seed) throw new Fault('seed.stale')
    const [rounds, unused, turns] = await Promise.all([
      readDrawnRounds(services.db, BigInt(seedId)),
      readUnused(services.db, BigInt(seedId)),
      readTurns(services.db, BigInt(seedId)),
    ])
    return { seed, rounds, unused, turns }
  })
