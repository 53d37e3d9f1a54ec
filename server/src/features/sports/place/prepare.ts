import type { RequestOf } from '@tucano/contract/endpoint'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { PLAY_CURRENCY } from '@tucano/contract/money'
import type { SportsSlip } from '@tucano/contract/sports'
import type { placeSportsBet } from '@tucano/contract/sports/bets'
import { BadSlip, type Leg, type Slip, costOf, readSlip } from '@tucano/sports/slips'
import { inputHash } from '#betting/bet'
import { bonusPocket } from '#betting/pockets'
import type { SignedIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Sports } from '../sports.ts'
import type { AskedBet, PricedBuilder } from './asked.ts'
import { VENDOR } from './filed.ts'
import { marketOf } from './judge.ts'
import { type Offered, readOffered } from './offered.ts'

type Asked = Pick<RequestOf<typeof placeSportsBet>, 'betId' | 'slip' | 'policy' | 'from' | 'ticketId'>

/** Reads a slip; what is wrong with it is told by its field. */
function readAsked(slip: SportsSlip): Slip {
  try {
    return readSlip(slip)
  } catch (error) {
    if (!(error instanceof BadSlip)) throw error
    throw new Fault('sports.slip.invalid', { fields: [{ field: `slip.${error.field}`, problem: error.problem }] })
  }
}

/** Trial accounts bet chips. */
const currencyOf = ({ services }: Pick<Sports, 'services'>, { type }: Pick<SignedIn, 'type'>): string =>
  type === TRIAL_TYPE ? PLAY_CURRENCY : services.brand.currency.code

/** All of a bet that can be known before its markets are held. */
export async function prepareBet(sports: Sports, asked: Asked, member: SignedIn): Promise<AskedBet> {
  const { betId, slip: told, policy, from = 'cash', ticketId } = asked
  const { memberId } = member
  const slip = readAsked(told)
  const currency = currencyOf(sports, member)
  return {
    id: betId,
    memberId,
    pocket: await pocketOf(sports, { memberId, currency, from: ticketId === undefined ? from : 'cash', stake: costOf(slip) }),
    currency,
    isPlay: currency === PLAY_CURRENCY,
    paidFrom: ticketId === undefined ? from : 'free',
    ticket: ticketId,
    policy,
    slip,
    hash: inputHash(
      JSON.stringify([told.kind, told.size ?? null, told.bankers ?? [], told.legs, told.unit, ...(told.eachWay ? ['eachWay'] : [])]),
      policy,
      from,
      ticketId ?? '',
    ),
    builders: await priceBuilders(sports, slip),
  }
}

async function pocketOf(
  { services, pockets }: Sports,
  { memberId, currency, from, stake }: { memberId: bigint; currency: string; from: 'cash' | 'bonus'; stake: bigint },
): Promise<bigint> {
  if (from === 'cash') return pockets.of(memberId, currency, VENDOR)
  const bonus = await bonusPocket(services.db, { memberId, currency, stake })
  if (bonus === undefined) throw new Fault('balance.insufficient')
  return bonus
}

/** What the builders of a slip cost now. One without a price is not there. */
export async function priceBuilders(sports: Sports, { legs }: Pick<Slip, 'legs'>): Promise<Map<number, PricedBuilder>> {
  const builders = [...legs.entries()].filter(([, { selections }]) => selections.length > 1)
  if (builders.length === 0 || !sports.builder) return new Map()
  const keys = builders.flatMap(([, { event, selections }]) => selections.map((one) => ({ event, ...one })))
  const offered = await readOffered(sports.services.db, keys, false)
  const priced = await Promise.all(builders.map(async ([at, leg]) => [at, await priceBuilder(sports, leg, offered)] as const))
  return new Map(priced.flatMap(([at, price]) => (price ? [[at, price] as const] : [])))
}

async function priceBuilder(
  { builder }: Sports,
  { event, selections }: Leg,
  offered: ReadonlyMap<string, Offered>,
): Promise<PricedBuilder | undefined> {
  const markets = selections.map((selection) => offered.get(marketOf(event, selection)))
  if (!builder || markets.some((market) => market === undefined)) return undefined
  const price = await builder.price(event, selections)
  if (!price) return undefined
  const without = await Promise.all(
    selections.map(async (_, left) => {
      const others = selections.filter((_one, at) => at !== left)
      const [only, ...more] = others
      // Of two, the one that is left has a price of its own.
      if (only && more.length === 0) return offered.get(marketOf(event, only))!.outcomes.find(({ id }) => id === only.outcome)?.odds
      return (await builder.price(event, others))?.odds
    }),
  )
  return { ...price, versions: markets.map((market) => Number(market!.version)), without }
}
