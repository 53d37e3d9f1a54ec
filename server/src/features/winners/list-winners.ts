import { WINNERS, listWinners as contract } from '@tucano/contract/winners'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { CachedValue } from '#platform/cached-value'
import { readWins, showWin } from './store.ts'

const FRESH_MS = 1000
/** Among so many wins those of one category are looked for. */
const LOOKED_THROUGH = 400

export const listWinners = ({ db, brand }: Services, catalogue: Catalogue) => {
  const wins = new CachedValue(() => readWins(db, LOOKED_THROUGH), FRESH_MS)
  return answer(contract, async ({ gameCategory = 'ALL', limitNum = WINNERS }) => {
    const snapshot = await catalogue.read()
    const shown = (await wins.read()).map((win) => showWin(win, snapshot, brand))
    const wanted = gameCategory === 'ALL' ? shown : shown.filter(({ gameType }) => gameType === gameCategory)
    return { list: wanted.slice(0, limitNum).map((vo) => ({ vo })) }
  })
}
