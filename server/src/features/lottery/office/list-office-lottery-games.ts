import { listOfficeLotteryGames as contract } from '@tucano/contract/lottery/office'
import { answer } from '#platform/endpoint'
import { readNow } from '../store.ts'
import { type OfficeServices, showGames } from './show.ts'

export const listOfficeLotteryGames = (services: OfficeServices) =>
  answer(contract, async () => ({
    now: await readNow(services.db),
    list: await showGames(services),
    sources: [
      ...(services.brand.lottery.official ? (['operators'] as const) : []),
      ...(services.configuration.lotteryResults.length > 0 ? (['feeds'] as const) : []),
    ],
  }))
