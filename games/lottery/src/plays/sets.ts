import { deal } from '@tucano/randomness'
import { choose, combinations } from '../counting.ts'
import { makePlay, pad } from '../make-play.ts'
import type { Hit, Pad, Picks, Play, Prize, Result } from '../play.ts'
import { best } from './options.ts'
import { apart } from './places.ts'

/** Lines that are sets of so many, out of all that was chosen. */
export interface Sets {
  code: string
  family: string
  /** Of selections that liability counts; plays with the same sets have the same. */
  name: string
  look: Exclude<Pad['look'], 'typed'>
  choices: readonly string[]
  /** Choices of a line. */
  size: number
  /** Choices at most; all where nothing is said. */
  max?: number
  /** What a line may be found to have: so many of the choices that were drawn, and its prize. */
  pays: readonly { drawn: number; prize: Prize }[]
  /** Choices that were drawn, each once. */
  drawn: (result: Result) => readonly string[]
  /** How many choices are drawn, at least and at most. */
  count: readonly [least: number, most: number]
}

/** How many lines have so many that were drawn, where `found` of `chosen` were. */
const linesWith = ({ size }: Sets, { chosen, found, drawn }: { chosen: number; found: number; drawn: number }): number =>
  choose(found, drawn) * choose(chosen - found, size - drawn)

const hitsOf = (sets: Sets, chosen: number, found: number): Hit[] =>
  sets.pays.flatMap(({ drawn }, prize) => {
    const times = linesWith(sets, { chosen, found, drawn })
    return times > 0 ? [{ prize, times }] : []
  })

const prizesOf = ({ pays }: Sets): Prize[] => pays.map(({ prize }) => prize)

/** How many of so many choices can have been drawn. */
function foundCounts({ choices, count: [least, most] }: Sets, chosen: number): number[] {
  const counts = []
  for (let found = Math.max(0, least - (choices.length - chosen)); found <= Math.min(chosen, most); found++) counts.push(found)
  return counts
}

const found = (group: readonly string[], drawn: ReadonlySet<string>): number => group.filter((choice) => drawn.has(choice)).length

/** The prize of a line that pays the most; liability counts with it. */
const topOf = (sets: Sets): number => {
  const [{ prize } = { prize: 0 }] = best(
    prizesOf(sets),
    sets.pays.map((_, prize) => [{ prize, times: 1 }]),
  )
  return prize
}

/** Chooses some, and plays every set of them. */
export function sets(of: Sets): Play {
  const top = topOf(of)
  return makePlay({
    code: of.code,
    family: of.family,
    pads: [pad('numbers', of.look, of.choices, { min: of.size, max: of.max ?? of.choices.length })],
    prizes: prizesOf(of),
    lines: ([chosen = []]) => choose(chosen.length, of.size),
    hits: ([chosen = []], result) => hitsOf(of, chosen.length, found(chosen, new Set(of.drawn(result)))),
    most: ([chosen = []]) =>
      best(
        prizesOf(of),
        foundCounts(of, chosen.length).map((count) => hitsOf(of, chosen.length, count)),
      ),
    selections: function* ([chosen = []]) {
      for (const line of combinations(chosen, of.size)) yield { key: `${of.name}:${line.join()}`, prize: top, times: 1 }
    },
  })
}

/** Some are in every line (bankers), the others take turns. */
export function setsWithBankers(of: Sets): Play {
  const top = topOf(of)
  const order = new Map(of.choices.map((choice, at) => [choice, at]))
  const hitsWith = ([bankers = [], drags = []]: Picks, inBankers: number, inDrags: number): Hit[] =>
    of.pays.flatMap(({ drawn }, prize) => {
      const inLine = drawn - inBankers
      const left = of.size - bankers.length - inLine
      const times = choose(inDrags, inLine) * choose(drags.length - inDrags, left)
      return times > 0 ? [{ prize, times }] : []
    })
  const cases = function* (picks: Picks): Generator<Hit[]> {
    const [bankers = [], drags = []] = picks
    for (const count of foundCounts(of, bankers.length + drags.length))
      for (let inBankers = Math.max(0, count - drags.length); inBankers <= Math.min(count, bankers.length); inBankers++)
        yield hitsWith(picks, inBankers, count - inBankers)
  }
  return makePlay({
    code: of.code,
    family: of.family,
    pads: [
      pad('bankers', of.look, of.choices, { max: of.size - 1 }),
      pad('drags', of.look, of.choices, { max: of.max ?? of.choices.length - 1 }),
    ],
    prizes: prizesOf(of),
    check: ([bankers = [], drags = []]) => apart(bankers, drags, 'drags'),
    lines: ([bankers = [], drags = []]) => choose(drags.length, of.size - bankers.length),
    quick: (draws) => {
      const [banker = '', ...drags] = deal(draws, of.choices, of.size)
      return [[banker], drags]
    },
    hits: (picks, result) => {
      const drawn = new Set(of.drawn(result))
      return hitsWith(picks, found(picks[0] ?? [], drawn), found(picks[1] ?? [], drawn))
    },
    most: (picks) => best(prizesOf(of), cases(picks)),
    selections: function* ([bankers = [], drags = []]) {
      for (const some of combinations(drags, of.size - bankers.length)) {
        const line = [...bankers, ...some].toSorted((a, b) => order.get(a)! - order.get(b)!)
        yield { key: `${of.name}:${line.join()}`, prize: top, times: 1 }
      }
    },
  })
}
