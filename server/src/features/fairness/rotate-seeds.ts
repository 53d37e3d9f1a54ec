import { rotateSeeds as contract } from '@tucano/contract/fairness'
import type { Seeds } from '#fairness/seeds'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { readCommitments, readToldSeed } from './store.ts'

export const rotateSeeds = (house: House, seeds: Seeds) =>
  answer(contract, async (_request, { member }) => {
    const seedId = await seeds.rotate(member.memberId)
    const told = await readToldSeed(house, member.memberId, seedId)
    if (!told) throw new Fault('seed.stale')
    return { told, commitments: await readCommitments(house.db, member.memberId) }
  })
