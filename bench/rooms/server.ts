// The server of the bench, as a process of its own: the whole application, with tables.
import type { AddressInfo } from 'node:net'
import { openTestServer } from '../../server/src/testing/test-server.ts'
import { tableRoom } from '../../server/src/testing/table-room.ts'

const { BENCH_DATABASE_URL: databaseUrl = '' } = process.env
const server = await openTestServer({
  clusterUrl: '',
  databaseUrl,
  env: { TRUSTED_PROXIES: '1', STRICT_REPLIES: '0', SOCKETS_MAX: '30000' },
  roomKinds: ({ db }) => [tableRoom(db)],
})
await server.app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', (asked) => {
  if (asked === 'memory') {
    globalThis.gc?.()
    process.send!(process.memoryUsage().rss)
  }
})
process.on('disconnect', () => process.exit())
process.send!({ port: (server.app.server.address() as AddressInfo).port })
