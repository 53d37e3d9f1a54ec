import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Brand, readBrand } from '@tucano/brand'
import type { Envelope } from '@tucano/contract/endpoint'
import { MAIN_WALLET, transferWallet } from '@tucano/contract/wallet'
import { quietPort } from '@tucano/database'
import { LedgerRefusal, type RefusalCode } from '@tucano/ledger'
import type { Books, Member } from './acts.ts'
import { call, passingTrouble } from './call.ts'

const ROOT = path.join(import.meta.dirname, '..', '..', '..', '..')

/** The whole server as a process of its own, with wallets at vendors. */
export interface Site {
  url: string
  /** Ends the server with SIGKILL. */
  kill: () => Promise<void>
  /** Starts it again, at the same address. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

interface SiteOptions {
  env?: Record<string, string>
  brand?: (brand: Brand) => Partial<Brand>
}

export async function openSite(databaseUrl: string, options: SiteOptions = {}): Promise<Site> {
  const port = await quietPort()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-faults-brand-'))
  const brand = path.join(folder, 'brand.json')
  const demo = await readBrand('tucano')
  fs.writeFileSync(brand, JSON.stringify({ ...demo, demo: false, wallet: { ...demo.wallet, single: false }, ...options.brand?.(demo) }))
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    BRAND: brand,
    STRICT_REPLIES: '1',
    // Callers come from as many addresses as there are calls, so that nobody's budget of requests is used up.
    TRUSTED_PROXIES: '1',
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
    ...options.env,
  }
  let child = await startServer(env)
  // Whatever ends this process, the server does not outlive it.
  const endTogether = (): void => {
    child.kill('SIGKILL')
    fs.rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', endTogether)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      if (child.exitCode !== null) throw new Error(`the server ended by itself with ${child.exitCode}`)
      await end('SIGKILL')
    },
    restart: async () => void (child = await startServer(env)),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) await end('SIGTERM')
      process.off('exit', endTogether)
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startServer(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const hear = (data: Buffer): void => {
      output += String(data)
      if (output.includes('http://localhost:')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  })
  return child
}

interface Customer extends Member {
  token: string
}

interface Transfer {
  customer: Customer
  wallet: { vendor: string; accountTypeId: number }
  amount: bigint
  /** From the vendor's wallet to the main one. */
  back: boolean
}

/** Moves money between the wallets of a member, over HTTP. */
export async function transfer({ journal }: Books, site: Site, { customer, wallet, amount, back }: Transfer): Promise<void> {
  const transferId = randomUUID()
  const accounts = [`${customer.id}:cash`, `${customer.id}:vendor:${wallet.vendor}`]
  const types = [MAIN_WALLET, wallet.accountTypeId]
  const [from = '', to = ''] = back ? accounts.toReversed() : accounts
  const [fromAccountTypeId, toAccountTypeId] = back ? types.toReversed() : types
  const body = JSON.stringify({ transferId, fromAccountTypeId, toAccountTypeId, amount: String(amount) })
  await call(
    journal,
    {
      key: `transfer:${customer.id}:${transferId}`,
      legs: [
        [from, -amount],
        [to, amount],
      ],
    },
    () => ask(site, { token: customer.token, body }),
  )
}

let addresses = 0

async function ask({ url }: Site, { token, body }: { token: string; body: string }): Promise<{ replayed?: boolean }> {
  const n = ++addresses
  const address = [10, (n >> 16) & 255, (n >> 8) & 255, n & 255].join('.')
  const headers = { authorization: token, 'content-type': 'application/json', 'x-forwarded-for': address }
  let status: number
  let reply: Envelope
  try {
    const response = await fetch(url + transferWallet.path, { method: transferWallet.method, headers, body })
    status = response.status
    reply = (await response.json()) as typeof reply
  } catch (cause) {
    throw passingTrouble('the server did not answer', cause)
  }
  if (status === 200 && reply.success) return {}
  if (status === 200 || status === 409) throw new LedgerRefusal(reply.errorCode as RefusalCode)
  if (status === 503) throw passingTrouble('the server is busy')
  throw new Error(`HTTP ${status} ${reply.errorCode}`)
}
