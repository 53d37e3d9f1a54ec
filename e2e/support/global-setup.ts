import { buildWeb } from '../../server/src/build-web.ts'
import { openTestCluster } from '../../tools/test-cluster.ts'

/** The test command brings a cluster and a built web; a run of Playwright alone makes them. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_CLUSTER_URL']) return undefined
  await buildWeb(() => undefined)
  const cluster = await openTestCluster()
  process.env['TEST_CLUSTER_URL'] = cluster.url
  return cluster.stop
}
