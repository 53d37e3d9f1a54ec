import { commitSeeds as contract } from '@tucano/contract/fairness'
import type { Seeds } from '#fairness/seeds'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readCommitments } from './store.ts'

export const commitSeeds = ({ db }: House, seeds: Seeds) =>
  answer(contract, async (_request, { member }) => {
    await seeds.commit(member.memberId)
    return readCommitments(db, member.memberId)
  })
