import { createTransport } from 'nodemailer'
import type { Configuration } from './configuration.ts'

export interface Outgoing {
  /** Ours: the provider is told, so that it can recognise a letter that is sent twice. */
  id: string
  to: string
  subject: string
  body: string
}

/** Hands a letter over to whoever carries it, and returns their name for it. Throws when it was not taken. */
export type LetterChannel = (letter: Outgoing) => Promise<string | undefined>

/** A channel that is not configured is absent. */
export interface LetterChannels {
  sms?: LetterChannel | undefined
  email?: LetterChannel | undefined
  close: () => void
}

const TIMEOUT_MS = 10_000

/** SMTP and an HTTP gateway, where they are configured. */
export function openChannels({ smtpUrl, mailFrom, smsUrl, smsToken }: Configuration): LetterChannels {
  const mail = smtpUrl ? smtp(smtpUrl, mailFrom) : undefined
  return {
    sms: smsUrl ? gateway(smsUrl, smsToken) : undefined,
    email: mail?.send,
    close: () => mail?.close(),
  }
}

function smtp(url: string, from: string): { send: LetterChannel; close: () => void } {
  const transport = createTransport({ url, pool: true, maxConnections: 3, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS })
  return {
    close: () => transport.close(),
    async send({ id, to, subject, body }) {
      const { messageId } = await transport.sendMail({
        from,
        to,
        subject,
        text: body,
        messageId: `<letter-${id}@${from.split('@')[1]?.replace('>', '') ?? 'tucano'}>`,
      })
      return messageId
    },
  }
}

/** A gateway for text messages: a POST with JSON and a bearer token, answered with the gateway's id of the message. */
function gateway(url: string, token: string | undefined): LetterChannel {
  return async ({ id, to, body }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `letter-${id}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ to, text: body, reference: id }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`)
    const { id: theirs } = (await response.json().catch(() => ({}))) as { id?: unknown }
    return typeof theirs === 'string' ? theirs : undefined
  }
}
