/** Somebody's typing as minor units: 1234,5 or 1.234,50 or 1,234.50. Nothing for what is no amount, or has more than two decimals. */
export function readAmount(typed: string): bigint | undefined {
  const text = typed.trim().replace(/^R\$|\s/g, '')
  const [, whole, decimals = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined || whole.length > 18) return undefined
  return BigInt(whole.replace(/[.,]/g, '')) * 100n + BigInt(decimals.padEnd(2, '0'))
}
