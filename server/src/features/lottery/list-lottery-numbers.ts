import { listLotteryNumbers as contract } from '@tucano/contract/lottery'
import { answer } from '#platform/endpoint'
import { gameOf } from './games.ts'
import type { Lottery } from './lottery.ts'
import { NUMBERS_LEAST } from './numbers/leaves.ts'
import { showSent } from './numbers/show-sent.ts'
import { countSent, readLastSent } from './numbers/store.ts'
import { readDrawsOf } from './store.ts'

const LAST = 100

export const listLotteryNumbers = ({ services: { db } }: Lottery) =>
  answer(contract, async ({ gameId, numero }, { whoCalls }) => {
    const { code } = gameOf(gameId)
    const [draw] = await readDrawsOf(db, [{ gameCode: code, numero }])
    if (!draw) return { count: 0, least: NUMBERS_LEAST, list: [] }
    const [count, rows, member] = [await countSent(db, draw.drawId), await readLastSent(db, draw.drawId, LAST), await whoCalls()]
    return { count, least: NUMBERS_LEAST, list: rows.map((row) => showSent(row, member?.memberId)) }
  })
