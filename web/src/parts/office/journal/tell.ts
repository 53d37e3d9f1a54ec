import { type JournalAction, type JournalEntry, journalActions } from '@tucano/contract/operators'
import type { Language } from '#platform/language'
import type { Text } from '#platform/text'
import { type Texts, texts } from './texts.ts'

/** What a sentence is told with. */
export interface Telling {
  t: Text<Texts>
  amount: (minor: string) => string
  signed: (minor: bigint) => string
  percent: (hundredths: number) => string
  language?: Language
}

/** A piece of a sentence: words, or somebody whom it leads to. */
export type Piece = string | { name: 'who' | 'member'; text: string }

const isKnown = (action: string): action is JournalAction => (journalActions as readonly string[]).includes(action)

/** Where the blanks are: no sentence has these characters of its own. */
const blankOf = (name: string): string => `⟦${name}⟧`
const NAMES = [
  'who',
  'member',
  'operator',
  'amount',
  'reason',
  'step',
  'roles',
  'changes',
  'minutes',
  'title',
  'to',
  'outcome',
  'side',
  'by',
  'found',
  'before',
  'after',
  'labels',
  'pocket',
  'queue',
  'from',
  'action',
  'content',
  'fields',
  'list',
  'version',
  'numero',
  'result',
  'deed',
  'scope',
  'seconds',
  'share',
  'number',
] as const
const BLANKS = Object.fromEntries(NAMES.map((name) => [name, blankOf(name)])) as Record<(typeof NAMES)[number], string>

/** A line of the journal as a sentence, in pieces. A kind that this page does not know is told by its name. */
export function tellEntry(entry: JournalEntry, telling: Telling): Piece[] {
  const { t } = telling
  const sentence = isKnown(entry.action) ? t(`says.${entry.action}`, BLANKS) : t('says', BLANKS)
  return sentence.split(/(⟦\w+⟧)/).flatMap((piece): Piece[] => {
    if (piece === '') return []
    const name = NAMES.find((one) => BLANKS[one] === piece)
    return [name === undefined ? piece : fill(name, entry, telling)]
  })
}

/** The same as plain text. */
export const asText = (pieces: readonly Piece[]): string => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')

function fill(name: (typeof NAMES)[number], entry: JournalEntry, telling: Telling): Piece {
  const { t, amount, signed, percent } = telling
  const { details, member, account, ip, about, action } = entry
  switch (name) {
    case 'who':
      return { name, text: account || t(ip ? 'stranger' : 'house') }
    case 'member':
      return member ? { name, text: member.account } : t('someone')
    case 'to':
      return member ? { name: 'member', text: member.account } : t('accounts', { count: textOf(details['recipients']) })
    case 'operator':
      return about ?? (textOf(details['account']) || t('someone'))
    case 'amount':
      return amountOf(details['amount'], action.startsWith('members.') ? (minor) => signed(BigInt(minor)) : amount) ?? t('someAmount')
    case 'step':
    case 'outcome':
    case 'side':
    case 'pocket':
    case 'queue':
      return wordOf(t, name, details[name])
    case 'content':
      return wordOf(t, name, details['subject'])
    case 'list':
      return listName(t, details)
    case 'fields':
      return listOf(details['fields'], (field) => wordOf(t, 'field', field)) || t('nothing')
    case 'roles':
      return listOf(details['roles'], (role) => wordOf(t, 'role', role)) || t('nothing')
    case 'changes':
      return changesOf(t, details) || t('nothing')
    case 'before':
    case 'after':
      return sideOf(telling, details, name)
    case 'by':
      return listOf(details['by'], (key) => wordOf(t, 'by', key)) || t('nothing')
    case 'found':
      return foundOf(t, details)
    case 'labels':
      return [listOf(details['added'], (label) => `+ ${label}`), listOf(details['removed'], (label) => `− ${label}`)]
        .filter(Boolean)
        .join(', ')
    case 'action':
      return action
    case 'deed':
      return wordOf(t, name, details['kind'])
    case 'share':
      return typeof details['factorBp'] === 'number' ? percent(details['factorBp']) : t('nothing')
    case 'title':
      return titleOf(telling, details) || t('nothing')
    case 'scope':
      return titleOf(telling, details) || t('everySport')
    case 'reason':
    case 'from':
    case 'minutes':
    case 'seconds':
    case 'number':
    case 'version':
    case 'numero':
    case 'result':
      return textOf(details[name]) || t('nothing')
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** What something is called, in the reader's language where it has a name in it. */
const titleOf = ({ language }: Pick<Telling, 'language'>, details: JournalEntry['details']): string =>
  (language === 'EN' && textOf(details['titleEn'])) || textOf(details['title'])

const amountOf = (value: unknown, write: (minor: string) => string): string | undefined =>
  typeof value === 'string' && /^-?\d{1,19}$/.test(value) ? write(value) : undefined

const listOf = (value: unknown, write: (text: string) => string): string =>
  Array.isArray(value) ? value.map((one) => write(textOf(one))).join(', ') : ''

type Worded = { [Key in keyof Texts]: Key extends `${infer Group}_${string}` ? Group : never }[keyof Texts]

/** The word for one of a few values; a value that has none is told as it is. */
export function wordOf(t: Text<Texts>, group: Worded, value: unknown): string {
  const key = `${group}_${textOf(value)}`
  return WORDS.has(key) ? t(key as 'by_id') : textOf(value) || t('nothing')
}
const WORDS: ReadonlySet<string> = new Set(Object.keys(texts.pt))

const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === 'object' && value !== null && 'before' in value && 'after' in value

/** A list of the site, and which part of it. */
const listName = (t: Text<Texts>, { list, group }: JournalEntry['details']): string =>
  textOf(group) ? `${wordOf(t, 'list', list)} (${wordOf(t, 'group', group)})` : wordOf(t, 'list', list)

/** Rates of products, which are kept as "RNG 50, LIVE 30"; any other text as it is. */
export const tellRates = ({ t, percent }: Pick<Telling, 't' | 'percent'>, text: string): string =>
  /^[A-Z]+ \d+(, [A-Z]+ \d+)*$/.test(text)
    ? text.replaceAll(/([A-Z]+) (\d+)/g, (_, product: string, rate: string) => `${wordOf(t, 'group', product)} ${percent(Number(rate))}`)
    : text

/** What a rank, a kind of account or a list was, or is now. */
function sideOf(telling: Telling, { rank, kind, ...details }: JournalEntry['details'], side: 'before' | 'after'): string {
  const { t } = telling
  if (textOf(details[side])) return tellRates(telling, textOf(details[side]))
  if (isChange(kind)) return wordOf(t, 'kind', kind[side])
  return isChange(rank) ? textOf(rank[side]) : t('nothing')
}

function changesOf(t: Text<Texts>, details: JournalEntry['details']): string {
  const tell = (key: string, value: unknown): string =>
    key === 'roles' ? listOf(value, (role) => wordOf(t, 'role', role)) : key === 'status' ? wordOf(t, 'status', value) : textOf(value)
  return (['name', 'roles', 'status'] as const)
    .flatMap((key) => {
      const value = details[key]
      return isChange(value) ? [`${t(`change_${key}`)} ${tell(key, value.before)} → ${tell(key, value.after)}`] : []
    })
    .join('; ')
}

function foundOf(t: Text<Texts>, { found, more }: JournalEntry['details']): string {
  const count = Number(textOf(found) || 0)
  if (more === true) return t('found_more', { count })
  return count === 0 ? t('found_none') : count === 1 ? t('found_one') : t('found_many', { count })
}
