import type { Listener } from '#betting/listen'
import { turnover } from '#betting/turnover'
import type { readContribution } from '#bonus/contribution'
import { bonusListener } from '#bonus/listen'
import { type SoldRebates, rebatesListener } from '#commissions/bet-rebates'
import { commissionDays } from '#commissions/period-ends'
import { type OpposedOfProduct, knowingOpposed } from '#links/opposed'
import { pointsListener } from '#points/listen'
import { ranksListener } from '#ranks/listen'
import type { Plays } from '#betting/play'
import type { Catalogue } from '#catalogue/catalogue'
import type { RoundGame } from '#catalogue/round-games'
import type { Certified } from '#fairness/maths'
import type { DrawnGames } from '#draws/advance'
import type { Seeds } from '#fairness/seeds'
import type { RunningPool } from '#jackpot/pool'
import type { OpenPromotions } from '#promotions/open-promotions'
import type { Payments } from '#payments/open-payments'
import { serveWebhooks } from '#payments/webhooks'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import type { BetTeller } from '#records/bet-teller'
import { accountRecord } from './account-record/index.ts'
import { betHistory } from './bet-history/index.ts'
import { captcha } from './captcha/index.ts'
import { cashier } from './cashier/index.ts'
import { content } from './content/index.ts'
import { deposits } from './deposits/index.ts'
import { documents } from './documents/index.ts'
import { jackpot } from './jackpot/index.ts'
import { fairness } from './fairness/index.ts'
import { chat } from './chat/index.ts'
import { letters } from './letters/index.ts'
import { limits } from './limits/index.ts'
import { live } from './live/index.ts'
import { lobby } from './lobby/index.ts'
import { lottery } from './lottery/index.ts'
import { member } from './member/index.ts'
import { members } from './members/index.ts'
import { messages } from './messages/index.ts'
import { missions } from './missions/index.ts'
import { notices } from './notices/index.ts'
import { operators } from './operators/index.ts'
import { agents } from './agents/index.ts'
import { promotions } from './promotions/index.ts'
import { points } from './points/index.ts'
import { referral } from './referral/index.ts'
import { registration } from './registration/index.ts'
import { rewards } from './rewards/index.ts'
import { session } from './session/index.ts'
import { type SiteState, site } from './site/index.ts'
import { sports } from './sports/index.ts'
import { studios } from './studios/index.ts'
import { support } from './support/index.ts'
import { transfers } from './transfers/index.ts'
import { type openVendors, vendors } from './vendors/index.ts'
import { wallet } from './wallet/index.ts'
import { hearWins, winners } from './winners/index.ts'
import { withdrawals } from './withdrawals/index.ts'

/** What several features have between them. */
interface SharedServices {
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
  /** Games in which rounds can be given. */
  roundGames: () => Promise<RoundGame[]>
  /** Games that one draw decides for everybody. */
  drawnGames: DrawnGames
  tellers: readonly BetTeller[]
  engine: OpenPromotions
  /** How much of a stake counts for a bonus, as pages tell it. */
  contributionTold: Readonly<Record<string, number>>
}

/** The product. */
export function buildFeatures(
  services: Services,
  {
    state,
    catalogue,
    elsewhere,
    plays,
    seeds,
    pool,
    payments,
    games,
    roundGames,
    drawnGames,
    tellers,
    engine,
    contributionTold,
  }: SharedServices,
): Feature[] {
  const moneyIn = deposits(services, payments)
  const moneyOut = withdrawals(services, payments)
  return [
    site(services, state),
    notices(services, catalogue),
    support(services, catalogue),
    captcha(services),
    session(services),
    registration(services),
    member(services),
    members(services),
    letters(services),
    wallet(services),
    transfers(services),
    operators(services),
    chat(services),
    content(services, catalogue),
    messages(services),
    live(services, catalogue),
    lobby(services, catalogue),
    vendors(services, elsewhere),
    lottery(services, catalogue, drawnGames),
    sports(services, catalogue),
    winners(services, catalogue),
    jackpot(pool),
    fairness(services, seeds, drawnGames),
    studios({ services, plays, seeds, pool, catalogue, games }),
    betHistory({ services, catalogue, tellers }),
    accountRecord(services, catalogue),
    cashier(services),
    limits(services),
    documents(services),
    moneyIn,
    moneyOut,
    ...(payments ? [listening(services, payments, { hearPayments: moneyIn.hear, hearPayOuts: moneyOut.hear })] : []),
    referral(services, engine.promotions),
    promotions(services, { engine, seeds, catalogue, games, roundGames }),
    rewards(services, engine.promotions, contributionTold),
    missions(engine.promotions),
    points(services),
    agents({ services, catalogue, tellers }),
  ]
}

/** What the provider tells, to whom it concerns. */
const listening = (
  services: Services,
  payments: Payments,
  heard: Pick<Parameters<typeof serveWebhooks>[2], 'hearPayments' | 'hearPayOuts'>,
): Feature => ({ answers: [], serve: (app) => serveWebhooks(app, services, { payments, ...heard }) })

/** Who hears what becomes of every bet. */
export const buildListeners = (
  services: Services,
  catalogue: Catalogue,
  {
    engine,
    contribution,
    soldRebates,
    opposed,
  }: {
    engine: OpenPromotions
    contribution: ReturnType<typeof readContribution>
    soldRebates: readonly SoldRebates[]
    opposed: readonly OpposedOfProduct[]
  },
): Listener[] => [
  turnover(services.brand.timeZone),
  hearWins(services, catalogue),
  commissionDays(services.brand),
  rebatesListener(services.brand, soldRebates),
  ...[
    engine.listener,
    engine.contests,
    bonusListener({ currency: services.brand.currency.code, ...contribution }),
    pointsListener(services.brand),
    ranksListener(services.brand),
  ].map((listener) => knowingOpposed(listener, opposed)),
]
