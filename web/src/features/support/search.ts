import type { HelpArticle } from '@tucano/contract/support'

/** An article as the search reads it: its text without markup. */
export interface Readable {
  article: HelpArticle
  text: string
}

export interface Found {
  article: HelpArticle
  /** Where in the text it was found, in pieces; every other piece, from the second on, is what was looked for. */
  excerpt: string[]
}

const EXCERPT_BEFORE = 60
const EXCERPT_AFTER = 110

/** Accents and capitals make no difference to somebody who looks for something. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const readable = (articles: readonly HelpArticle[]): Readable[] =>
  articles.map((article) => ({
    article,
    text: (
      new DOMParser().parseFromString(article.content.replaceAll('</h3>', ':</h3>').replaceAll('<', ' <'), 'text/html').body.textContent ??
      ''
    )
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[.,;:)])/g, '')
      .trim(),
  }))

/** Articles that have every word, those with all of them in the title first. Nothing asked for is nothing found out. */
export function search(all: readonly Readable[], query: string): Found[] | undefined {
  const wanted = plain(query).match(/[\p{L}\p{N}]+/gu)
  if (!wanted) return undefined
  const has = (text: string): boolean => wanted.every((word) => text.includes(word))
  const inTitle = ({ article }: Readable): boolean => has(plain(article.title))
  const found = all.filter((one) => has(plain(`${one.article.title} ${one.text}`)))
  return found
    .toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)))
    .map(({ article, text }) => ({ article, excerpt: excerptOf(text, wanted) }))
}

/** The text around the first word that is in it. */
function excerptOf(text: string, wanted: readonly string[]): string[] {
  const letters = Array.from(text.normalize('NFC'))
  // A letter and its plain form stand at the same place: a mark on its own becomes nothing, and keeps its place.
  const plainLetters = letters.map((letter) => Array.from(plain(letter))[0] ?? ' ').join('')
  const [first] = wanted
    .map((word) => ({ word, at: plainLetters.indexOf(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const at = first?.at ?? 0
  // From the beginning of a word to the end of one.
  const start = at <= EXCERPT_BEFORE ? 0 : Math.min(at, letters.indexOf(' ', at - EXCERPT_BEFORE) + 1)
  const slice = (from: number, to?: number): string => letters.slice(from, to).join('')
  const end = letters.length <= at + EXCERPT_AFTER ? letters.length : letters.lastIndexOf(' ', at + EXCERPT_AFTER)
  const after = end < letters.length ? ' …' : ''
  if (!first) return [`${slice(0, end)}${after}`]
  const until = at + Array.from(first.word).length
  return [`${start > 0 ? '… ' : ''}${slice(start, at)}`, slice(at, until), `${slice(until, end)}${after}`]
}
