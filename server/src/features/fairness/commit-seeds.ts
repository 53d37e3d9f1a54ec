import { commitSeeds as contract } from '@tucano/contract/fairness'
import type { Seeds } from '#fairness/seeds'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readCommitments } from './store.ts'

export const commitSeeds = ({ db }: Services, seeds: Seeds) =>
  answer(contract, async (_request, { member }) => {
    await seeds.commit(member.memberId)
    return readCommitments(db, member.memberId)
  })
