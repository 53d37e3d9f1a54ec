import { CallError } from '#platform/call'
import type { Text } from '#platform/text'
import { Told } from '#platform/told'
import type { Texts } from './texts.ts'

const SERVER = ['title', 'summary', 'endsAt', 'least', 'codes', 'after', 'reward'] as const

/** What the server has found that no field can see by itself. */
export function sayRefused(t: Text<Texts>, error: unknown): unknown {
  if (!(error instanceof CallError)) return error
  const named = error.fields.map(({ field }) => field.split('.').at(-1))
  const known = SERVER.find((field) => named.includes(field))
  return known === undefined ? error : new Told(t(`server_${known}`))
}
