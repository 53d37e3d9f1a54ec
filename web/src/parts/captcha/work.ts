import { sha256 } from '@noble/hashes/sha2.js'

/** Looks for a number whose digest begins with so many zero bits. There is no way but to try them one after the other. */
self.addEventListener('message', ({ data: { salt, bits } }: MessageEvent<{ salt: string; bits: number }>) => {
  const encoder = new TextEncoder()
  for (let answer = 0; ; answer++) {
    const digest = sha256(encoder.encode(`${salt}:${answer}`))
    const head = ((digest[0]! << 24) | (digest[1]! << 16) | (digest[2]! << 8) | digest[3]!) >>> 0
    if (head >>> (32 - bits) === 0) {
      self.postMessage(String(answer))
      return
    }
  }
})
