import { type Jackpot, getJackpot as contract } from '@tucano/contract/jackpot'
import type { RunningPool } from '#jackpot/pool'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'

export const getJackpot = (pool: RunningPool) =>
  answer(contract, async (): Promise<Jackpot> => {
    const open = await pool.read()
    if (!open) throw new Fault('system.busy')
    const { id: _id, clockAheadMs, ...shown } = open
    return { ...shown, now: Date.now() + clockAheadMs }
  })
