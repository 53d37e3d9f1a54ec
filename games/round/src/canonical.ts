export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The one way to write something down: keys in order, nothing between. What is digested is this. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value !== null && typeof value === 'object')
    return `{${Object.keys(value)
      .toSorted()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`)
      .join()}}`
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number`)
  return JSON.stringify(value)
}
