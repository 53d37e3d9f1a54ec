import type { SlipRefusal } from '@tucano/contract/sports'
import { type BetRow, holdBets, readBet } from '../bets/read-bets.ts'
import type { AskedBet } from '../place/asked.ts'
import { refused } from '../place/judge.ts'
import { type Placed, placeBets, tellPlaced } from '../place/placing.ts'
import { retrying } from '../retrying.ts'
import type { Sports } from '../sports.ts'
import { readOffering } from './cash-out.ts'
import { readJoint } from './joint.ts'
import { payOffer } from './pay.ts'

export interface AskedEdit {
  betId: string
  version: number
  /** Nothing less is taken for the bet that goes. */
  least: bigint
  asked: AskedBet
}

export type Edited =
  | { kind: 'edited'; bet: BetRow; balance: bigint }
  | { kind: 'refused'; refusal: SlipRefusal }
  | { kind: 'stopped'; code: string }

/** What ends the transaction: neither bet has changed. */
class NotEdited extends Error {
  readonly verdict: Exclude<Edited, { kind: 'edited' }>

  constructor(verdict: Exclude<Edited, { kind: 'edited' }>) {
    super('not edited')
    this.verdict = verdict
  }
}

/** Cashes a bet out and places another one in its place: both or neither. Where either would have to wait, neither is done. */
export async function editBet(sports: Sports, { betId, version, least, asked }: AskedEdit): Promise<Edited | undefined> {
  const { db } = sports.services
  const found = await readBet(db, betId)
  if (found?.memberId !== asked.memberId) return undefined
  const joint = await readJoint(sports, found)
  const refuse = (code: string): NotEdited => new NotEdited(refused(code))
  try {
    return await retrying(() =>
      db.transaction().execute(async (trx): Promise<Edited> => {
        await holdBets(trx, [betId])
        const row = (await readBet(trx, betId))!
        if (row.replacedBy !== asked.id) {
          if (row.version !== version) throw refuse('sports.bet.changed')
          const offering = await readOffering(trx, sports, { row, joint })
          if (offering.kind === 'closed') throw refuse(offering.code)
          const { offer } = offering
          if (offer.delaySeconds > 0) throw refuse('sports.cashout.closed')
          if (offer.offer < least) throw refuse('sports.cashout.lower')
          await payOffer(trx, { row, offer, unit: row.unitLeft, replacedBy: asked.id })
        }
        const [placed] = await tellPlaced(trx, [asked], await placeBets(trx, [asked], sports.judgedBy))
        return standing(placed!)
      }),
    )
  } catch (error) {
    if (error instanceof NotEdited) return error.verdict
    throw error
  }
}

function standing(placed: Placed): Edited {
  if (placed.kind !== 'placed') throw new NotEdited(placed)
  const { bet, balance } = placed
  if (bet.state === 'pending') throw new NotEdited(refused('sports.cashout.closed'))
  return { kind: 'edited', bet, balance }
}
