import { listOfficeLotteryDraws as contract } from '@tucano/contract/lottery/office'
import { answer } from '#platform/endpoint'
import { pageOf, placeOf } from '../paging.ts'
import { readOfficeDraws } from './read.ts'
import { type OfficeServices, showOfficeDraw } from './show.ts'

const PAGE = 25

export const listOfficeLotteryDraws = ({ db, brand }: OfficeServices) =>
  answer(contract, async ({ which, gameCode, after }) => {
    const rows = await readOfficeDraws(db, brand.currency.code, { which, gameCode, after: placeOf(after), limit: PAGE + 1 })
    const { list, next } = pageOf(
      rows.map((row) => ({ ...row, id: row.drawId })),
      PAGE,
    )
    return { list: list.map(showOfficeDraw), next }
  })
