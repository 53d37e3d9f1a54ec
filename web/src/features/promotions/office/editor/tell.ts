// A promotion in words: what each of its parts is, and what another version has otherwise.
import type { Definition } from '@tucano/contract/promotions/definition'
import type { Reward } from '@tucano/contract/promotions/terms'
import { type Field, type Shape, type Source, fieldsOf } from './shapes.ts'

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
  rowName: (named: 'row' | 'day' | 'rank', n: number) => string
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
        const at = { owner: name, key: `${key}.${n}`, prefix: `${label}, ${telling.rowName(shape.named, n)}` }
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
    if (!field.isFlat || field.shape.as !== 'oneOf')
      return linesOf(field, values[field.name], { owner: definition.kind, key: field.name, prefix: '' }, telling)
    const chosen = String(values[field.name])
    return [
      { key: field.name, label: telling.label(definition.kind, field.name), text: telling.choice(field.name, chosen) },
      ...(field.shape.of[chosen] ?? []).flatMap((inner) =>
        linesOf(inner, values[inner.name], { owner: chosen, key: inner.name, prefix: '' }, telling),
      ),
    ]
  })
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
