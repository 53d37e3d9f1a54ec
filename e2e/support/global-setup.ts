import { openTestCluster } from '../../tools/test-cluster.ts'

/** The test command brings a cluster; a run of Playwright alone starts one. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_CLUSTER_URL']) return undefined
  const cluster = await openTestCluster()
  process.env['TEST_CLUSTER_URL'] = cluster.url
  return cluster.stop
}
