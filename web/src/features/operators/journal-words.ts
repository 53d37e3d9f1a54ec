import { type OperatorRole, operatorRoles } from '@tucano/contract/endpoint'
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
  'messages.send',
  'deposits.',
  'cases.takeOver',
  'deposits.firstApprove',
  'deposits.credit',
  'deposits.refuse',
  'withdrawals.',
  'withdrawals.firstApprove',
  'withdrawals.approve',
  'withdrawals.refuse',
  'withdrawals.payPart',
  'withdrawals.settlePart',
  'queues.export',
  'documents.',
  'documents.look',
  'documents.verify',
  'documents.refuse',
  'members.',
  'members.search',
  'members.view',
  'members.block',
  'members.unblock',
  'members.password',
  'members.rank',
  'members.kind',
  'members.label',
  'members.note',
  'members.propose',
  'members.approve',
  'members.refuse',
  'content.',
  'content.add',
  'content.change',
  'content.remove',
  'content.restore',
  'content.order',
  'content.mark',
  'content.upload',
] as const
type Known = (typeof knownActions)[number]

const isKnown = (action: string): action is Known => (knownActions as readonly string[]).includes(action)

/** What an action is called. One that nobody has named yet is called what it is. */
export const actionName = (t: Text<Texts>, action: string): string => (isKnown(action) ? t(`action.${action}`) : action)

const ofMoney = [
  'checked',
  'from',
  'amount',
  'currency',
  'reason',
  'partId',
  'note',
  'outcome',
  'side',
  'to',
  'title',
  'recipients',
  'pocket',
] as const
const ofMembers = ['by', 'found', 'more', 'rank', 'kind', 'added', 'removed', 'sessions'] as const
const ofContent = ['subject', 'list', 'group', 'fields', 'before', 'after', 'pieces', 'picture'] as const
const knownDetails = [
  'account',
  'name',
  'roles',
  'status',
  'step',
  'device',
  'minutes',
  'message',
  'member',
  ...ofMoney,
  ...ofMembers,
  ...ofContent,
] as const
const isNamed = (key: string): key is (typeof knownDetails)[number] => (knownDetails as readonly string[]).includes(key)

/** Details in words: what was and what is now, or a value. */
export const tellDetails = (
  t: Text<Texts>,
  details: Record<string, unknown>,
  writeAmount: (minor: string) => string,
): [key: string, text: string][] =>
  Object.entries(details).map(([key, value]) => [
    isNamed(key) ? t(`detail.${key}`) : key,
    key === 'amount' && typeof value === 'string' && /^-?\d{1,19}$/.test(value)
      ? writeAmount(value)
      : isChange(value)
        ? `${tell(t, key, value.before)} → ${tell(t, key, value.after)}`
        : tell(t, key, value),
  ])

const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === 'object' && value !== null && 'before' in value && 'after' in value

function tell(t: Text<Texts>, key: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => tell(t, key, each)).join(', ') || '—'
  if (key === 'roles' && isRole(value)) return t(`role_${value}`)
  if (key === 'status' && (value === 'active' || value === 'disabled')) return t(value)
  if (key === 'step' && (value === 'password' || value === 'code' || value === 'enrol')) return t(`step_${value}`)
  if (key === 'outcome' && (value === 'received' || value === 'void')) return t(`outcome_${value}`)
  if (key === 'side' && (value === 'front' || value === 'back' || value === 'face')) return t(`side_${value}`)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${tell(t, name, one)}`)
      .join(' · ')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '—'
}

const isRole = (value: unknown): value is OperatorRole => (operatorRoles as readonly unknown[]).includes(value)
