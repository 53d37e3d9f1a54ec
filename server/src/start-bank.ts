import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { MERCHANT_KEY } from '@tucano/bank'
import type { Configuration, PixConfiguration } from '#platform/configuration'

const ROOT = path.join(import.meta.dirname, '..', '..')
const CLIENT_ID = 'tucano'
const STOP_MS = 5000

const newSecret = (): string => randomBytes(32).toString('base64url')

/** The sandbox bank as a process of its own, for demonstrations: money that does not exist, moved as if it did. */
export async function startSandbox({
  port,
  dataFolder,
}: Pick<Configuration, 'port' | 'dataFolder'>): Promise<{ pix: PixConfiguration; stop: () => Promise<void> }> {
  const [clientSecret, webhookSecret] = [newSecret(), newSecret()]
  const child = spawn(process.execPath, [path.join(ROOT, 'bank', 'src', 'main.ts')], {
    env: {
      ...process.env,
      BANK_LIFELINE: '1',
      BANK_PORT: String(port === 0 ? 0 : port + 1),
      BANK_DATA: path.join(dataFolder, 'bank'),
      BANK_CLIENT_ID: CLIENT_ID,
      BANK_CLIENT_SECRET: clientSecret,
      BANK_WEBHOOK_SECRET: webhookSecret,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      said += String(data)
      const found = /listens on (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(said.trim() || 'the sandbox bank does not start')))
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(timer)
  }
  return { pix: { url, clientId: CLIENT_ID, clientSecret, key: MERCHANT_KEY, webhookSecret, certificate: undefined, sandbox: true }, stop }
}
