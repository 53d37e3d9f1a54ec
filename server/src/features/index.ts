import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { captcha } from './captcha/index.ts'
import { chat } from './chat/index.ts'
import { letters } from './letters/index.ts'
import { member } from './member/index.ts'
import { notices } from './notices/index.ts'
import { operators } from './operators/index.ts'
import { registration } from './registration/index.ts'
import { session } from './session/index.ts'
import { type SiteState, site } from './site/index.ts'
import { support } from './support/index.ts'
import { wallet } from './wallet/index.ts'

/** The product. */
export const buildFeatures = (house: House, state: SiteState): Feature[] => [
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
]
