import { type Jackpot, getJackpot as contract } from '@tucano/contract/jackpot'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Remembered } from '#platform/remembered'
import type { Pool } from './store.ts'

export const getJackpot = (pool: Remembered<Pool | undefined>) =>
  answer(contract, async (): Promise<Jackpot> => {
    const open = await pool.read()
    if (!open) throw new Fault('system.busy')
    const { clockAheadMs, ...shown } = open
    return { ...shown, now: Date.now() + clockAheadMs }
  })
