import path from 'node:path'
import type { BeaconConfiguration, Configuration } from '#platform/configuration'
import { startService } from './start-service.ts'

const ENTRY = path.join(import.meta.dirname, '..', '..', '..', 'beacon', 'src', 'main.ts')

/** The local beacon, for demonstrations without a network: the same code as a public one, with a key that the house has. */
export async function startLocalBeacon({
  port,
  dataFolder,
}: Pick<Configuration, 'port' | 'dataFolder'>): Promise<{ beacon: BeaconConfiguration; stop: () => Promise<void> }> {
  const { said, stop } = await startService(ENTRY, {
    env: { BEACON_LIFELINE: '1', BEACON_PORT: String(port === 0 ? 0 : port + 2), BEACON_DATA: path.join(dataFolder, 'beacon') },
    says: /beacon ([\da-f]{64}) listens on (\S+)/,
  })
  return { beacon: { urls: [said[2]!], chain: said[1]!, isOwn: true }, stop }
}
