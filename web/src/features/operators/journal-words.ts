import { tellRates, wordOf } from '#office/journal/tell.ts'
import type { Texts as SentenceTexts } from '#office/journal/texts.ts'
import { writtenDay } from '#platform/format'
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
  'agents.',
  'agents.move',
  'agents.withdrawMove',
  'agents.offer',
  'agents.endAgreement',
  'agents.askReversal',
  'agents.reverse',
  'agents.suspend',
  'agents.restore',
  'agents.manage',
  'agents.unmanage',
  'agents.rebates',
  'agents.approve',
  'agents.refuse',
  'content.',
  'content.add',
  'content.change',
  'content.remove',
  'content.restore',
  'content.order',
  'content.mark',
  'content.upload',
  'promotions.',
  'promotions.save',
  'promotions.discard',
  'promotions.start',
  'promotions.stop',
  'promotions.copy',
  'promotions.switchOff',
  'promotions.switchOn',
  'promotions.grant',
  'promotions.approve',
  'promotions.reject',
  'promotions.look',
  'promotions.release',
  'promotions.refuse',
  'promotions.endBonus',
  'points.',
  'points.addGoods',
  'points.changeGoods',
  'points.approve',
  'points.refuse',
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
const ofQueues = ['queue', 'day', 'state', 'decidedBy', 'searched'] as const
const ofPromotions = ['version', 'promotion', 'bonus', 'points', 'moved', 'stock', 'perMember', 'isShown'] as const
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
  ...ofQueues,
  ...ofPromotions,
] as const
const isNamed = (key: string): key is (typeof knownDetails)[number] => (knownDetails as readonly string[]).includes(key)

/** What details are told with. */
interface Telling {
  t: Text<Texts>
  /** The words of the sentences, which details have in common with them. */
  words: Text<SentenceTexts>
  amount: (minor: string) => string
  moment: (ms: number) => string
  percent: (hundredths: number) => string
}

/** Details in words: what was and what is now, or a value. */
export const tellDetails = (details: Record<string, unknown>, telling: Telling): [key: string, text: string][] =>
  Object.entries(details).map(([written, value]) => {
    const key = readKey(written, value)
    const text = isChange(value) ? `${tell(telling, key, value.before)} → ${tell(telling, key, value.after)}` : tell(telling, key, value)
    return [isNamed(key) ? telling.t(`detail.${key}`) : key, text]
  })

/** Entries have two things under `by`: what a search was understood as, which is a list, and whose decisions a file has, which is one account. */
const readKey = (key: string, value: unknown): string => (key === 'by' && typeof value === 'string' ? 'decidedBy' : key)

const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === 'object' && value !== null && 'before' in value && 'after' in value

/** Details whose values have words of the sentences. */
const GROUPS = {
  subject: 'content',
  list: 'list',
  fields: 'field',
  by: 'by',
  pocket: 'pocket',
  kind: 'kind',
  side: 'side',
  roles: 'role',
  checked: 'point',
  queue: 'queue',
  state: 'state',
  group: 'group',
  category: 'group',
} as const
const isGrouped = (key: string): key is keyof typeof GROUPS => key in GROUPS

function tell(telling: Telling, key: string, value: unknown): string {
  const { t, words, amount, moment } = telling
  if (Array.isArray(value)) return value.map((each) => tell(telling, key, each)).join(', ') || '—'
  if (key === 'amount' && typeof value === 'string' && /^-?\d{1,19}$/.test(value)) return amount(value)
  if (typeof value === 'number' && (key === 'from' || key === 'until')) return moment(value)
  if (key === 'status' && (value === 'active' || value === 'disabled')) return t(value)
  if (key === 'step' && (value === 'password' || value === 'code' || value === 'enrol')) return t(`step_${value}`)
  if (key === 'outcome' && (value === 'received' || value === 'void')) return t(`outcome_${value}`)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, one]) => `${nameOf(telling, name)}: ${tell(telling, name, one)}`)
      .join(' · ')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value !== 'string' && typeof value !== 'number') return '—'
  if (isGrouped(key)) return wordOf(words, GROUPS[key], value)
  const text = String(value)
  if (key === 'day' && /^\d{4}-\d\d-\d\d$/.test(text)) return writtenDay(text)
  // A message to everybody of a kind.
  const kind = key === 'to' ? /^type (\d+)$/.exec(text)?.[1] : undefined
  if (kind !== undefined) return wordOf(words, 'kind', kind)
  return tellRates({ t: words, percent: telling.percent }, text) || '—'
}

/** What a field within a detail is called. */
function nameOf({ t, words }: Telling, name: string): string {
  const word = wordOf(words, 'field', name)
  return word === name && isNamed(name) ? t(`detail.${name}`).toLowerCase() : word
}
