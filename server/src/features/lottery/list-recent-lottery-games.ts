import { listRecentLotteryGames as contract } from '@tucano/contract/lottery'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { groupLottery } from './lottery-menu.ts'
import { readLastOpened } from './store.ts'

export const listRecentLotteryGames = ({ db }: Services, catalogue: Catalogue) =>
  answer(contract, async ({ prizeMode = 'LOTT', language }) => {
    const snapshot = await catalogue.read()
    const all = snapshot.find({ gameType: prizeMode })
    const last = await readLastOpened(
      db,
      all.map(({ row }) => row.id),
    )
    return groupLottery([...new Set([...snapshot.listed(last), ...all])], language)
  })
