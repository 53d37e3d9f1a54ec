import type { Listener } from '#betting/listen'
import { turnover } from '#betting/turnover'
import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { captcha } from './captcha/index.ts'
import { cashier } from './cashier/index.ts'
import { jackpot } from './jackpot/index.ts'
import { chat } from './chat/index.ts'
import { letters } from './letters/index.ts'
import { lobby } from './lobby/index.ts'
import { lottery } from './lottery/index.ts'
import { member } from './member/index.ts'
import { messages } from './messages/index.ts'
import { notices } from './notices/index.ts'
import { operators } from './operators/index.ts'
import { registration } from './registration/index.ts'
import { session } from './session/index.ts'
import { type SiteState, site } from './site/index.ts'
import { support } from './support/index.ts'
import { wallet } from './wallet/index.ts'
import { hearWins, winners } from './winners/index.ts'

/** The product. */
export const buildFeatures = (house: House, { state, catalogue }: { state: SiteState; catalogue: Catalogue }): Feature[] => [
  site(house, state),
  notices(house),
  support(house),
  captcha(house),
  session(house),
  registration(house),
  member(house),
  letters(house),
  wallet(house),
  operators(house),
  chat(house),
  messages(house),
  lobby(house, catalogue),
  lottery(house, catalogue),
  winners(house, catalogue),
  jackpot(house),
  cashier(house),
]

/** Who hears what becomes of every bet. */
export const buildListeners = (house: House, catalogue: Catalogue): Listener[] => [
  turnover(house.brand.timeZone),
  hearWins(house, catalogue),
]
