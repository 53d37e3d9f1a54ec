export { type Cluster, databaseUrl, freePort, startCluster } from './cluster.ts'
export { type Db, connect, dbOf } from './connect.ts'
export { migrate } from './migrate.ts'
export type { Tables } from './tables.ts'
