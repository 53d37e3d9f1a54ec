import path from 'node:path'
import { moduleStates } from '@tucano/brand'
import { type Bus, LocalBus } from '#platform/bus'
import { openCountryLookup } from '#platform/country'
import { Encryption } from '#platform/encryption'
import type { Services } from '#platform/services'
import { openIdentities } from '#platform/identity'
import { openChannels } from '#platform/letter-channels'
import { Letters } from '#platform/letters'
import { openMetrics } from '#platform/metrics'
import { openVault } from '#platform/vault'
import { WorkerPool } from '#platform/worker-pool'

/** Makes what every feature is given. */
export async function buildServices(given: Pick<Services, 'configuration' | 'brand' | 'db' | 'pool' | 'log'>): Promise<Services> {
  const { configuration, brand, db, log } = given
  const modules = moduleStates(brand.modules)
  const metrics = openMetrics()
  return {
    ...given,
    bus: await openBus(given),
    moduleOn: (modId) => modules.get(modId) ?? false,
    countries: await openCountryLookup(),
    encryption: new Encryption(db),
    vault: openVault(configuration),
    workerPool: new WorkerPool(path.join(import.meta.dirname, 'worker.ts'), metrics),
    letters: new Letters({ db, log, metrics, brand }, openChannels(configuration)),
    identities: openIdentities(configuration),
    metrics,
  }
}

/** Redis where several processes are one site. Its client is read only there. */
async function openBus({ configuration: { redisUrl }, log }: Pick<Services, 'configuration' | 'log'>): Promise<Bus> {
  if (!redisUrl) return new LocalBus()
  const { RedisBus } = await import('#platform/redis-bus')
  return RedisBus.open(redisUrl, log)
}
