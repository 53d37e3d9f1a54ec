import { getOpenRound as contract } from '@tucano/contract/studios'
import { answer } from '#platform/endpoint'
import type { Rounds } from './rounds.ts'
import { type Studio, gameOf } from './studio.ts'

export const getOpenRound = (studio: Studio, { hands }: Rounds) =>
  answer(contract, async ({ gameCode }, { member }) => {
    gameOf(studio, gameCode)
    return { round: await hands.current(member.memberId, gameCode) }
  })
