/** Dots between thousands and a comma before the cents, the other way round, or no thousands marked at all. */
const SHAPES = [/^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/, /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/, /^(\d{1,16})(?:[.,](\d{1,2}))?$/]
const LONG = 21

/** Somebody's typing as minor units. Nothing for what is no amount, or has more than two decimals. */
export function readAmount(typed: string): bigint | undefined {
  const text = typed.trim().replace(/^R\$|\s/g, '')
  const [, whole, decimals = ''] = SHAPES.map((shape) => shape.exec(text)).find((found) => found !== null) ?? []
  if (whole === undefined || whole.length > LONG) return undefined
  return BigInt(whole.replace(/[.,]/g, '')) * 100n + BigInt(decimals.padEnd(2, '0'))
}
