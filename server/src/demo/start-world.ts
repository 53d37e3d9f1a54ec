import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { BeaconConfiguration, Configuration, FeedConfiguration } from '#platform/configuration'
import type { Log } from '#platform/log'
import { keepService } from './keep-service.ts'

const ENTRY = path.join(import.meta.dirname, '..', '..', '..', 'world', 'src', 'main.ts')
/** After the port of the site, that of the bank and that of the beacon. */
const [PORT, FEED_PORT] = [3, 4]

/** The invented world, for demonstrations without a contract for a feed: it tells its matches as a real one would. */
export async function startLocalWorld(
  { port, dataFolder }: Pick<Configuration, 'port' | 'dataFolder'>,
  { urls, chain }: BeaconConfiguration,
  log: Log,
): Promise<{ feed: FeedConfiguration; stop: () => Promise<void> }> {
  const token = randomBytes(24).toString('hex')
  const portOf = (place: number): string => String(port === 0 ? 0 : port + place)
  const { said, stop } = await keepService(ENTRY, {
    name: 'world',
    // Whoever knows where it was finds it there again.
    env: (before) => ({
      WORLD_LIFELINE: '1',
      WORLD_PORT: before ? new URL(before[1]!).port : portOf(PORT),
      WORLD_FEED_PORT: before ? new URL(before[2]!).port : portOf(FEED_PORT),
      WORLD_TOKEN: token,
      WORLD_DATA: path.join(dataFolder, 'world'),
      BEACON_URL: urls.join(','),
      BEACON_CHAIN: chain,
      // Little of what it makes lives long: with more room it would only take more memory.
      NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=128',
    }),
    says: /world listens on (\S+) and tells on (\S+)/,
    log,
  })
  return { feed: { address: said[2]!, api: said[1]!, token, bookmaker: undefined }, stop }
}
