import { createHmac, timingSafeEqual } from 'node:crypto'

/** A webhook older than this, or from as far ahead, is somebody's copy. */
const AGE_SECONDS_MAX = 300
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** Whether the provider itself wrote this, not long ago: an HMAC over when and what. */
export function isSigned(secret: string, { header, body, now }: { header: string | undefined; body: Buffer; now: number }): boolean {
  const [, seconds, given] = SIGNATURE.exec(header ?? '') ?? []
  if (seconds === undefined || given === undefined) return false
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex')) && Math.abs(now / 1000 - Number(seconds)) <= AGE_SECONDS_MAX
}
