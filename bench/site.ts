import { readConfiguration } from '../server/src/platform/configuration.ts'
import { startServer } from '../server/src/start.ts'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { openTestCluster } from '../tools/test-cluster.ts'

/** The production build on a port of its own, over a database of its own, without a limit of requests. */
export async function openBenchSite(
  env: Record<string, string> = {},
): Promise<{ url: string; databaseUrl: string; stop: () => Promise<void> }> {
  const cluster = await openTestCluster()
  const databaseUrl = await createTestDatabase(cluster.url)
  const configuration = readConfiguration({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'silent',
    // The world has a benchmark of its own.
    LOCAL_WORLD: '0',
    REQUESTS_PER_MINUTE: '100000000',
    ...env,
  })
  const server = await startServer(configuration, { say: () => undefined, signal: new AbortController().signal })
  return {
    url: server.url,
    databaseUrl,
    stop: async () => {
      await server.stop()
      await cluster.stop()
    },
  }
}
