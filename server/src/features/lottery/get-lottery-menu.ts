import { getLotteryMenu as contract } from '@tucano/contract/lottery'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import { groupLottery } from './lottery-menu.ts'

export const getLotteryMenu = (catalogue: Catalogue) =>
  answer(contract, async ({ prizeMode = 'LOTT', language }) =>
    groupLottery((await catalogue.read()).find({ gameType: prizeMode }), language),
  )
