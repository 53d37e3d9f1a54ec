import { getOpenRound as contract } from '@tucano/contract/studios'
import { answer } from '#platform/endpoint'
import type { Rounds } from './rounds.ts'
import { type Studio, gameOf } from './studio.ts'

export const getOpenRound = (studio: Studio, { openRounds }: Rounds) =>
  answer(contract, async ({ gameCode }, { member }) => {
    gameOf(studio, gameCode)
    return { round: await openRounds.current(member.memberId, gameCode) }
  })
