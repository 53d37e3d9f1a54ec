import { withdrawMove as contract } from '@tucano/contract/agents/office'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { withdrawMove as withdraw } from '#team/moves'

export const withdrawMove = ({ db }: Services) =>
  answer(contract, async ({ moveId }, { operator }) => {
    await db.transaction().execute(async (trx) => {
      const move = await withdraw(trx, BigInt(moveId))
      if (!move) throw new Fault('team.move.over')
      const details = { member: String(move.memberId) }
      await journal(trx, operator, { action: 'agents.withdrawMove', subject: `move:${moveId}`, details })
    })
    return {}
  })
