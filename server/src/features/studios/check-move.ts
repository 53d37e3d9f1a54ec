import { engines, isEngine } from '@tucano/contract/studios/engines'
import { Fault } from '#platform/fault'
import { problems } from '#platform/request'
import { validatorOf } from '#platform/validator'

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
