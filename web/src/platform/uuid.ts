/** A UUID of version 7: the moment in milliseconds, then chance. Made before a call and kept until its answer, so that asking again is safe. */
export function uuid7(nowMs: number, chance: Uint8Array = crypto.getRandomValues(new Uint8Array(10))): string {
  const moment = nowMs.toString(16).padStart(12, '0')
  const [a = 0, b = 0, c = 0, ...rest] = chance
  const hex = [0x70 | (a & 0x0f), b, 0x80 | (c & 0x3f), ...rest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const all = `${moment}${hex}`
  return [all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20), all.slice(20)].join('-')
}
