import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6

/** The code of a time step, RFC 6238 with SHA-1, as every authenticator app makes it. */
export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.at(-1)! & 15
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS)

/** The step whose code this is: of now, or one before or after, since clocks differ; later than the last one that was used. */
export function findStep(secret: Buffer, code: string, now: Date, after: number): number | undefined {
  const given = Buffer.from(code.replaceAll(/\s/g, ''))
  if (given.length !== DIGITS) return undefined
  const step = totpStep(now)
  return [step - 1, step, step + 1].find((each) => each > after && timingSafeEqual(Buffer.from(totpAt(secret, each)), given))
}
