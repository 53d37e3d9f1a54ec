import type { Text } from '#platform/text'
import type { Texts } from './texts.ts'

/** Actions that have a name of their own, in the order of the filter; one that begins like others stands for all of them. */
export const knownActions = [
  'operators.',
  'operators.login',
  'operators.loginRefused',
  'operators.locked',
  'operators.enrol',
  'operators.logout',
  'operators.open',
  'operators.change',
  'operators.changePassword',
  'operators.resetFactor',
  'operators.appoint',
  'chat.',
  'chat.mute',
  'chat.remove',
] as const
type Known = (typeof knownActions)[number]

const isKnown = (action: string): action is Known => (knownActions as readonly string[]).includes(action)

/** What an action is called. One that nobody has named yet is called what it is. */
export const actionName = (t: Text<Texts>, action: string): string => (isKnown(action) ? t(`action.${action}`) : action)

/** Details in words: what was and what is now, or a value. */
export const tellDetails = (details: Record<string, unknown>): [key: string, text: string][] =>
  Object.entries(details).map(([key, value]) => [key, isChange(value) ? `${tell(value.before)} → ${tell(value.after)}` : tell(value)])

const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === 'object' && value !== null && 'before' in value && 'after' in value

const tell = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(tell).join(', ') || '—'
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : plain(value)

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '—'
