import { type Normal, readGroups, writeGroups } from './picks.ts'
import { BadPicks, type Hit, KEYS_MAX, type Keyed, type Pad, type Picks, type Play, type Prize, type Result } from './play.ts'

/** What a way to bet is made of; reading and writing are the same for all. */
export interface Making {
  code: string
  family: string
  pads: readonly Pad[]
  least?: number
  prizes: readonly Prize[]
  normal?: Normal
  /** Throws BadPicks where groups do not go together. */
  check?: (picks: Picks) => void
  lines: (picks: Picks) => number
  hits: (picks: Picks, result: Result) => readonly Hit[]
  most: (picks: Picks) => readonly Hit[]
  /** Selections one after the other: no more are asked for than are counted. */
  selections: (picks: Picks) => Iterable<Keyed>
  quick?: Play['quick']
}

export function makePlay({ code, family, pads, least, prizes, normal, check, lines, hits, most, selections, quick }: Making): Play {
  const groups = least ?? pads.filter(({ min }) => min > 0).length
  return {
    code,
    family,
    pads,
    least: groups,
    prizes,
    lines,
    hits,
    most,
    read: (text) => {
      const picks = readGroups(pads, text, normal)
      if (picks.filter(({ length }) => length > 0).length < groups) throw new BadPicks('picks', `something on ${groups} places`)
      check?.(picks)
      if (lines(picks) === 0) throw new BadPicks('picks', 'no line comes of it')
      return picks
    },
    write: (picks) => writeGroups(pads, picks),
    keys: (picks) => upTo(KEYS_MAX, selections(picks)),
    ...(quick && { quick }),
  }
}

function upTo(most: number, selections: Iterable<Keyed>): Keyed[] | null {
  const keys: Keyed[] = []
  for (const each of selections) {
    if (keys.length === most) return null
    keys.push(each)
  }
  return keys
}

/** One prize, so often; nothing where that is never. */
export const won = (times: number, prize = 0): readonly Hit[] => (times === 0 ? [] : [{ prize, times }])

/** A pad to choose on: one at least and all at most, unless said otherwise. */
export const pad = (
  key: string,
  look: Exclude<Pad['look'], 'typed'>,
  choices: readonly string[],
  bounds: { min?: number; max?: number } = {},
): Pad => ({
  key,
  look,
  choices,
  digits: 0,
  min: 1,
  max: choices.length,
  ...bounds,
})

/** A field for numbers of so many digits. */
export const typedPad = (digits: number, max: number): Pad => ({ key: 'numbers', look: 'typed', choices: [], digits, min: 1, max })
