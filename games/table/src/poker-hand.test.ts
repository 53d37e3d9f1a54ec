import { expect, test } from 'vitest'
import { eachClass, nextSet } from './card-sets.ts'
import { type Card, DECK, rankOf, suitOf } from './cards.ts'
import { handWorth, nameOf } from './poker-hand.ts'
import { deal } from '@tucano/randomness'
import { Seeded } from '@tucano/round/testing'

/** What five cards are, the slow way: what it is, then ranks by how often they come and how high they are. */
function reference(cards: readonly Card[]): number[] {
  const ranks = cards.map(rankOf).toSorted((a, b) => b - a)
  const counts = [...new Set(ranks)].map((rank) => [ranks.filter((each) => each === rank).length, rank] as const)
  const sorted = counts.toSorted(([m, a], [n, b]) => n - m || b - a)
  const pattern = sorted.map(([count]) => count).join('')
  const order = sorted.map(([, rank]) => rank)
  const flush = new Set(cards.map(suitOf)).size === 1
  const low = ranks.join() === '12,3,2,1,0'
  const straight = pattern === '11111' && (low || ranks[4]! + 4 === ranks[0])
  if (straight) return [flush ? 8 : 4, low ? 3 : ranks[0]!]
  if (flush) return [5, ...order]
  return [['11111', '2111', '221', '311', '', '', '32', '41'].indexOf(pattern), ...order]
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, n) => value !== b[n])
  return at === -1 ? 0 : Math.sign(a[at]! - b[at]!)
}

function* choose<Item>(items: readonly Item[], count: number): Generator<Item[]> {
  if (count === 0) yield []
  else for (const [n, item] of items.entries()) for (const rest of choose(items.slice(n + 1), count - 1)) yield [item, ...rest]
}

test('of all 2,598,960 hands of five there are as many of each kind as everybody knows', () => {
  const counts: Record<string, number> = {}
  const cards = [0, 1, 2, 3, 4]
  for (let number = 0; number < 2_598_960; number++) {
    const name = nameOf(handWorth(cards))
    counts[name] = (counts[name] ?? 0) + 1
    nextSet(cards)
  }
  expect(counts).toEqual({
    royalFlush: 4,
    straightFlush: 36,
    four: 624,
    fullHouse: 3744,
    flush: 5108,
    straight: 10_200,
    three: 54_912,
    twoPairs: 123_552,
    pair: 1_098_240,
    highCard: 1_302_540,
  })
})

test('hands that differ by the names of their suits only are looked at once', () => {
  const classes = (size: number): [classes: number, sets: number] => {
    const sizes: number[] = []
    eachClass(size, (_, alike) => sizes.push(alike))
    return [sizes.length, sizes.reduce((sum, alike) => sum + alike, 0)]
  }
  expect(classes(3)).toEqual([1755, 22_100])
  expect(classes(5)).toEqual([134_459, 2_598_960])
})

test('the better of two hands is worth more, and equal hands the same', () => {
  const draws = new Seeded(1)
  for (let n = 0; n < 20_000; n++) {
    const [a, b] = [deal(draws, DECK, 5), deal(draws, DECK, 5)]
    expect(Math.sign(handWorth(a) - handWorth(b))).toBe(compareLists(reference(a), reference(b)))
  }
})

test('seven cards are worth what their best five are', () => {
  const draws = new Seeded(2)
  for (let n = 0; n < 5000; n++) {
    const cards = deal(draws, DECK, 7)
    expect(handWorth(cards)).toBe(Math.max(...[...choose(cards, 5)].map(handWorth)))
  }
})
