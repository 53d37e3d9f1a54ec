import type { Text } from '#platform/text'
import { type Texts, texts } from './texts.ts'

const UUID = /^[0-9a-f]{8}-/
/** Kinds whose names say what the entry's own sentence says. */
const NAMELESS: ReadonlySet<string> = new Set(['members', 'promotions', 'queue'])
const keys: ReadonlySet<string> = new Set(Object.keys(texts.pt))

/** What an entry is about, in words: its kind, and as much of its name as tells it from others. */
export function subjectName(t: Text<Texts>, subject: string): string {
  const [kind = '', ...rest] = subject.split(':')
  const name = rest.join(':')
  const key = `about_${kind}`
  if (!keys.has(key)) return subject
  if (NAMELESS.has(kind)) return t(key as 'about_member')
  // A settlement is known by its agreement and by when it began, which is a number for machines.
  const short = UUID.test(name) ? `…${name.slice(-6)}` : kind === 'settlement' ? name.replace(/-\d+$/, '') : name
  return `${t(key as 'about_member')} ${short}`
}
