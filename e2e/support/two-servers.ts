import net, { type AddressInfo } from 'node:net'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { LIVE_PATH } from '@tucano/contract/event'
import { startRedis } from '../../server/src/start-redis.ts'
import { type Site as Server, openSite } from '../../server/src/testing/faults/site.ts'

export interface TwoServers {
  /** Where the browser goes. */
  url: string
  databaseUrl: string
  /** Calls and pages are asked of the first, the socket of the second; while one is gone, everything of the other. */
  one: Server
  two: Server
  stop: () => Promise<void>
}

/** Two processes of one site on one database, and a small proxy before them. */
export async function openTwoServers(): Promise<TwoServers> {
  const databaseUrl = await createTestDatabase(process.env['TEST_CLUSTER_URL'] ?? '')
  const redis = await startRedis()
  const proxy = net.createServer((socket) => pass(socket, [portOf(one), portOf(two)]))
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}`
  const quiet = { BUILD_WEB: '0', SANDBOX_BANK: '0', LOCAL_BEACON: '0', LOCAL_WORLD: '0', DEMO_ROUNDS: '0', DEMO_DAYS: '0' }
  const start = (): Promise<Server> =>
    openSite(databaseUrl, {
      env: { ...quiet, REDIS_URL: redis.url, PUBLIC_URL: url, TRUSTED_PROXIES: '0' },
      brand: ({ wallet, modules }) => ({ demo: true, wallet, modules: withoutPuzzle(modules) }),
    })
  // One after the other: the first makes the database ready.
  const one = await start()
  const two = await start()
  const stop = async (): Promise<void> => {
    proxy.close()
    await one.stop()
    await two.stop()
    await redis.stop()
  }
  return { url, databaseUrl, one, two, stop }
}

type Module = { modId: string; enabled: boolean; children?: Module[] }

const withoutPuzzle = <M extends Module>(module: M): M => ({
  ...module,
  enabled: module.modId !== 'GEETEST3' && module.enabled,
  children: module.children?.map(withoutPuzzle) ?? [],
})

const portOf = ({ url }: Server): number => Number(new URL(url).port)

/** Hands a connection on to the first that takes it, by what it asks for. */
function pass(socket: net.Socket, [calls, sockets]: [number, number]): void {
  socket.on('error', () => socket.destroy())
  socket.once('data', (data) => {
    const first = Buffer.from(data)
    socket.pause()
    const isLive = first.toString('latin1').startsWith(`GET ${LIVE_PATH}`)
    connect(socket, first, isLive ? [sockets, calls] : [calls, sockets])
  })
}

function connect(socket: net.Socket, first: Buffer, [port, ...others]: number[]): void {
  if (port === undefined) return void socket.destroy()
  const server = net.connect(port, '127.0.0.1')
  let isOpen = false
  server.once('connect', () => {
    isOpen = true
    server.write(first)
    socket.pipe(server).pipe(socket)
  })
  server.on('error', () => (isOpen ? socket.destroy() : connect(socket, first, others)))
  server.on('close', () => isOpen && socket.destroy())
  socket.on('close', () => server.destroy())
}
