/** All of the usual stake, in basis points. */
export const WHOLE_BP = 10_000

/** A share as somebody types it in percent, in basis points: 50, 12,5. */
export function factorOf(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === undefined) return undefined
  const bp = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return bp <= WHOLE_BP ? bp : undefined
}
