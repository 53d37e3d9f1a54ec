const CREST_SHAPES = ['shield', 'round', 'diamond', 'hexagon', 'oval', 'pennant'] as const
const CREST_PATTERNS = ['plain', 'stripes', 'hoops', 'halves', 'quarters', 'sash', 'chevron', 'cross'] as const
export type CrestShape = (typeof CREST_SHAPES)[number]
export type CrestPattern = (typeof CREST_PATTERNS)[number]

interface DrawnCrest {
  shape: CrestShape
  pattern: CrestPattern
  colours: readonly [string, string]
  letters: string
}

/** Colours that stand beside one another, and on which white letters can be read. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['#1f5f8b', '#f2c14e'],
  ['#8c2f39', '#f1e3d3'],
  ['#1b6b4a', '#f4f1de'],
  ['#2b2d63', '#e07a5f'],
  ['#6a3d8f', '#f2d0a4'],
  ['#b5471f', '#20313a'],
  ['#14606b', '#f6ae2d'],
  ['#3c3c3c', '#e9c46a'],
  ['#9b2226', '#001219'],
  ['#0a7a5a', '#ffd166'],
  ['#264653', '#e76f51'],
  ['#7a4419', '#d9c5a0'],
]

/** A number of a text, the same in every browser. */
export function numberOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return hash
}

const at = <Value>(list: readonly Value[], place: number): Value => list[place % list.length] as Value

/** What little words of a name leave out of its letters. */
const SMALL = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'of', 'the'])

function lettersOf(name: string): string {
  const words = name.split(/[\s.-]+/u).filter((word) => word !== '' && !SMALL.has(word.toLowerCase()))
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)) : [(words[0] ?? '?').slice(0, 2)]
  return letters.join('').toUpperCase()
}

/** How somebody's crest is drawn where the feed has none: always the same for the same id. */
export function crestOf({ id, name, colours }: { id: string; name: string; colours?: readonly [string, string] | undefined }): DrawnCrest {
  const hash = numberOf(id)
  return {
    shape: at(CREST_SHAPES, hash),
    pattern: at(CREST_PATTERNS, hash >>> 5),
    colours: colours ?? at(PAIRS, hash >>> 10),
    letters: lettersOf(name),
  }
}
