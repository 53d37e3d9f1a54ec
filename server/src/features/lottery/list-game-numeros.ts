import { NUMEROS_OPENED, listGameNumeros as contract } from '@tucano/contract/lottery'
import { answer } from '#platform/endpoint'
import { gameOf } from './games.ts'
import type { Lottery } from './lottery.ts'
import { showDraws } from './show-draw.ts'
import { readNow, readOver } from './store.ts'

export const listGameNumeros = ({ services: { db } }: Lottery) =>
  answer(contract, async ({ gameId, count = NUMEROS_OPENED, before }) => {
    const { code } = gameOf(gameId)
    const rows = await readOver(db, code, { before, limit: count + 1 })
    return { list: await showDraws(db, rows.slice(0, count), await readNow(db)), more: rows.length > count }
  })
