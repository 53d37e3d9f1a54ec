import { sendLotteryNumber as contract } from '@tucano/contract/lottery'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { sentIdOf } from './draw-id.ts'
import { gameOf } from './games.ts'
import type { Lottery } from './lottery.ts'
import { takesNumbers } from './numbers/leaves.ts'
import { showSent } from './numbers/show-sent.ts'
import { holdOpen, insertSent, readSent } from './numbers/store.ts'
import { whyClosed } from './place/prepare.ts'
import { readDrawsOf } from './store.ts'

/** Numbers that a member sends into a draw. */
const NUMBERS_EACH = 20

export const sendLotteryNumber = (lottery: Lottery) =>
  answer(contract, async ({ id: asked, gameId, numero, number }, { member: { memberId } }) => {
    const { db } = lottery.services
    const game = gameOf(gameId)
    if (!takesNumbers(game)) throw new Fault('lottery.closed')
    // No leaf has an id that somebody else could have chosen.
    const id = sentIdOf(asked)
    const known = async () => {
      const sent = await readSent(db, id)
      if (sent && (sent.memberId !== memberId || sent.number !== number || sent.drawId !== draw?.drawId)) throw new Fault('key.conflict')
      return sent && { sent: showSent(sent, memberId) }
    }
    const [draw] = await readDrawsOf(db, [{ gameCode: game.code, numero }])
    const before = await known()
    if (before) return before
    const closed = await whyClosed(lottery, [{ game }])
    if (closed) throw closed
    if (!draw) throw new Fault('draw.not.open')
    try {
      await db.transaction().execute(async (trx) => {
        const refusal = await holdOpen(trx, draw.drawId)
        if (refusal) throw new Fault(refusal)
        if (!(await insertSent(trx, { id, drawId: draw.drawId, memberId, number, most: NUMBERS_EACH }))) throw new Fault('number.sent')
      })
    } catch (error) {
      // Asked for twice at once: whoever came second finds it.
      const there = await known()
      if (!there) throw error
      return there
    }
    return (await known())!
  })
