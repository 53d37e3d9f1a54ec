import { type Ratio, compare, plus, ratio, times } from '@tucano/round'
import { BadPicks, type Hit, type Picks, type Play, type Prize, type Result, type Shape } from './play.ts'
import { FULL_SERIES } from './prizes.ts'

/** One line of a slip. */
export interface Content {
  play: string
  /** Canonical. */
  picks: string
  /** Minor units. */
  unit: number
  multiple: number
}

/** What a unit is, in minor units: yuan, half, jiao, … */
export const UNITS: readonly number[] = [200, 100, 20, 10, 2]
export const MULTIPLE_MAX = 100_000

const playsOf = new WeakMap<Shape, ReadonlyMap<string, Play>>()
function byCode(shape: Shape): ReadonlyMap<string, Play> {
  const known = playsOf.get(shape)
  if (known) return known
  const made = new Map(shape.plays.map((play) => [play.code, play]))
  playsOf.set(shape, made)
  return made
}

export function playOf(shape: Shape, code: string): Play {
  const play = byCode(shape).get(code)
  if (!play) throw new BadPicks('play', 'no such play')
  return play
}

const readOf = new WeakMap<Content, { text: string; picks: Picks }>()
/** What was chosen on a line: it is read once, however often it is asked for. */
export function picksOf(play: Play, content: Content): Picks {
  const known = readOf.get(content)
  if (known?.text === content.picks) return known.picks
  const picks = play.read(content.picks)
  readOf.set(content, { text: content.picks, picks })
  return picks
}

type Price = Pick<Content, 'unit' | 'multiple'>
const priceOf = ({ unit, multiple }: Price): bigint => BigInt(unit) * BigInt(multiple)

export function stakeOf(shape: Shape, content: Content): bigint {
  const play = playOf(shape, content.play)
  return priceOf(content) * BigInt(play.lines(picksOf(play, content)))
}

/** What one hit pays: whole minor units. */
export function prizeOf(prize: Prize, content: Price, series: number): bigint {
  const { over, under } = prize.odds(series)
  return (priceOf(content) * over) / under
}

const sumOfHits = ({ prizes }: Play, hits: readonly Hit[], { content, series }: { content: Price; series: number }): bigint =>
  hits.reduce((sum, { prize, times }) => sum + BigInt(times) * prizeOf(prizes[prize]!, content, series), 0n)

export function payoutOf(shape: Shape, content: Content, series: number, result: Result): bigint {
  const play = playOf(shape, content.play)
  return sumOfHits(play, play.hits(picksOf(play, content), result), { content, series })
}

/** The most that it can pay, whatever is drawn. */
export function mostOf(shape: Shape, content: Content, series: number): bigint {
  const play = playOf(shape, content.play)
  return sumOfHits(play, play.most(picksOf(play, content)), { content, series })
}

/** What liability counts a selection with. */
export const liabilityOf = (play: Play, hit: Hit, content: Price, series: number): bigint => sumOfHits(play, [hit], { content, series })

/** What comes back of a stake because less was won by it than could have been: of so many two-thousandths below the most. */
export const rebateOf = (stake: bigint, most: number, series: number): bigint =>
  most > series ? (stake * BigInt(most - series)) / BigInt(FULL_SERIES) : 0n

/** What a line gives back: exactly, and of what can be chosen on the play the least. */
export function rtpOf({ prizes }: Play, series: number): Ratio {
  const backs = new Map<string, Ratio>()
  for (const prize of prizes)
    backs.set(prize.of, plus(backs.get(prize.of) ?? ratio(0), times(ratio(prize.ways, prize.outcomes), prize.odds(series))))
  return [...backs.values()].reduce((least, back) => (compare(back, least) < 0 ? back : least))
}

/** How often a prize can be multiplied until it passes a cap. */
export const multiplesWithin = (cap: bigint, prize: bigint): number => (prize > 0n ? Number(cap / prize) : MULTIPLE_MAX)

/** The highest multiple at which the dearest prize of a line stays within the cap; at most what a slip can have. */
export function maxMultiple({ prizes }: Play, { unit, series, cap }: { unit: number; series: number; cap: bigint }): number {
  const dearest = prizes.reduce((most, prize) => {
    const pays = prizeOf(prize, { unit, multiple: 1 }, series)
    return pays > most ? pays : most
  }, 0n)
  return Math.min(MULTIPLE_MAX, multiplesWithin(cap, dearest))
}
