import { jackpotChanged } from '@tucano/contract/jackpot'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { Remembered } from '#platform/remembered'
import { getJackpot } from './get-jackpot.ts'
import { readPool } from './store.ts'

const FRESH_MS = 60_000

export const jackpot = ({ db, brand }: House): Feature => {
  const pool = new Remembered(() => readPool(db, brand.currency.code), FRESH_MS)
  return { answers: [getJackpot(pool)], hears: [{ event: jackpotChanged, run: () => pool.forget() }] }
}
