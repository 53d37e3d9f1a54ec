import { randomInt } from 'node:crypto'
import net from 'node:net'

/** A port that nobody listens at. */
export function freePort(): Promise<number> {
  return portOf(0).then((port) => port ?? Promise.reject(new Error('no port is free')))
}

/**
 * A free port below those that the system gives to outgoing connections. Callers who knock at a closed door of the upper range are given
 * its own number sooner or later, and so keep the server from coming back.
 */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = await portOf(randomInt(20_000, 30_000))
    if (port !== undefined) return port
  }
}

function portOf(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(undefined))
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
