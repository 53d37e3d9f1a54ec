import { jackpotChanged } from '@tucano/contract/jackpot'
import type { RunningPool } from '#jackpot/pool'
import type { Feature } from '#platform/feature'
import { getJackpot } from './get-jackpot.ts'

export const jackpot = (pool: RunningPool): Feature => ({
  answers: [getJackpot(pool)],
  onEvent: [{ event: jackpotChanged, run: () => pool.forget() }],
})
