import { lobbyChanged } from '@tucano/contract/lobby'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { Acts } from './acts.ts'
import { serveGap } from './adapters/gap.ts'
import { servePgSoft } from './adapters/pg-soft.ts'
import { serveCanonical } from './canonical.ts'
import { Integrations } from './integrations.ts'
import { VendorGames } from './vendor-games.ts'

export { type NewIntegration, keepIntegration } from './integrations.ts'
export { isSigned, signatureOf } from './signature.ts'

/** What opens the games of vendors that are connected, and what the vendors feature works with. */
export function openVendors(services: Services): { integrations: Integrations; games: VendorGames } {
  const integrations = new Integrations(services)
  return { integrations, games: new VendorGames(services, integrations) }
}

/** Games of vendors elsewhere: they ask for bets and wins, we ask for addresses. */
export function vendors(services: Services, { integrations, games }: ReturnType<typeof openVendors>): Feature {
  return {
    answers: [],
    jobs: [{ name: 'vendors.checkHealth', schedule: '* * * * *', run: () => games.checkHealth() }],
    onEvent: [{ event: lobbyChanged, run: () => integrations.forget() }],
    async serve(app) {
      const doors = { services, acts: new Acts(services), integrations }
      await serveCanonical(app, doors)
      await serveGap(app, doors)
      await servePgSoft(app, doors)
      app.addHook('onClose', () => doors.acts.stop())
    },
  }
}
