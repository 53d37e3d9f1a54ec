import { betOnLottery as contract } from '@tucano/contract/lottery'
import type { ErrorCode } from '@tucano/contract/errors'
import { errorCatalogue } from '@tucano/contract/errors'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { PLAY_CURRENCY } from '@tucano/contract/money'
import { bonusPocket, readBalance } from '#betting/pockets'
import { type SignedIn, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Lottery } from './lottery.ts'
import type { PreparedBet } from './place/bet.ts'
import type { Placed } from './place/prepared-slip.ts'
import { prepareSlip } from './place/prepare.ts'
import type { Refused } from './place/refused.ts'
import { showBet } from './show-bet.ts'

export const betOnLottery = (lottery: Lottery) =>
  answer(contract, async (asked, { member, language }) => {
    const { services, catalogue, pockets } = lottery
    const { slipId } = asked
    const { memberId } = member
    const currency = currencyOf(lottery, member)
    const bets = await prepareSlip(lottery, asked, { memberId, currency })
    const pocket = await pockets.of(memberId, currency, vendorOf(bets))
    const placed = 'kind' in bets ? bets : await place(lottery, { slipId, memberId, currency, pocket, bets })
    if (placed.kind === 'refused')
      return { slipId, bets: [], balance: String(await readBalance(services.db, pocket)), refusal: tellRefusal(placed) }
    const snapshot = await catalogue.read()
    return {
      slipId,
      bets: placed.bets.map((row) => showBet(row, { snapshot, language })),
      balance: String(placed.balance),
      refusal: null,
    }
  })

/** Trial accounts play the same games for chips. */
export const currencyOf = ({ services }: Pick<Lottery, 'services'>, { type }: Pick<SignedIn, 'type'>): string =>
  type === TRIAL_TYPE ? PLAY_CURRENCY : services.brand.currency.code

const vendorOf = (bets: readonly PreparedBet[] | Refused): string => ('kind' in bets ? '' : bets[0]!.vendor)

interface ToPlace {
  slipId: string
  memberId: bigint
  currency: string
  pocket: bigint
  bets: readonly PreparedBet[]
}

/** Places a slip; what cash does not cover may come from bonus money, all of it. */
async function place({ services, placing }: Lottery, { slipId, memberId, currency, pocket, bets }: ToPlace): Promise<Placed> {
  const slip = { id: slipId, memberId, bets }
  const placed = await placing.place({ ...slip, pocket })
  if (placed.kind === 'placed' || placed.code !== 'balance.insufficient') return placed
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
  const bonus = await bonusPocket(services.db, { memberId, currency, stake })
  if (bonus === undefined) return placed
  const again = await placing.place({ ...slip, pocket: bonus })
  return again.kind === 'refused' && again.code === 'bonus.none' ? placed : again
}

/** What stands against a slip because of a draw or a cap is told with its place; anything else is refused as everywhere. */
function tellRefusal(refused: Refused) {
  const { code, numero, left, content } = refused
  if (numero === null) throw refusalOf(refused)
  return { numero, code, left: left === null ? null : String(left), content }
}

function refusalOf({ code, left, numero, content }: Refused): Fault {
  if (!(code in errorCatalogue)) throw new Error(`nobody knows the refusal ${code}`)
  return new Fault(code as ErrorCode, left === null ? {} : { value: { left: String(left), numero, content } })
}
