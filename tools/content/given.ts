import fs from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { choiceOf, cleaned, lineOf, markupOf, textOf, titleOf } from '../../server/src/content/rules.ts'
import { type Action, type Given, Misuse, type Moment, type Option, Refusal } from './subject.ts'

interface Surroundings {
  timeZone: string
  /** What comes in, for markup that is named `-`. */
  stdin: () => Promise<string>
  /** Something that is worth knowing and stops nothing. */
  note: (sentence: string) => void
}

/** Reads what follows an action, and refuses with the name of the option that is wrong. */
export async function readGiven(action: Action, flags: readonly string[], surroundings: Surroundings): Promise<Given> {
  const options = action.options ?? {}
  const { values, positionals } = parse(options, flags)
  const { min, max } = action.words ?? { min: 0, max: 0 }
  if (positionals.length < min) throw new Misuse(`${action.takes} is missing.`)
  if (positionals.length > max) throw new Misuse(`"${positionals[max]}" is too much.`)
  const missing = Object.keys(options).find((name) => options[name]?.required && values[name] === undefined)
  if (missing) throw new Misuse(`--${missing} is missing: ${options[missing]?.help}.`)
  const given: Given = { words: positionals, text: {}, number: {}, time: {} }
  for (const [name, value] of Object.entries(values)) {
    const option = options[name]!
    if (option.type === 'time') given.time[name] = momentOf(name, value, surroundings.timeZone)
    else if (option.type === 'number') given.number[name] = numberOf(name, value, option)
    else if (option.type === 'html') given.text[name] = await readMarkup(name, value, { ...surroundings, max: option.max ?? Infinity })
    else given.text[name] = wordsOf(name, value, option)
  }
  return given
}

function parse(options: Record<string, Option>, flags: readonly string[]): { values: Record<string, string>; positionals: string[] } {
  try {
    const types = Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'string' as const }]))
    const { values, positionals } = parseArgs({ args: [...flags], options: types, allowPositionals: true, strict: true })
    return { values: values as Record<string, string>, positionals }
  } catch (error) {
    throw new Misuse((error as Error).message.split('. ')[0]!.replace(/\.?$/, '.'), { cause: error })
  }
}

/** What always says something. */
const TITLES = ['title', 'name', 'name-en']

function wordsOf(name: string, value: string, { type, choices = [], max = Infinity }: Option): string {
  if (type === 'choice') return choiceOf(name, value, choices)
  if (type === 'lines') return textOf(name, value, max)
  return TITLES.includes(name) ? titleOf(name, value, max) : lineOf(name, value, max)
}

function numberOf(name: string, value: string, { max = Infinity }: Option): number {
  if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > max)
    throw new Refusal(`${name}: must be a whole number from 1 to ${max}.`)
  return Number(value)
}

const WHEN = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/

/** `now`, `never`, a day, or a moment: of the brand's time zone, unless it says another. */
function momentOf(name: string, text: string, timeZone: string): Moment {
  const day = text.slice(0, 'yyyy-MM-dd'.length)
  // A day that no month has would become one of the next.
  const exists = WHEN.test(text) && dayExists(day) && isTime(text)
  if (text !== 'now' && text !== 'never' && !exists)
    throw new Refusal(`${name}: "${text}" must be yyyy-MM-dd, "yyyy-MM-dd hh:mm", now or never.`)
  return { text, timeZone }
}

const dayExists = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

const isTime = (value: string): boolean => {
  const [, hours = '0', minutes = '0', seconds = '0'] = /[T ](\d\d):(\d\d)(?::(\d\d))?/.exec(value) ?? []
  return Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60
}

async function readMarkup(name: string, value: string, { stdin, note, max }: Surroundings & { max: number }): Promise<string> {
  const raw =
    value === '-'
      ? await stdin()
      : await fs.readFile(value, 'utf8').catch(() => Promise.reject(new Refusal(`${name}: the file ${value} cannot be read.`)))
  const html = markupOf(name, raw, max)
  const { dropped } = cleaned(raw)
  if (dropped.length > 0) note(`Markup that is not allowed was dropped: ${dropped.map((tag) => `<${tag}>`).join(', ')}.`)
  return html
}
