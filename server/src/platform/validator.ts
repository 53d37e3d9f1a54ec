import type { TSchema } from 'typebox'
import { type Validator, Compile } from 'typebox/compile'

const compiled = new WeakMap<TSchema, Validator>()

/** A schema is compiled once, however many servers this process has and however many calls share it. */
export function validatorOf(schema: TSchema): Validator {
  let known = compiled.get(schema)
  if (!known) compiled.set(schema, (known = Compile(schema)))
  return known
}
