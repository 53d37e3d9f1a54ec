// A promotion as it is typed: text for every number, amount and moment, until all of it can be read.
import { readAmount } from '#platform/read-amount'
import { momentOf, typedMoment } from '#platform/typed-moment'
import type { Field, Shape } from './shapes.ts'

/** A part as it is typed. */
export type Typed = string | boolean | readonly Typed[] | TypedGroup
export interface TypedGroup {
  readonly [name: string]: Typed
}
/** What may be there or not: what was typed stays while it is not. */
export interface TypedMaybe {
  readonly isOn: boolean
  readonly value: Typed
}
export interface TypedOneOf {
  readonly chosen: string
  readonly value: TypedGroup
}

/** How amounts are written, and where it is what time. */
export interface Writing {
  write: (minor: string) => string
  timeZone: string
}

type Problem = 'text' | 'amount' | 'percent' | 'whole' | 'moment' | 'pick' | 'codes'
/** What is wrong, by where it stands: `prizes.0.reward.amount`. */
export type Problems = ReadonlyMap<string, { problem: Problem; min?: number; max?: number }>

type Values = Readonly<Record<string, unknown>>
const isEmpty = (value: unknown): boolean => value === null || value === undefined

/** What a part begins with in a form. */
function typeValue(shape: Shape, value: unknown, writing: Writing): Typed {
  switch (shape.as) {
    case 'line':
    case 'choice':
    case 'scene':
    case 'pick':
    case 'whole':
      return isEmpty(value) ? '' : String(value)
    case 'money':
    case 'percent':
      return isEmpty(value) ? '' : writing.write(String(value))
    case 'moment':
      return isEmpty(value) ? '' : typedMoment(value as number, writing.timeZone)
    case 'yes':
      return value === true
    case 'picks':
      return isEmpty(value) ? [] : (value as readonly (string | number)[]).map(String)
    case 'codes':
      return (value as readonly string[]).join('\n')
    case 'group':
      return typeFields(shape.of, (value ?? {}) as Values, writing)
    case 'maybe':
      return { isOn: !isEmpty(value), value: typeValue(shape.of, value ?? shape.first, writing) }
    case 'oneOf': {
      const { [shape.by]: chosen, ...rest } = value as Values
      return { chosen: String(chosen), value: typeFields(shape.of[String(chosen)] ?? [], rest, writing) }
    }
    case 'rows':
      return (value as readonly unknown[]).map((row) => typeValue(shape.of, row, writing))
  }
}

export const typeFields = (fields: readonly Field[], values: Values, writing: Writing): TypedGroup =>
  Object.fromEntries(fields.map(({ name, shape, isFlat }) => [name, typeValue(shape, isFlat ? values : values[name], writing)]))

interface Reading {
  timeZone: string
  problems: Map<string, { problem: Problem; min?: number; max?: number }>
}

const CODE = /^[A-Z0-9-]{4,24}$/
const MOST = 1_000_000_000_000_000n

/** What was typed, one way or the other: commas and ends of lines part codes. */
const codesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

/** A part as it is sent. What is wrong is noted by its place. */
function readValue(shape: Shape, typed: Typed, path: string, reading: Reading): unknown {
  const wrong = (problem: Problem, range: { min?: number; max?: number } = {}): undefined =>
    void reading.problems.set(path, { problem, ...range })
  switch (shape.as) {
    case 'yes':
    case 'choice':
    case 'scene':
      return typed
    case 'line': {
      const text = (typed as string).trim()
      return text.length < shape.min || text.length > shape.max ? wrong('text', { min: shape.min, max: shape.max }) : text
    }
    case 'money': {
      const text = (typed as string).trim()
      if (text === '' && shape.isOptional) return null
      const amount = readAmount(text)
      if (amount === undefined || amount < 1n || amount > MOST) return wrong('amount')
      return shape.isNumber ? Number(amount) : String(amount)
    }
    case 'percent': {
      const text = (typed as string).trim()
      if (text === '' && shape.isOptional) return null
      const bp = readAmount(text)
      return bp === undefined || bp < BigInt(shape.min) || bp > BigInt(shape.max)
        ? wrong('percent', { min: shape.min, max: shape.max })
        : Number(bp)
    }
    case 'whole': {
      const text = (typed as string).trim().replaceAll('.', '')
      if (text === '' && shape.isOptional) return null
      const count = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
      return count >= shape.min && count <= shape.max ? count : wrong('whole', { min: shape.min, max: shape.max })
    }
    case 'moment':
      if (typed === '' && shape.isOptional) return null
      return momentOf(typed as string, reading.timeZone) ?? wrong('moment')
    case 'pick':
      if (typed === '') return shape.isOptional ? null : wrong('pick')
      return shape.isNumber ? Number(typed) : typed
    case 'picks': {
      const picked = typed as readonly string[]
      if (picked.length > shape.max || (picked.length === 0 && shape.none === 'refused')) return wrong('pick', { max: shape.max })
      if (picked.length === 0 && shape.none === 'null') return null
      return shape.isNumber ? picked.map(Number).toSorted((a, b) => a - b) : picked
    }
    case 'codes': {
      const codes = codesIn(typed as string)
      return codes.length === 0 || codes.length > shape.max || !codes.every((code) => CODE.test(code))
        ? wrong('codes', { max: shape.max })
        : codes
    }
    case 'group': {
      const read = readFields(shape.of, typed as TypedGroup, path, reading)
      return shape.isPartial ? Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null)) : read
    }
    case 'maybe': {
      const { isOn, value } = typed as unknown as TypedMaybe
      return isOn ? readValue(shape.of, value, path, reading) : null
    }
    case 'oneOf': {
      const { chosen, value } = typed as unknown as TypedOneOf
      return { [shape.by]: chosen, ...readFields(shape.of[chosen] ?? [], value, path, reading) }
    }
    case 'rows':
      return (typed as readonly Typed[]).map((row, n) => readValue(shape.of, row, `${path}.${n}`, reading))
  }
}

function readFields(fields: readonly Field[], typed: TypedGroup, path: string, reading: Reading): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, shape, isFlat }) => {
      const value = readValue(shape, typed[name]!, placeOf(path, name), reading)
      return isFlat ? Object.entries(value as object) : [[name, value]]
    }),
  )
}

/** Where a field stands that is within another one. */
export const placeOf = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`)

/** All of it as it is sent, and what is wrong with it. */
export function readTyped(fields: readonly Field[], typed: TypedGroup, timeZone: string): { value: object; problems: Problems } {
  const problems: Reading['problems'] = new Map()
  return { value: readFields(fields, typed, '', { timeZone, problems }), problems }
}
