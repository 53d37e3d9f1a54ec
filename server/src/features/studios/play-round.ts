import { playRound as contract } from '@tucano/contract/studios'
import { answer } from '#platform/endpoint'
import type { Rounds } from './rounds.ts'

export const playRound = (rounds: Rounds) => answer(contract, (asked, { member }) => rounds.play(member, asked))
