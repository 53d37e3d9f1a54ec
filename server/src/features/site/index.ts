import { statusChanged } from '@tucano/contract/site'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { getCountry } from './get-country.ts'
import { getDomainRoute } from './get-domain-route.ts'
import { getStatus } from './get-status.ts'
import { getWhitelabel } from './get-whitelabel.ts'
import type { SiteState } from './site-state.ts'

export { statusReader } from './get-status.ts'
export { SiteState, setMaintenance } from './site-state.ts'

/** Address ranges change hands: old data blocks the wrong visitors. Above 35 days is an alarm. */
function watchCountryDatabase({ countries, metrics }: Services): void {
  metrics.countryDatabaseAgeDays.set(countries.ageDays(new Date()))
}

export const site = (services: Services, state: SiteState): Feature => ({
  answers: [getStatus(services, state), getWhitelabel(services), getDomainRoute(services), getCountry(services)],
  jobs: [{ name: 'site.watchCountryDatabase', schedule: '0 6 * * *', run: async () => watchCountryDatabase(services) }],
  onEvent: [{ event: statusChanged, run: () => state.forget() }],
})
