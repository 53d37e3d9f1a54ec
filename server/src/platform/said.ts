import { LiveHello } from '@tucano/contract/event'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { findProblem } from './check-values.ts'

const BYTES_MAX = 4096

interface Check {
  Check: (value: unknown) => boolean
  Errors: (value: unknown) => { instancePath: string; message: string }[]
}

/** Reads what a page says on its socket, or tells what is wrong with it, by the field's name. */
export class SaidReader {
  #checks: Map<string, Check>

  /** What may be said besides hello, by its type. */
  constructor(more: Readonly<Record<string, TSchema>> = {}) {
    this.#checks = new Map(Object.entries({ hello: LiveHello, ...more }).map(([type, schema]) => [type, Compile(schema)]))
  }

  read(text: string): { said: { type: string } } | { problem: string } {
    if (text.length > BYTES_MAX) return { problem: 'message: is too long' }
    const said = parse(text)
    const found = findProblem(said)
    if (found) return refusal(found.field, found.problem)
    const { type } = (typeof said === 'object' ? (said ?? {}) : {}) as { type?: unknown }
    const check = this.#checks.get(typeof type === 'string' ? type : '') ?? this.#checks.get('hello')!
    if (check.Check(said)) return { said: said as { type: string } }
    const [first] = check.Errors(said)
    return refusal(first?.instancePath.slice(1) || 'message', first?.message ?? 'is no hello')
  }
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
