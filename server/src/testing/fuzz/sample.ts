import fc from 'fast-check'

/** What is read of a schema of the contract. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

/** Whole numbers below a bound, the same ones for the same seed. */
export type Draw = (below: number) => number

export function drawsOf(seed: number): Draw {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export const pick = <One>(from: readonly One[], draw: Draw): One => from[draw(from.length)]!

export function uuidOf(draw: Draw): string {
  const hex = Array.from({ length: 32 }, () => draw(16).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** The ways in which a request can be put together: one for each choice that its schema leaves, with all its fields. */
export function variantsOf(schema: Schema): Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(variantsOf)
  return [schema]
}

/** Something that fits a schema. */
export function sample(schema: Schema, draw: Draw): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return pick(schema.enum, draw)
  if (schema.anyOf) return sample(pick(schema.anyOf, draw), draw)
  const { type, properties = {}, minItems = 0, items = {}, minimum = 0, maximum = 10 } = schema
  if (type === 'object') return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sample(one, draw)]))
  if (type === 'array') return Array.from({ length: Math.max(1, minItems) }, () => sample(items, draw))
  if (type === 'string') return text(schema, draw)
  if (type === 'integer' || type === 'number') return Math.max(minimum, Math.min(maximum, 1))
  if (type === 'boolean') return draw(2) === 1
  return type === 'null' ? null : { stake: '100' }
}

function text({ pattern, format, minLength = 0, maxLength }: Schema, draw: Draw): string {
  if (format === 'uuid' || pattern?.startsWith('^[0-9a-f]{8}')) return uuidOf(draw)
  if (format === 'date') return '2026-05-17'
  if (format === 'email') return 'ana@tucano.example'
  if (pattern && !/\\p\{|\(\?/.test(pattern)) {
    const [found = ''] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: draw(2 ** 31), numRuns: 1 })
    return found.slice(0, maxLength)
  }
  return 'palavra de teste'.slice(0, maxLength ?? 40).padEnd(minLength, 'a')
}

/** Values at the bounds of a schema, a step inside and a step outside. */
export function edges(schema: Schema, draw: Draw): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => edges(one, draw))
  if (schema.enum) return schema.enum
  const { minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems, items } = schema
  if (schema.type === 'string') {
    const lengths = [minLength - 1, minLength, maxLength ?? 100, (maxLength ?? 100) + 1].filter((n) => n >= 0 && n <= 20_000)
    return ['a', '9', '🦜', ' ', '\n', "'", '.'].flatMap((letter) => lengths.map((n) => letter.repeat(n))).concat(text(schema, draw))
  }
  if (schema.type === 'integer' || schema.type === 'number')
    return [minimum, maximum].flatMap((bound) => (bound === undefined ? [] : [bound - 1, bound, bound + 1])).concat(2 ** 31, 2 ** 53, 0)
  if (schema.type !== 'array') return []
  return [minItems - 1, minItems, maxItems ?? 20, (maxItems ?? 20) + 1]
    .filter((n) => n >= 0 && n <= 1001)
    .map((n) => Array.from({ length: n }, () => sample(items ?? {}, draw)))
}
