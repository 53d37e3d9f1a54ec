import type { Plugin } from 'vite'

/** What a line of the call table says to the server and to the compiler only. */
const OF_THE_SERVER = new Set([
  'summary',
  'moduleId',
  'request',
  'reply',
  'errors',
  'limit',
  'bodyMax',
  'product',
  'staysOpen',
  'whileExcluded',
])

interface Node {
  type: string
  start: number
  end: number
}
interface Call extends Node {
  callee: Node & { name?: string; object?: Node & { name?: string } }
  arguments: Node[]
}
interface Line extends Node {
  properties: (Node & { key?: { name?: string } })[]
}
interface Cut {
  start: number
  end: number
  text: string
}

/**
 * The contract as a page needs it: paths and how a call is sent. Names, schemas, summaries and lists of errors are left out of the build, and
 * whatever was only made for them with them.
 */
export function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/src\/(?:[a-z-]+\/)?[a-z-]+\.ts$/ },
      handler(code) {
        const cuts: Cut[] = []
        visit(this.parse(code), cuts)
        const fromTheEnd = cuts.toSorted((a, b) => b.start - a.start)
        const left = fromTheEnd.reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code)
        return { code: left, map: null }
      },
    },
  }
}

function visit(node: Node, cuts: Cut[]): void {
  const { callee, arguments: given = [] } = node as Partial<Call>
  // What a schema is made of is inside of it.
  if (callee?.object?.name === 'Type') return void cuts.push({ ...rangeOf(node), text: '/* @__PURE__ */ Type.Any()' })
  if (callee?.name === 'endpoint' && given[0] && given[1]?.type === 'ObjectExpression') {
    cuts.push({ ...rangeOf(given[0]), text: '``' })
    return visitLine(given[1] as Line, cuts)
  }
  for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, cuts)
}

function visitLine({ properties }: Line, cuts: Cut[]): void {
  for (const [at, property] of properties.entries()) {
    // The comma goes with what it follows.
    if (OF_THE_SERVER.has(property.key?.name ?? ''))
      cuts.push({ start: property.start, end: properties[at + 1]?.start ?? property.end, text: '' })
    else visit(property, cuts)
  }
}

const rangeOf = ({ start, end }: Node): { start: number; end: number } => ({ start, end })
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
