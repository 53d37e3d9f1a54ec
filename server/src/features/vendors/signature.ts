import { type KeyObject, sign, verify } from 'node:crypto'
import { SIGNATURE_HEADER, SIGNATURE_MINUTES, TIMESTAMP_HEADER } from '@tucano/contract/vendors'

const AGE_MAX_MS = SIGNATURE_MINUTES * 60_000

/** What is signed: when, and the body byte by byte. */
const signedBytes = (timestamp: string, body: Uint8Array | string): Buffer =>
  Buffer.concat([Buffer.from(`${timestamp}.`), Buffer.from(body)])

/** The headers of a call that is sent at `now`. */
export function signatureOf(privateKey: KeyObject, body: Uint8Array | string, now: number): Record<string, string> {
  const timestamp = String(now)
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: sign('sha256', signedBytes(timestamp, body), privateKey).toString('base64'),
  }
}

/** Whether a call was signed by the owner of the key, a few minutes ago at most. */
export function isSigned(
  publicKey: KeyObject,
  { headers, body, now }: { headers: Record<string, string | string[] | undefined>; body: Uint8Array; now: number },
): boolean {
  const timestamp = headers[TIMESTAMP_HEADER]
  const signature = headers[SIGNATURE_HEADER]
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{13}$/.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp)) > AGE_MAX_MS) return false
  return verify('sha256', signedBytes(timestamp, body), publicKey, Buffer.from(signature, 'base64'))
}
