import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import net from 'node:net'
import { walletPaths } from '@tucano/contract/vendors'
import { keepIntegration } from '../../server/src/features/vendors/index.ts'
import { startSimulator } from './simulator.ts'

interface HeldPort {
  vendor: string
  port: number
  release: () => Promise<void>
}

/** A port for each vendor, held until its simulator listens there: between being asked for a port and using it a site may have to start. */
export const holdPorts = (vendors: readonly string[]): Promise<HeldPort[]> =>
  Promise.all(
    vendors.map(async (vendor) => {
      const holder = net.createServer()
      await new Promise<void>((listening) => holder.listen(0, '127.0.0.1', listening))
      const { port } = holder.address() as net.AddressInfo
      return { vendor, port, release: () => new Promise<void>((released) => holder.close(() => released())) }
    }),
  )

type Books = Parameters<typeof keepIntegration>[0]

/** Vendors of the catalogue, each with a simulator of its own behind it, connected to a site with keys of both. */
export async function connectSimulators(books: Books, site: string, ports: readonly HeldPort[]): Promise<() => Promise<void>> {
  const running: Awaited<ReturnType<typeof startSimulator>>[] = []
  for (const { vendor, port, release } of ports) {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const theirs = publicKey.export({ type: 'spki', format: 'pem' })
    const ours = await keepIntegration(books, { vendor, apiUrl: `http://localhost:${port}`, shape: 'canonical', publicKey: theirs })
    const walletUrl = `${site}${walletPaths.canonical}/${vendor}`
    await release()
    running.push(await startSimulator({ port, walletUrl, privateKey, operatorKey: createPublicKey(ours) }))
  }
  return async () => void (await Promise.all(running.map((simulator) => simulator.stop())))
}
