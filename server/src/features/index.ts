import type { Listener } from '#betting/listen'
import { turnover } from '#betting/turnover'
import type { Plays } from '#betting/play'
import type { Catalogue } from '#catalogue/catalogue'
import type { Certified } from '#fairness/maths'
import type { Seeds } from '#fairness/seeds'
import type { RunningPool } from '#jackpot/pool'
import type { Payments } from '#payments/open-payments'
import { serveWebhooks } from '#payments/webhooks'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { accountRecord } from './account-record/index.ts'
import { betHistory } from './bet-history/index.ts'
import { captcha } from './captcha/index.ts'
import { cashier } from './cashier/index.ts'
import { deposits } from './deposits/index.ts'
import { documents } from './documents/index.ts'
import { jackpot } from './jackpot/index.ts'
import { fairness } from './fairness/index.ts'
import { chat } from './chat/index.ts'
import { letters } from './letters/index.ts'
import { limits } from './limits/index.ts'
import { lobby } from './lobby/index.ts'
import { lottery } from './lottery/index.ts'
import { member } from './member/index.ts'
import { members } from './members/index.ts'
import { messages } from './messages/index.ts'
import { notices } from './notices/index.ts'
import { operators } from './operators/index.ts'
import { referral } from './referral/index.ts'
import { registration } from './registration/index.ts'
import { session } from './session/index.ts'
import { type SiteState, site } from './site/index.ts'
import { studios } from './studios/index.ts'
import { support } from './support/index.ts'
import { transfers } from './transfers/index.ts'
import { type openVendors, vendors } from './vendors/index.ts'
import { wallet } from './wallet/index.ts'
import { hearWins, winners } from './winners/index.ts'
import { withdrawals } from './withdrawals/index.ts'

/** What several features have between them. */
interface Between {
  state: SiteState
  catalogue: Catalogue
  /** Vendors elsewhere. */
  elsewhere: ReturnType<typeof openVendors>
  plays: Plays
  seeds: Seeds
  pool: RunningPool
  /** Whoever takes and sends money; without it there is no Pix. */
  payments: Payments | undefined
  /** Our own games, by their codes. */
  games: ReadonlyMap<string, Certified>
}

/** The product. */
export function buildFeatures(house: House, { state, catalogue, elsewhere, plays, seeds, pool, payments, games }: Between): Feature[] {
  const moneyIn = deposits(house, payments)
  const moneyOut = withdrawals(house, payments)
  return [
    site(house, state),
    notices(house, catalogue),
    support(house, catalogue),
    captcha(house),
    session(house),
    registration(house),
    member(house),
    members(house),
    letters(house),
    wallet(house),
    transfers(house),
    operators(house),
    chat(house),
    messages(house),
    lobby(house, catalogue),
    vendors(house, elsewhere),
    lottery(house, catalogue),
    winners(house, catalogue),
    jackpot(pool),
    fairness(house, seeds),
    studios({ house, plays, seeds, pool, catalogue, games }),
    betHistory(house, catalogue, { seeds, games }),
    accountRecord(house, catalogue),
    cashier(house),
    limits(house),
    documents(house),
    moneyIn,
    moneyOut,
    ...(payments ? [listening(house, payments, { hearPayments: moneyIn.hear, hearPayOuts: moneyOut.hear })] : []),
    referral(house),
  ]
}

/** What the provider tells, to whom it concerns. */
const listening = (
  house: House,
  payments: Payments,
  heard: Pick<Parameters<typeof serveWebhooks>[2], 'hearPayments' | 'hearPayOuts'>,
): Feature => ({ answers: [], serve: (app) => serveWebhooks(app, house, { payments, ...heard }) })

/** Who hears what becomes of every bet. */
export const buildListeners = (house: House, catalogue: Catalogue): Listener[] => [
  turnover(house.brand.timeZone),
  hearWins(house, catalogue),
]
