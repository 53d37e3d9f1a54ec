import { connect } from '@tucano/database'
import { startTestCluster } from '@tucano/database/test-cluster'
import { runMigrations } from 'graphile-worker'

/** The cluster of a test run. Its template has the job library's tables already, which take longer to make than to copy. */
export const openTestCluster = (): Promise<{ url: string; stop: () => Promise<void> }> =>
  startTestCluster(async (url) => {
    const { pool } = connect({ url, connections: 2, onError: () => undefined })
    await runMigrations({ pgPool: pool })
    await pool.end()
  })
