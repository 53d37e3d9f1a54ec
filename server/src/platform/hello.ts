import { LiveHello } from '@tucano/contract/event'
import { Compile } from 'typebox/compile'
import { findProblem } from './check-values.ts'

const BYTES_MAX = 4096
const check = Compile(LiveHello)

/** Reads what a page says on its socket, or tells what is wrong with it, by the field's name. */
export function readHello(text: string): { hello: LiveHello } | { problem: string } {
  if (text.length > BYTES_MAX) return { problem: 'message: is too long' }
  const said = parse(text)
  const found = findProblem(said)
  if (found) return refusal(found.field, found.problem)
  if (check.Check(said)) return { hello: said }
  const [first] = check.Errors(said)
  return refusal(first?.instancePath.slice(1) || 'message', first?.message ?? 'is no hello')
}

/** A socket closes with 123 bytes of reason at most, and the name of a field is whatever the page wrote. */
const refusal = (field: string, problem: string): { problem: string } => ({
  problem: `${field.slice(0, 40)}: ${problem}`.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 123),
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
