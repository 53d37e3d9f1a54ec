import { moveMember as contract } from '@tucano/contract/agents/office'
import { journal } from '#journal/journal'
import { readReason } from '#journal/read-reason'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { askMove } from '#team/moves'

export const moveMember = ({ db }: Services) =>
  answer(contract, async ({ memberId, toId, reason: given }, { operator }) => {
    const reason = readReason(given)
    const moveId = await db.transaction().execute(async (trx) => {
      const asked = { memberId: BigInt(memberId), toId: toId === null ? null : BigInt(toId), askedBy: operator.account }
      const id = await askMove(trx, asked)
      const details = { member: memberId, to: toId ?? '', reason }
      await journal(trx, operator, { action: 'agents.move', subject: `move:${id}`, details })
      return id
    })
    return { moveId: String(moveId) }
  })
