import { openTestCluster } from './test-cluster.ts'

interface Project {
  provide: (key: 'clusterUrl', value: string) => void
}

/** The test command brings its own cluster; a run of Vitest alone starts one. */
export async function setup(project: Project): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_CLUSTER_URL']
  if (given) {
    project.provide('clusterUrl', given)
    return undefined
  }
  const cluster = await openTestCluster()
  project.provide('clusterUrl', cluster.url)
  return cluster.stop
}
