import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { member } from './member/index.ts'
import { notices } from './notices/index.ts'
import { registration } from './registration/index.ts'
import { session } from './session/index.ts'
import { site } from './site/index.ts'
import { support } from './support/index.ts'

/** The product. */
export const buildFeatures = (house: House): Feature[] =>
  [site, notices, support, session, member, registration].map((build) => build(house))
