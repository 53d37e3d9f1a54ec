import { engines, isEngine } from '@tucano/contract/studios/engines'
import { Fault } from '#platform/fault'
import { problems } from '#platform/request'
import type { TSchema } from 'typebox'
import { type Validator, Compile } from 'typebox/compile'

const compiled = new Map<TSchema, Validator>()

/** Slots of every engine have the same shapes. */
function validatorOf(schema: TSchema): Validator {
  let known = compiled.get(schema)
  if (!known) compiled.set(schema, (known = Compile(schema)))
  return known
}

/** Refuses what is no move of this engine, by the fields that do not fit. */
export function checkMove(engine: string, shape: 'opening' | 'step', move: unknown): void {
  if (!isEngine(engine)) throw new Error(`the contract knows no engine called ${engine}`)
  const validator = validatorOf(engines[engine][shape])
  if (validator.Check(move)) return
  const fields = problems(validator.Errors(move)).map(({ field, problem }) => ({
    field: field === 'body' ? 'move' : `move.${field}`,
    problem,
  }))
  throw new Fault('move.invalid', { fields })
}
