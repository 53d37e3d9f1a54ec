// A promotion in words: what each of its parts is, and what another version has otherwise.
import type { Definition } from '@tucano/contract/promotions/definition'
import type { Reward } from '@tucano/contract/promotions/terms'
import { type Field, type RowNoun, type Shape, type Source, commonCards, fieldsOf, kindFields } from './shapes.ts'

/** What it takes to tell values. */
export interface Telling {
  label: (owner: string, name: string) => string
  choice: (name: string, chosen: string) => string
  amount: (minor: string) => string
  percent: (bp: number) => string
  moment: (ms: number) => string
  picked: (from: Source, key: string) => string
  reward: (reward: Reward) => string
  yes: string
  no: string
  /** Nothing is named: everything, no limit, nobody. */
  none: string
  all: string
  rowName: (named: RowNoun, n: number) => string
  /** What a group comes to in which nothing is named, e.g. everybody; undefined where that goes without saying. */
  empty: (name: string) => string | undefined
}

interface Line {
  key: string
  label: string
  text: string
}

function tellShape(shape: Shape, value: unknown, name: string, telling: Telling): string {
  if (value === null || value === undefined || value === '') return shape.as === 'picks' ? telling.all : telling.none
  const plain = value as string | number
  switch (shape.as) {
    case 'line':
      return value as string
    case 'money':
      return telling.amount(String(plain))
    case 'percent':
      return telling.percent(value as number)
    case 'whole':
      return String(plain)
    case 'moment':
      return telling.moment(value as number)
    case 'yes':
      return value === true ? telling.yes : telling.no
    case 'choice':
    case 'scene':
      return telling.choice(name, value as string)
    case 'pick':
      return telling.picked(shape.from, String(plain))
    case 'picks': {
      const picked = value as readonly (string | number)[]
      return picked.length === 0 ? telling.none : picked.map((key) => telling.picked(shape.from, String(key))).join(', ')
    }
    case 'codes':
      return (value as readonly string[]).join(', ')
    case 'group':
    case 'maybe':
    case 'oneOf':
    case 'rows':
      throw new Error(`${shape.as} is told by its parts`)
  }
}

interface Place {
  owner: string
  key: string
  prefix: string
}

/** A line for each part that is one value; a reward is one, too. */
function linesOf({ name, shape }: Field, value: unknown, { owner, key, prefix }: Place, telling: Telling): Line[] {
  const label = prefix + telling.label(owner, name)
  switch (shape.as) {
    case 'group': {
      const inside = { owner: name, key, prefix: `${label}: ` }
      return shape.of.flatMap((field) =>
        linesOf(field, (value as Record<string, unknown> | undefined)?.[field.name], { ...inside, key: `${key}.${field.name}` }, telling),
      )
    }
    case 'maybe':
      return value === null || value === undefined
        ? [{ key, label, text: telling.none }]
        : linesOf({ name, shape: shape.of }, value, { owner, key, prefix }, telling)
    case 'oneOf':
      return [{ key, label, text: telling.reward(value as Reward) }]
    case 'rows':
      return (value as readonly unknown[]).flatMap((row, n) => {
        const at = { owner: name, key: `${key}.${n}`, prefix: telling.rowName(shape.named, n) }
        if (shape.of.as !== 'group') {
          const [told] = linesOf({ name, shape: shape.of }, row, { ...at, prefix: '' }, telling)
          return [{ key: at.key, label: at.prefix, text: told?.text ?? telling.none }]
        }
        return shape.of.of.flatMap((field) =>
          linesOf(
            field,
            (row as Record<string, unknown>)[field.name],
            { ...at, key: `${at.key}.${field.name}`, prefix: `${at.prefix}: ` },
            telling,
          ),
        )
      })
    case 'line':
    case 'money':
    case 'percent':
    case 'whole':
    case 'moment':
    case 'yes':
    case 'choice':
    case 'scene':
    case 'pick':
    case 'picks':
    case 'codes':
      return [{ key, label, text: tellShape(shape, value, name, telling) }]
  }
}

/** All of a promotion, line by line. */
export function tellDefinition(definition: Definition, telling: Telling): Line[] {
  const values = definition as unknown as Record<string, unknown>
  return fieldsOf(definition.kind).flatMap((field): Line[] => {
    if (field.isFlat) return flatLines(field, values, definition.kind, telling)
    return linesOf(field, values[field.name], { owner: definition.kind, key: field.name, prefix: '' }, telling)
  })
}

