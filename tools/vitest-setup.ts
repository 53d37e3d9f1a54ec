import fs from 'node:fs'
import path from 'node:path'
import { testFolder } from '@tucano/database/test-cluster'
import { openTestCluster } from './test-cluster.ts'

interface Project {
  provide: (key: 'clusterUrl', value: string) => void
}

/** The test command brings its own cluster; a run of Vitest alone starts one. Folders that tests make are where its databases are. */
export async function setup(project: Project): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(testFolder(), 'tucano-files-'))
  fs.chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  const given = process.env['TEST_CLUSTER_URL']
  const cluster = given ? undefined : await openTestCluster()
  project.provide('clusterUrl', given ?? cluster!.url)
  return async () => {
    await cluster?.stop()
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
