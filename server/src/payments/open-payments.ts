import fs from 'node:fs'
import type { Configuration } from '#platform/configuration'
import { PixProvider } from './pix.ts'
import type { PaymentProvider } from './provider.ts'

/** Where the provider tells us of what happens; it puts `/pix` and `/envios` behind it. */
export const WEBHOOK_PATH = '/hooks/pix'

/** The house's way to whoever takes and sends money for it. */
export interface Payments {
  provider: PaymentProvider
  webhookSecret: string
  /** Of the sandbox alone: where a charge is paid with money that does not exist. */
  payUrl: (txid: string) => string | null
  /** Of the sandbox alone: where keys are registered at the bank. */
  keysUrl: string | null
  /** Tells the provider where we listen. */
  hear: () => Promise<void>
  close: () => void
}

/** Without a provider there is no Pix: its methods are not offered. */
export function openPayments({ pix, publicUrl }: Pick<Configuration, 'pix' | 'publicUrl'>): Payments | undefined {
  if (!pix) return undefined
  const { url, clientId, clientSecret, key, webhookSecret, certificate, sandbox } = pix
  const provider = new PixProvider({
    url,
    clientId,
    clientSecret,
    key,
    certificate: certificate && {
      cert: fs.readFileSync(certificate.certificate),
      key: fs.readFileSync(certificate.key),
      ca: certificate.chain === undefined ? undefined : fs.readFileSync(certificate.chain),
    },
  })
  return {
    provider,
    webhookSecret,
    payUrl: (txid) => (sandbox ? `${url}/pagar/${txid}` : null),
    keysUrl: sandbox ? `${url}/chaves` : null,
    hear: () => provider.hearAt(publicUrl + WEBHOOK_PATH),
    close: () => provider.close(),
  }
}
