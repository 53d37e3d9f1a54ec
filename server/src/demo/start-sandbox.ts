import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { MERCHANT_KEY } from '@tucano/sandbox-bank'
import type { Configuration, PixConfiguration } from '#platform/configuration'
import { startService } from './start-service.ts'

const ROOT = path.join(import.meta.dirname, '..', '..', '..')
const CLIENT_ID = 'tucano'

const newSecret = (): string => randomBytes(32).toString('base64url')

/** The sandbox bank as a process of its own, for demonstrations: money that does not exist, moved as if it did. */
export async function startSandbox({
  port,
  dataFolder,
}: Pick<Configuration, 'port' | 'dataFolder'>): Promise<{ pix: PixConfiguration; stop: () => Promise<void> }> {
  const [clientSecret, webhookSecret] = [newSecret(), newSecret()]
  const { said, stop } = await startService(path.join(ROOT, 'sandbox-bank', 'src', 'main.ts'), {
    env: {
      BANK_LIFELINE: '1',
      BANK_PORT: String(port === 0 ? 0 : port + 1),
      BANK_DATA: path.join(dataFolder, 'bank'),
      BANK_CLIENT_ID: CLIENT_ID,
      BANK_CLIENT_SECRET: clientSecret,
      BANK_WEBHOOK_SECRET: webhookSecret,
    },
    says: /listens on (\S+)/,
  })
  const url = said[1]!
  return { pix: { url, clientId: CLIENT_ID, clientSecret, key: MERCHANT_KEY, webhookSecret, certificate: undefined, sandbox: true }, stop }
}
