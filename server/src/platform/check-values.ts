import type { FieldProblem } from '@tucano/contract/errors'

/** What a call asks for is flatter than this; what is deeper was made to break whoever walks through it. */
const DEPTH_MAX = 16

const UNSTORABLE = 'has a character that no text has: U+0000, or half of a pair'

/** The first place of a request with something that can be neither kept nor walked through, by its name. */
export function findProblem(value: unknown, field = '', depth = 0): FieldProblem | undefined {
  if (typeof value === 'string') return isText(value) ? undefined : { field: field || 'body', problem: UNSTORABLE }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === DEPTH_MAX) return { field, problem: `is nested more than ${DEPTH_MAX} times` }
  for (const [name, inner] of Object.entries(value)) {
    if (!isText(name) || name === '__proto__') return { field: field || 'body', problem: 'has a field that has no name' }
    const problem = findProblem(inner, field ? `${field}.${name}` : name, depth + 1)
    if (problem) return problem
  }
  return undefined
}

const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
