import { BadMessage } from '../bad-message.ts'
import type { Value } from '../xml/values.ts'

/** `total=2.5`, `setnr=2`: by name. */
export type Specifiers = Readonly<Record<string, string>>

const nameOf = (specifier: string): string => specifier.slice(0, specifier.indexOf('='))

/** One text for one set of specifiers, by their names; nothing, where they are none. */
function normalised(text: string): string | undefined {
  if (text === '') return text
  const specifiers = text.split('|').toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  if (specifiers.some((one, n) => one.indexOf('=') < 1 || (n > 0 && nameOf(one) === nameOf(specifiers[n - 1]!)))) return undefined
  return specifiers.join('|')
}

/** Specifiers as the text that keys are made of: sorted by name. */
export const specifiersText: Value<string> = { what: 'specifiers', read: normalised, write: (text) => text }

export function readSpecifiers(text: string): Specifiers {
  const sorted = normalised(text)
  if (sorted === undefined) throw new BadMessage(`${JSON.stringify(text.slice(0, 80))} is not specifiers`)
  const found = sorted === '' ? [] : sorted.split('|')
  return Object.fromEntries(found.map((one) => [nameOf(one), one.slice(one.indexOf('=') + 1)]))
}

export function writeSpecifiers(specifiers: Specifiers): string {
  const text = Object.entries(specifiers)
    .map(([name, value]) => `${name}=${value}`)
    .join('|')
  const sorted = normalised(text)
  if (sorted === undefined) throw new RangeError(`not to be written as specifiers: ${text}`)
  return sorted
}

/** What a market is known by: the same for all ways to write its specifiers. */
export function marketKey(event: string, id: number, specifiers: Specifiers | string): string {
  return `${event}/${id}/${writeSpecifiers(typeof specifiers === 'string' ? readSpecifiers(specifiers) : specifiers)}`
}
