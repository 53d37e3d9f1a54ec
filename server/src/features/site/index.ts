import { statusChanged } from '@tucano/contract/site'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { getCountry } from './get-country.ts'
import { getDomainRoute } from './get-domain-route.ts'
import { getStatus } from './get-status.ts'
import { getWhitelabel } from './get-whitelabel.ts'
import type { SiteState } from './site-state.ts'

export { statusReader } from './get-status.ts'
export { SiteState, setMaintenance } from './site-state.ts'

export const site = (house: House, state: SiteState): Feature => ({
  answers: [getStatus(house, state), getWhitelabel(house), getDomainRoute(house), getCountry(house)],
  hears: [{ event: statusChanged, run: () => state.forget() }],
})
