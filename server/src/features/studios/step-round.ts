import { stepRound as contract } from '@tucano/contract/studios'
import { answer } from '#platform/endpoint'
import type { Rounds } from './rounds.ts'

export const stepRound = (rounds: Rounds) => answer(contract, (asked, { member }) => rounds.step(member, asked))
