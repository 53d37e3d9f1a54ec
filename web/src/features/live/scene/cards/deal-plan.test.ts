import { andarBahar, baccarat, dragonTiger } from '@tucano/live'
import { expect, test } from 'vitest'
import { andarBaharPlan } from './andar-bahar-plan.ts'
import { baccaratPlan } from './baccarat-plan.ts'
import type { DealPlan } from './deal-plan.ts'
import { dragonTigerPlan } from './dragon-tiger-plan.ts'

/** Enough of the play is left for the winner to be seen. */
const SEEN_MS = 300

function expectSound({ cards, toldMs }: DealPlan<string>, playMs: number): void {
  const read = cards.map(({ readMs }) => readMs)
  expect(read).toEqual(read.toSorted((a, b) => a - b))
  expect(toldMs).toBeGreaterThan(read.at(-1)!)
  expect(toldMs + SEEN_MS).toBeLessThanOrEqual(playMs)
  for (const { leavesMs, squeezedMs = leavesMs, turnsMs, readMs } of cards) {
    expect(leavesMs).toBeLessThanOrEqual(squeezedMs)
    expect(squeezedMs).toBeLessThanOrEqual(turnsMs)
    expect(turnsMs).toBeLessThan(readMs)
  }
}

test('every card can be read, and the winner is told, before the play of its length is over', () => {
  for (const thirds of [
    [[], []],
    [[8], []],
    [[], [8]],
    [[8], [12]],
  ] as const) {
    const result = { player: [0, 4, ...thirds[0]], banker: [1, 5, ...thirds[1]] }
    expectSound(baccaratPlan(result), baccarat.playMs(result))
  }
  const pair = { dragon: 3, tiger: 50 }
  expectSound(dragonTigerPlan(pair), dragonTiger.playMs(pair))
  for (const length of [1, 2, 13, 49]) {
    const result = { joker: 0, dealt: Array.from({ length }, (_, n) => n + 1) }
    expectSound(andarBaharPlan(result), andarBahar.playMs(result))
  }
})

test('cards of baccarat lie in their hands in the order of the rules: the player first, third cards last', () => {
  const { cards } = baccaratPlan({ player: [10, 11, 12], banker: [20, 21, 22] })
  expect(cards.map(({ card }) => card)).toEqual([10, 20, 11, 21, 12, 22])
})

test('Andar and Bahar get their cards in turn, Andar first', () => {
  const { cards } = andarBaharPlan({ joker: 0, dealt: [5, 6, 7] })
  expect(cards.map(({ side }) => side)).toEqual(['joker', 'andar', 'bahar', 'andar'])
})
