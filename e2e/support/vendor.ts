import { randomBytes } from 'node:crypto'
import { readConfiguration } from '../../server/src/platform/configuration.ts'
import { openVault } from '../../server/src/platform/vault.ts'
import { addGame, addVendor } from '../../tools/vendor/set-up.ts'
import { connectSimulators, holdPorts } from '../../tools/vendor-simulator/connect.ts'
import { type Site, openSite, test as onSite } from './site.ts'

/** Vendors of the demo that nothing is behind of until one is connected: with all of them every category is open. */
export const ELSEWHERE = ['VIVO', 'GOL', 'ARENA', 'DS88', 'RIO', 'RODA', 'LOTT', 'ELOTT'] as const

/** A vendor of one more random number game. */
export const SIMULATED = { vendor: 'SIM', code: 'cara-ou-coroa', name: 'Cara ou Coroa', gameType: 'RNG', classify: 'AC', minBet: 100n }

/** A site of its own to which vendors of this machine are connected, with keys of both; its pages may frame them. */
export async function openSiteWithVendors(vendors: readonly string[]): Promise<Site> {
  const ports = await holdPorts(vendors)
  const env = { VAULT_KEY: randomBytes(32).toString('base64') }
  const site = await openSite({ brand: { launchGameCDNs: ports.map(({ port }) => `http://localhost:${port}`) }, env })
  const { db } = site
  if (vendors.includes(SIMULATED.vendor)) {
    await addVendor(db, SIMULATED.vendor, 'Simulador')
    await addGame(db, SIMULATED)
  }
  const vault = openVault(readConfiguration({ ...env, DATABASE_URL: site.databaseUrl }))
  const stop = await connectSimulators({ db, vault }, site.url, ports)
  return { ...site, stop: async () => void (await Promise.all([stop(), site.stop()])) }
}

/** Tests that look at a site with all of them, and change nothing of it. */
export const test = onSite.extend<object, { vendorSite: Site }>({
  vendorSite: [
    async ({}, use) => {
      const site = await openSiteWithVendors([...ELSEWHERE, SIMULATED.vendor])
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})
