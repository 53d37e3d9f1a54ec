import type { Brand } from '@tucano/brand'
import type { Db } from '@tucano/database'
import type pg from 'pg'
import type { Bus } from './bus.ts'
import type { Configuration } from './configuration.ts'
import type { CountryLookup } from './country.ts'
import type { Encryption } from './encryption.ts'
import type { Identities } from './identity.ts'
import type { Letters } from './letters.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Vault } from './vault.ts'
import type { WorkerPool } from './worker-pool.ts'

/** What every feature is given: the things of which a running server has one. */
export interface Services {
  configuration: Configuration
  brand: Brand
  /** Whether a module of the brand's tree is on. */
  moduleOn: (modId: string) => boolean
  db: Db
  pool: pg.Pool
  /** Between the processes of the site. */
  bus: Bus
  countries: CountryLookup
  encryption: Encryption
  vault: Vault
  workerPool: WorkerPool
  letters: Letters
  identities: Identities
  log: Log
  metrics: Metrics
}
