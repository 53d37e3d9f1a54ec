import { call } from '#platform/call'
import { uuid7 } from '#platform/uuid'
import type { World } from './ask.ts'

/** The world of a page: its calls, its clock, its chance. */
export const pageWorld: World = {
  call,
  nowMs: () => performance.now(),
  wait,
  newId: () => uuid7(Date.now()),
  newSeed: () => toHex(crypto.getRandomValues(new Uint8Array(16))),
}

/** A connection that is back, and a page that is looked at again, are worth a try at once. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of bytes in hexadecimal. Not from the browser: it has none on pages without encryption. */
export async function digest(hex: string): Promise<string> {
  const { sha256 } = await import('@noble/hashes/sha2.js')
  return toHex(sha256(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))))
}
