import { Stream, merkleRoot } from '@tucano/randomness'
import type { SharedGame } from './shared-game.ts'
import { type DrawFinding, type PublishedDraw, textLeafHash } from './verify-draw.ts'
import { type Hashes, fromHex, toHex } from './hashes.ts'

/** Numbers of a raffle that belong to one owner, under a name that tells nobody who that is. Without an owner they cannot be drawn. */
export interface RaffleRange {
  first: number
  last: number
  owner: string | null
}

export interface RaffleWin {
  number: number
  owner: string
}

const WORD = 65_536
const WORDS = 16

/** The shared draw of a raffle: 32 bytes that nobody could know when its list was sealed. What they come to follows from the list. */
export const raffleGame: SharedGame<string> = {
  code: 'raffle',
  maths: { game: 'raffle', version: 1 },
  draw: (draws) => Array.from({ length: WORDS }, () => draws.below(WORD).toString(16).padStart(4, '0')).join(''),
  leaf: ({ selections }) => raffleLeaf(selections as RaffleRange),
  payout: () => 0n,
}

const raffleLeaf = ({ first, last, owner }: RaffleRange): string => `numbers|${first}|${last}|${owner ?? '-'}`

/** What is sealed of a raffle's list: the root of the tree over its ranges. */
export const raffleRoot = (list: readonly RaffleRange[], { sha256 }: Pick<Hashes, 'sha256'>): string =>
  toHex(
    merkleRoot(
      list.map((range) => textLeafHash(raffleLeaf(range), sha256)),
      sha256,
    ),
  )

/** Whether the numbers of a list go from 1 on, in their order, without a gap. */
export const isGapless = (list: readonly RaffleRange[]): boolean =>
  list.every(({ first, last }, n) => first === (list[n - 1]?.last ?? 0) + 1 && last >= first)

/** Draws so many numbers, one an owner. A number that cannot win is drawn again; fewer come out where there are fewer owners. */
export function drawRaffle(list: readonly RaffleRange[], { lot, winners }: { lot: string; winners: number }, hashes: Hashes): RaffleWin[] {
  const owners = new Set(list.flatMap(({ owner }) => owner ?? []))
  const root = raffleRoot(list, hashes)
  const key = fromHex(lot)
  const draws = new Stream((cursor) => hashes.hmacSha256(key, `raffle-v1|${root}|${cursor}`))
  const won = new Map<string, number>()
  while (won.size < Math.min(winners, owners.size)) {
    const number = draws.below(list.at(-1)!.last) + 1
    const { owner } = rangeOf(list, number)
    if (owner !== null && !won.has(owner)) won.set(owner, number)
  }
  return [...won].map(([owner, number]) => ({ owner, number }))
}

/** The range that a number is in, by halves. */
function rangeOf(list: readonly RaffleRange[], number: number): RaffleRange {
  let [low, high] = [0, list.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (list[middle]!.last < number) low = middle + 1
    else high = middle
  }
  return list[low]!
}

/** A raffle as it is published: its list, how many prizes it has, and the numbers that have won, in their order. */
export interface PublishedRaffle {
  list: RaffleRange[]
  prizes: number
  winners: number[]
}

/** Checks a raffle against the draw that decides it: that the list is the sealed one, and that these numbers come out. */
export function verifyRaffle({ list, prizes, winners }: PublishedRaffle, draw: PublishedDraw, hashes: Hashes): DrawFinding[] {
  const root = raffleRoot(list, hashes)
  if (!isGapless(list) || root !== draw.root) return [{ problem: 'list', expected: draw.root ?? '', found: root }]
  const drawn = typeof draw.result === 'string' ? drawRaffle(list, { lot: draw.result, winners: prizes }, hashes) : []
  const expected = drawn.map(({ number }) => number).join()
  return expected === winners.join() ? [] : [{ problem: 'winners', expected, found: winners.join() }]
}
