import { categories } from '@tucano/contract/lobby'
import { sanitise } from '#platform/sanitise'
import { Refusal } from './refusal.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function slugOf(slug: string): string {
  if (slug.length > 80 || !SLUG.test(slug))
    throw new Refusal('slug', 'slug', `"${slug}" must be small letters and digits, with hyphens between them.`)
  return slug
}

const charactersOf = (text: string): number => Array.from(text).length

function notLonger(field: string, text: string, max: number): string {
  if (charactersOf(text) > max) throw new Refusal(field, 'long', `has ${charactersOf(text)} characters, and may have ${max}.`)
  return text
}

/** One line; it may be empty. */
export function lineOf(field: string, value: string, max: number): string {
  const text = value.trim()
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  if (/[\u0000-\u001f\u007f\u2028\u2029]/.test(text)) throw new Refusal(field, 'lines', 'must be one line.')
  return notLonger(field, text, max)
}

/** One line that says something. */
export function titleOf(field: string, value: string, max: number): string {
  const text = lineOf(field, value, max)
  if (text === '') throw new Refusal(field, 'empty', 'must not be empty.')
  return text
}

/** Several lines of plain text. */
export function textOf(field: string, value: string, max: number): string {
  const text = value
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .trim()
  if (text === '') throw new Refusal(field, 'empty', 'must not be empty.')
  return notLonger(field, text, max)
}

/** Markup as it is kept, and the tags that were dropped. */
export function cleaned(raw: string): { html: string; dropped: string[] } {
  const html = sanitise(raw.replaceAll('\0', ''))
  const kept = tagsOf(html)
  return { html, dropped: [...tagsOf(raw)].filter((tag) => !kept.has(tag)) }
}

const tagsOf = (html: string): Set<string> => new Set([...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase()))

export function markupOf(field: string, raw: string, max: number): string {
  const { html } = cleaned(raw)
  const about = [...html.matchAll(/data-games="([^"]*)"/g)].flatMap(([, words = '']) => words.split(' '))
  const strange = about.find((word) => !(categories as readonly string[]).includes(word))
  if (strange !== undefined) throw new Refusal(field, 'topic', `data-games names "${strange}", which is none of ${categories.join(', ')}.`)
  if (html === '') throw new Refusal(field, 'nothing', 'nothing is left of it once markup that is not allowed is gone.')
  return notLonger(field, html, max)
}

export function choiceOf(field: string, value: string, choices: readonly string[]): string {
  if (!choices.includes(value)) throw new Refusal(field, 'choice', `"${value}" is none of ${choices.filter(Boolean).join(', ')}.`)
  return value
}

export function timesInOrder({ from, until }: { from: number | null; until: number | null }): void {
  if (from !== null && until !== null && from >= until) throw new Refusal('until', 'time', 'must be after the beginning.')
}