/** What was chosen, and what comes with it. */
function flatLines({ name, shape }: Field, values: Record<string, unknown>, owner: string, telling: Telling): Line[] {
  if (shape.as !== 'oneOf') return []
  const chosen = String(values[name])
  return [
    { key: name, label: telling.label(owner, name), text: telling.choice(name, chosen) },
    ...(shape.of[chosen] ?? []).flatMap((inner) =>
      linesOf(inner, values[inner.name], { owner: chosen, key: inner.name, prefix: '' }, telling),
    ),
  ]
}

/** What is otherwise in a later version. */
export function tellChanges(before: Definition, after: Definition, telling: Telling): (Line & { before: string })[] {
  const [old, now] = [tellDefinition(before, telling), tellDefinition(after, telling)]
  const gone = old
    .filter(({ key }) => !now.some((line) => line.key === key))
    .map((line) => ({ ...line, text: telling.none, before: line.text }))
  const changed = now.flatMap((line) => {
    const was = old.find(({ key }) => key === line.key)?.text ?? telling.none
    return was === line.text ? [] : [{ ...line, before: was }]
  })
  return [...changed, ...gone]
}

type CardName = 'own' | Exclude<keyof typeof commonCards, 'words'>

/** A promotion in the cards that the editor has for it, but its words: what is not said in it is left out, and a row is one line. */
export function tellCards(definition: Definition, telling: Telling): { card: CardName; lines: Line[] }[] {
  const values = definition as unknown as Record<string, unknown>
  const { words: _words, ...common } = commonCards
  // What comes by itself is never claimed.
  const isMeant = ({ name }: Field): boolean => name !== 'claimDays' || definition.claim === 'press'
  const cards: [string, readonly Field[]][] = [['own', kindFields[definition.kind]], ...Object.entries(common)]
  return cards.map(([card, fields]) => ({
    card: card as CardName,
    lines: fields
      .filter(isMeant)
      .flatMap((field) =>
        field.isFlat ? flatLines(field, values, definition.kind, telling) : shortLines(field, values[field.name], definition.kind, telling),
      ),
  }))
}

/** Whether a value says nothing: nothing is named, or the lowest rank, which everybody has. */
const saysNothing = (shape: Shape, value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (shape.as === 'pick' && shape.from === 'ranks' && value === 0) ||
  (shape.as === 'yes' && shape.isQuiet === true && value === false)

function shortLines(field: Field, value: unknown, owner: string, telling: Telling): Line[] {
  const { name, shape } = field
  const label = telling.label(owner, name)
  if (shape.as === 'group') {
    const lines = shape.of.flatMap((inner) => shortLines(inner, (value as Record<string, unknown>)[inner.name], name, telling))
    const empty = telling.empty(name)
    return lines.length > 0 || empty === undefined ? lines : [{ key: name, label, text: empty }]
  }
  if (shape.as === 'maybe' && shape.of.as === 'group' && value !== null) return shortLines({ name, shape: shape.of }, value, owner, telling)
  if (shape.as === 'rows' && shape.of.as === 'group') return rowLines(field, value as Row[], telling)
  if (saysNothing(shape, value)) {
    const empty = telling.empty(name)
    return empty === undefined ? [] : [{ key: name, label, text: empty }]
  }
  return linesOf(field, value, { owner, key: name, prefix: '' }, telling)
}

type Row = Record<string, unknown>

/** Each row in one line: what it is called first, then the rest of it. */
function rowLines({ name, shape }: Field, rows: readonly Row[], telling: Telling): Line[] {
  if (shape.as !== 'rows' || shape.of.as !== 'group') return []
  const { named, of } = shape
  const sum = rows.reduce((all, row) => all + Number(row['weight'] ?? 0), 0)
  const partOf = (inner: Field, row: Row): string => {
    const [told] = linesOf(inner, row[inner.name], { owner: name, key: '', prefix: '' }, telling)
    const text = told?.text ?? telling.none
    if (inner.name === 'weight') return `${told?.label} ${text} (${telling.percent((Number(row['weight']) / sum) * 10_000)})`
    return inner.shape.as === 'whole' ? `${told?.label} ${text}` : text
  }
  return rows.map((row, n) => ({
    key: `${name}.${n}`,
    label: telling.rowName(named, n),
    text: of.of
      .map((inner) => partOf(inner, row))
      .filter((text) => text !== telling.none)
      .join(' · '),
  }))
}
