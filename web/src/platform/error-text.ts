import { CallError } from './call.ts'
import { type Text, useText } from './text.ts'
import { type Words, words } from './words.ts'

/** What to tell the visitor about anything that was thrown. */
function errorText(t: Text<Words>, error: unknown): string {
  const key = error instanceof CallError ? (`error.${error.code}` as const) : 'error.unknown'
  return t(key)
}

export function useErrorText(): (error: unknown) => string {
  const t = useText(words)
  return (error) => errorText(t, error)
}
