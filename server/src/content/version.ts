import { createHash } from 'node:crypto'

type Plain = string | number | boolean | null | readonly string[]
type Item = Readonly<Record<string, Plain>>

/** Texts longer than this stand in the journal by their length and digest; whole, they are among the versions. */
const SHORT = 200

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Tells one state of a thing from another. */
export const versionOf = (item: object): string =>
  digest(JSON.stringify(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))).slice(0, 22)

export function brief(value: Plain): string | number | boolean | null {
  const text = Array.isArray(value) ? value.join(', ') : value
  if (typeof text !== 'string') return text as number | boolean | null
  return text.length <= SHORT ? text : `${Array.from(text).slice(0, 60).join('')}… (${text.length}, ${digest(text).slice(0, 12)})`
}

/** Paragraphs that came and went, so that the journal tells how much of a long text is new. */
function counted(before: string, after: string): { added: number; removed: number } {
  const [was, is] = [before, after].map((text) => text.split(/(?<=<\/(?:p|li|h3|h4|tr|blockquote)>)|\n/).filter((piece) => piece.trim()))
  const without = (pieces: string[] = [], others: string[] = []): number => pieces.filter((piece) => !others.includes(piece)).length
  return { added: without(is, was), removed: without(was, is) }
}

/** What the journal keeps of a change: which fields, and each before and after, shortened. */
export function changesOf(before: Item | undefined, after: Item | undefined) {
  const names = Object.keys(after ?? before ?? {}).filter((name) => name !== 'slug')
  const fields = before && after ? names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])) : names
  const pick = (item: Item | undefined) => item && Object.fromEntries(fields.map((name) => [name, brief(item[name] ?? null)] as const))
  const long = fields.find((name) => [before?.[name], after?.[name]].every((text) => typeof text === 'string' && text.length > SHORT))
  return {
    fields,
    ...(before ? { before: pick(before) ?? {} } : {}),
    ...(after ? { after: pick(after) ?? {} } : {}),
    ...(long && before && after ? { pieces: counted(String(before[long]), String(after[long])) } : {}),
  }
}
