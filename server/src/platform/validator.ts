import type { TSchema } from 'typebox'
import { type Validator, Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'

// Before anything is cleaned, variants of all unions in a schema are put in order, each time: seconds for what a promotion can be. No union of ours needs it:
// no variant is a part of another one.
Settings.Set({ unionPrioritySort: false })

const compiled = new WeakMap<TSchema, Validator>()

/** A schema is compiled once, however many servers this process has and however many calls share it. */
export function validatorOf(schema: TSchema): Validator {
  let known = compiled.get(schema)
  if (!known) compiled.set(schema, (known = Compile(schema)))
  return known
}
