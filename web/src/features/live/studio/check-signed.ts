import type { StudioSigned } from '@tucano/contract/live/studio'

const ALGORITHM = 'Ed25519'
/** `unknown`: this browser does not know the kind of signature. */
export type Verdict = 'right' | 'wrong' | 'unknown'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

async function isSigned({ body, signature, publicKey }: StudioSigned): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), ALGORITHM, false, ['verify'])
  return crypto.subtle.verify(ALGORITHM, key, bytesOf(signature), new TextEncoder().encode(body))
}

/** Whether a studio has signed all of this, in this order. */
export async function checkSigned(events: readonly StudioSigned[]): Promise<Verdict> {
  try {
    for (const event of events) if (!(await isSigned(event))) return 'wrong'
  } catch {
    return 'unknown'
  }
  return isOutOfOrder(events) ? 'wrong' : 'right'
}

/** The number is part of what was signed: nobody can put a message in another place, or say the same one twice. */
function isOutOfOrder(events: readonly StudioSigned[]): boolean {
  const numbers = events.map(({ body }) => (JSON.parse(body) as { number: number }).number)
  return numbers.some((number, n) => number !== events[n]!.number || (n > 0 && number <= numbers[n - 1]!))
}
