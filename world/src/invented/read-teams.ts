import { type Crest, readCrest } from './crest.ts'
import type { Words } from './world.ts'

/** A team as the tables have it: a line of what it is, then its history in Portuguese and in English. */
export interface WrittenTeam {
  name: string
  shortName: string
  abbreviation: string
  colours: readonly [string, string]
  crest: Crest
  town: string
  /** Its own ground, where it has one. */
  ground?: { name: string; capacity: number }
  foundedIn: number
  /** In points. */
  rating: number
  history: Words
}

/** `Ground, town, capacity`, or the town alone. */
function readHome(text: string): Pick<WrittenTeam, 'town' | 'ground'> {
  const [first = '', town, capacity] = text.split(', ')
  return town === undefined ? { town: first } : { town, ground: { name: first, capacity: Number(capacity) } }
}

function readTeam(line: string, pt: string, en: string): WrittenTeam {
  const [name = '', shortName = '', abbreviation = '', colours = '', crest = '', home = '', foundedIn, rating] = line.split(' | ')
  const [first = '', second = ''] = colours.split(' ')
  return {
    name,
    shortName,
    abbreviation,
    colours: [first, second],
    crest: readCrest(crest),
    ...readHome(home),
    foundedIn: Number(foundedIn),
    rating: Number(rating),
    history: { pt, en },
  }
}

export function readTeams(table: string): WrittenTeam[] {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.trim())
  return Array.from({ length: lines.length / 3 }, (_, n) => readTeam(lines[n * 3]!, lines[n * 3 + 1]!, lines[n * 3 + 2]!))
}
