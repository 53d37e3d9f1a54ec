import { getMatchProof as contract } from '@tucano/contract/sports'
import { answer } from '#platform/endpoint'
import { eventOf } from './get-match.ts'
import type { Sports } from './sports.ts'

export const getMatchProof = ({ services, source }: Sports) =>
  answer(contract, async ({ event: urn }) => {
    const event = await eventOf(services.db, urn)
    return { proof: source && event.isVirtual ? await source.proof(urn) : null }
  })
