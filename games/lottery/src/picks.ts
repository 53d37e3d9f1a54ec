import { BadPicks, PICKS_MAX, type Pad, type Picks } from './play.ts'

const isSingle = ({ look, choices, digits }: Pad): boolean =>
  look === 'typed' ? digits === 1 : choices.every(({ length }) => length === 1)

/** Places of choices are looked up in lists that many pads share. */
const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>()
function placesOf(choices: readonly string[]): ReadonlyMap<string, number> {
  const known = places.get(choices)
  if (known) return known
  const made = new Map(choices.map((choice, at) => [choice, at]))
  places.set(choices, made)
  return made
}

const DIGITS_ONLY = /^\d+$/

function readChoice(pad: Pad, choice: string): void {
  const isKnown = pad.look === 'typed' ? choice.length === pad.digits && DIGITS_ONLY.test(choice) : placesOf(pad.choices).has(choice)
  if (!isKnown) throw new BadPicks(pad.key, pad.look === 'typed' ? `numbers of ${pad.digits} digits` : 'not to be chosen here')
}

function sorted(pad: Pad, group: readonly string[]): string[] {
  if (pad.look === 'typed') return group.toSorted()
  const places = placesOf(pad.choices)
  return group.toSorted((a, b) => places.get(a)! - places.get(b)!)
}

/** How a typed number is written where several mean the same. */
export type Normal = (typed: string) => string

function readGroup(pad: Pad, text: string, normal: Normal | undefined): string[] {
  const choices = text === '' ? [] : isSingle(pad) ? text.split('') : text.split(',')
  if (choices.length < pad.min) throw new BadPicks(pad.key, `at least ${pad.min}`)
  if (choices.length > pad.max) throw new BadPicks(pad.key, `at most ${pad.max}`)
  for (const choice of choices) readChoice(pad, choice)
  const group = normal ? choices.map(normal) : choices
  if (new Set(group).size < group.length) throw new BadPicks(pad.key, 'twice the same')
  return sorted(pad, group)
}

/** Reads a text of groups with a point between. It takes no longer than its letters, of which there is a limit. */
export function readGroups(pads: readonly Pad[], text: unknown, normal?: Normal): Picks {
  if (typeof text !== 'string') throw new BadPicks('picks', 'a text')
  if (text.length > PICKS_MAX) throw new BadPicks('picks', `at most ${PICKS_MAX} letters`)
  const groups = text.split('.', pads.length + 1)
  if (groups.length !== pads.length) throw new BadPicks('picks', `${pads.length} groups`)
  return pads.map((pad, n) => readGroup(pad, groups[n]!, normal))
}

/** The canonical text: choices in the order of their pads. */
export const writeGroups = (pads: readonly Pad[], picks: Picks): string =>
  pads.map((pad, n) => sorted(pad, picks[n] ?? []).join(isSingle(pad) ? '' : ',')).join('.')
