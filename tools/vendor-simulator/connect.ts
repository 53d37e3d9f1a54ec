import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { walletPaths } from '@tucano/contract/vendors'
import { keepIntegration } from '../../server/src/features/vendors/index.ts'
import { startSimulator } from './simulator.ts'

type Books = Parameters<typeof keepIntegration>[0]

/** Vendors of the catalogue, each with a simulator behind it on a port of its own, connected to a site with keys of both. */
export async function connectSimulators(books: Books, site: string, ports: Readonly<Record<string, number>>): Promise<() => Promise<void>> {
  const running = await Promise.all(
    Object.entries(ports).map(async ([vendor, port]) => {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      const theirs = publicKey.export({ type: 'spki', format: 'pem' })
      const ours = await keepIntegration(books, { vendor, apiUrl: `http://localhost:${port}`, shape: 'canonical', publicKey: theirs })
      const walletUrl = `${site}${walletPaths.canonical}/${vendor}`
      return startSimulator({ port, walletUrl, privateKey, operatorKey: createPublicKey(ours) })
    }),
  )
  return async () => void (await Promise.all(running.map((simulator) => simulator.stop())))
}
