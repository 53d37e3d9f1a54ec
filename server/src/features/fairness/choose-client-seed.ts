import { chooseClientSeed as contract } from '@tucano/contract/fairness'
import type { Seeds } from '#fairness/seeds'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readCommitments } from './store.ts'

export const chooseClientSeed = ({ db }: Services, seeds: Seeds) =>
  answer(contract, async (chosen, { member }) => {
    await seeds.choose(member.memberId, chosen)
    return readCommitments(db, member.memberId)
  })
