import { startCluster } from '@tucano/database'
import { readConfiguration } from '../server/src/platform/configuration.ts'

/** The database that `npm start` uses: the operator's, or the embedded one, which is started when it does not run. */
export async function findDatabase(): Promise<{ url: string; done: () => Promise<void> }> {
  const { databaseUrl, dataFolder } = readConfiguration(process.env)
  if (databaseUrl) return { url: databaseUrl, done: () => Promise.resolve() }
  const cluster = await startCluster({ folder: dataFolder })
  return { url: cluster.url, done: cluster.stop }
}
