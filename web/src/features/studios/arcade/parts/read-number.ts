/** "1.234,5" and "1,234.5" alike: what comes last of the two signs is the decimal one. */
export function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[^\d.,]/g, '')
  const sign = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
  const whole = (sign === -1 ? plain : plain.slice(0, sign)).replaceAll(/[.,]/g, '')
  const value = Number(sign === -1 ? whole : `${whole}.${plain.slice(sign + 1)}`)
  return plain === '' || !Number.isFinite(value) ? undefined : value
}
