const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as authenticator apps read and write them, RFC 4648 without padding. */
export function toBase32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((group) => LETTERS[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(letters: string): Buffer {
  const bits = letters
    .split('')
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
