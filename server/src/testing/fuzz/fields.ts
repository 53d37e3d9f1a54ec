import type { Schema } from './sample.ts'

export type Path = readonly (string | number)[]

/** Every field of a request that was put together, outer ones first. */
export function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...at, Array.isArray(value) ? Number(name) : name]
    return [path, ...pathsOf(inner, path)]
  })
}

/** The same with another value in one place. */
export function put(value: unknown, [name, ...rest]: Path, given: unknown): unknown {
  if (name === undefined) return given
  const inner = put((value as Record<string, unknown>)[name], rest, given)
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...(value as object), [name]: inner }
}

export const nameOf = (path: Path): string => path.join('.')

/** What the schema says of a place; of a choice, whichever has it. */
export function schemaAt(schema: Schema, [name, ...rest]: Path): Schema | undefined {
  if (name === undefined) return schema
  if (schema.anyOf) return schema.anyOf.map((one) => schemaAt(one, [name, ...rest])).find((found) => found !== undefined)
  const inner = typeof name === 'number' ? schema.items : schema.properties?.[name]
  return inner && schemaAt(inner, rest)
}
