import type { Db } from '@tucano/database'
import type { Editor } from '../../server/src/content/edit.ts'

/** What somebody can edit from the command line: one file each, named in tools/content.ts. */
export interface Subject {
  name: string
  summary: string
  actions: Record<string, Action>
}

export interface Action {
  summary: string
  /** What follows the action, for the help: `<slug>`, `<group> <slug …>`. */
  takes?: string
  /** How many words that is. */
  words?: { min: number; max: number }
  options?: Record<string, Option>
  run: (context: Context, given: Given) => Promise<Output>
}

/** `html` is the name of a file, or `-` for what comes in; `time` is a moment of the brand's time zone. Every option is named in its own error. */
export interface Option {
  type: 'text' | 'lines' | 'html' | 'time' | 'number' | 'choice'
  help: string
  choices?: readonly string[]
  /** Characters of a text, or the largest number. */
  max?: number
  required?: boolean
}

/** A moment as somebody writes it: `now`, `never`, or a date and a time, of the named time zone unless they say another. */
export interface Moment {
  text: string
  timeZone: string
}

export interface Given {
  words: readonly string[]
  /** Options that were given, each as its type says; markup is clean. */
  text: Record<string, string | undefined>
  number: Record<string, number | undefined>
  time: Record<string, Moment | undefined>
}

export interface Context extends Editor {
  db: Db
  /** A moment as people read it, in the brand's time zone. */
  moment: (at: Date | number) => string
}

/** A sentence, or a table: its head, and its rows. */
export type Output = string | { head: readonly string[]; rows: readonly (readonly string[])[] }

/** Something that was asked for cannot be: one sentence, which names what is wrong. */
export class Refusal extends Error {}

/** The command itself is wrong. */
export class Misuse extends Error {}

/** The row of a slug, or a refusal that says what there is. */
export function findRow<Row extends { slug: string }>(rows: readonly Row[], slug: string | undefined, what: string): Row {
  const found = rows.find((row) => row.slug === slug)
  if (!found) throw new Refusal(`slug: there is no ${what} "${slug ?? ''}".`)
  return found
}

/** The changes that were given, without those that were not. */
export function changesOf<Row extends object>(changes: Row): Partial<{ [Key in keyof Row]: Exclude<Row[Key], undefined> }> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) throw new Misuse('Nothing to change was named.')
  return given as never
}
