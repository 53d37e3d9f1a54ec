/** No letters that look like others: it may be read out or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP = 4

/** A first password: 4 groups of 4, 79 bits. Bytes that would favour some letters are drawn again. */
export function firstPassword(): string {
  const fair = 256 - (256 % LETTERS.length)
  const letter = (): string => {
    for (;;) {
      const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
      if (byte < fair) return LETTERS[byte % LETTERS.length]!
    }
  }
  return Array.from({ length: GROUPS }, () => Array.from({ length: GROUP }, letter).join('')).join('-')
}
