import { rotateSeeds as contract } from '@tucano/contract/fairness'
import type { Seeds } from '#fairness/seeds'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readCommitments, readToldSeed } from './store.ts'

export const rotateSeeds = (services: Services, seeds: Seeds) =>
  answer(contract, async (_request, { member }) => {
    const seedId = await seeds.rotate(member.memberId)
    const told = await readToldSeed(services, member.memberId, seedId)
    if (!told) throw new Fault('seed.stale')
    return { told, commitments: await readCommitments(services.db, member.memberId) }
  })
