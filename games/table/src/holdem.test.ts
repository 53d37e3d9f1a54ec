import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { approximate, canonical, ratio } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { eachClass } from './card-sets.ts'
import { type Card, DECK } from './cards.ts'
import { certifiedHoldem } from './certified/holdem.ts'
import { callValues, flopResult, holesOf } from './holdem-odds.ts'
import { callsSimply } from './holdem-strategy.ts'
import { holdem, playHoldem } from './holdem.ts'
import { handWorth, nameOf } from './poker-hand.ts'
import { numbersFor, scripted, simulate } from './testing/play-round.ts'

const read = (text: string): Card[] => text.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0]!) * 4 + 'cdhs'.indexOf(card[1]!))

interface Row {
  flop: string
  alike: number
  best: number
  simple: number
}
const [, ...lines] = fs
  .readFileSync(path.join(import.meta.dirname, 'certified', 'holdem-flops.tsv'), 'utf8')
  .trim()
  .split('\n')
const rows = lines.map((line): Row => {
  const [flop = '', alike, best, simple] = line.split('\t')
  return { flop, alike: Number(alike), best: Number(best), simple: Number(simple) }
})

test('what is certified is the sum over every kind of flop, for these rules', () => {
  expect(createHash('sha256').update(canonical(holdem.maths)).digest('hex'), 'run tools/certify-holdem.ts').toBe(certifiedHoldem.digest)
  const kinds: string[] = []
  eachClass(3, (cards, alike) => kinds.push(`${cards.join(' ')} × ${alike}`))
  expect(rows.map(({ flop, alike }) => `${flop} × ${alike}`)).toEqual(kinds)
  // Flops, holes, last two cards of the board, cards of the dealer's.
  const under = 22_100 * 1176 * 1081 * 990
  for (const [way, { rtp }] of [
    ['best', holdem.returns[0]],
    ['simple', holdem.returns[1]!],
  ] as const) {
    const net = rows.reduce((sum, row) => sum + row.alike * row[way], 0)
    expect(rtp).toEqual(ratio(under + net, under))
  }
})

test('some kinds of flops are counted again', () => {
  for (const { flop, best, simple } of [3, 500, 1234].map((n) => rows[n]!))
    expect(flopResult(flop.split(' ').map(Number))).toEqual({ best, simple })
})

/** The lowest hand that a dealer plays. */
const PAIR_OF_FOURS = handWorth(read('4c 4d 2c 3c 5d'))
const ANTE: Partial<Record<string, number>> = { flush: 2, fullHouse: 3, four: 10, straightFlush: 20, royalFlush: 100 }

/** What a call comes to in antes, as the rules say it. */
function settle(own: number, dealer: number): number {
  const ante = ANTE[nameOf(own)] ?? 1
  if (dealer < PAIR_OF_FOURS) return ante
  return own === dealer ? 0 : own > dealer ? ante + 2 : -3
}

test('the worth of a call is what all boards and dealers come to, one by one', () => {
  const [flop, hole] = [read('5c 9c Kd'), read('Jc Qc')]
  const n = holesOf(flop).findIndex((each) => each.join() === hole.join())
  const rest = DECK.filter((card) => ![...flop, ...hole].includes(card))
  let [sum, ends] = [0, 0]
  const cards = [...flop, 0, 0, 0, 0]
  for (const river of rest)
    for (const turn of rest) {
      if (turn >= river) break
      const own = handWorth([...flop, turn, river, ...hole])
      ;[cards[3], cards[4]] = [turn, river]
      for (const high of rest)
        for (const low of rest) {
          if (low >= high) break
          if (low === turn || low === river || high === turn || high === river) continue
          ;[cards[5], cards[6]] = [low, high]
          sum += settle(own, handWorth(cards))
          ends++
        }
    }
  expect(ends).toBe(1081 * 990)
  expect(callValues(flop)[n]).toBe(sum)
})

/** Cards in the order of the deal: player, dealer, board. */
const play = (cards: string, decision?: 'fold' | 'call') =>
  holdem.run([{ stake: '100' }, ...(decision ? [{ do: decision }] : [])], scripted(numbersFor(read(cards))), {})

test('a call costs two antes; folding loses the ante and shows nothing more', () => {
  const cards = 'Ac Ad 7h 2s 5c 9d Kd 3c 8h'
  expect(play(cards)).toEqual({
    stake: 100n,
    payout: 0n,
    over: false,
    view: { phase: 'decide', player: { cards: read('Ac Ad'), hand: 'pair' }, board: read('5c 9d Kd'), ante: { stake: '100' } },
    options: [
      { move: 'fold', cost: 0n },
      { move: 'call', cost: 200n },
    ],
  })
  const folded = play(cards, 'fold')
  expect([folded.stake, folded.payout, folded.over]).toEqual([100n, 0n, true])
  expect(folded.view).toEqual({ ...play(cards).view, phase: 'over', outcome: 'fold', ante: { stake: '100', payout: '0' } })
})

test('what the player cannot see changes nothing that is shown', () => {
  expect(play('Ac Ad 7h 2s 5c 9d Kd 3c 8h')).toEqual(play('Ac Ad Ah As 5c 9d Kd 2c 2h'))
  expect(play('Ac Ad 7h 2s 5c 9d Kd 3c 8h', 'fold')).toEqual(play('Ac Ad Ah As 5c 9d Kd 2c 2h', 'fold'))
})

test('the dealer plays with a pair of fours; otherwise the call comes back and the ante wins', () => {
  const outcome = (cards: string) => {
    const { view, payout, stake } = play(cards, 'call')
    expect(stake).toBe(300n)
    return [view.outcome, view.dealer!.qualifies, payout]
  }
  expect(outcome('Ac Ad 3h 2s 5c 9d Kd 3c 8h')).toEqual(['notQualified', false, 400n])
  expect(outcome('Ac Ad 4h 2s 5c 9d Kd 4c 8h')).toEqual(['win', true, 600n])
  expect(outcome('Ac Qd 4h 2s 5c 9d Kd 4c 8h')).toEqual(['lose', true, 0n])
  expect(outcome('Ac Qd Ah Qs 5c Ad Kd 4c 8h')).toEqual(['push', true, 300n])
  // The dealer's high card is better, but does not play.
  expect(outcome('7c 2d Ah Qs 5c 9d Kd 4c 8h')).toEqual(['notQualified', false, 400n])
})

test('the ante pays by the hand, most for a royal flush', () => {
  const payout = (cards: string) => play(cards, 'call').payout
  expect(payout('Ac Qc Kh Ks 5c 9c 2d 4c 8h')).toBe(700n)
  expect(payout('Ac Ad 9h 9s Ah Ks Kd 4c 8h')).toBe(800n)
  expect(payout('Ac Ad 9h 9s Ah As Kd 4c 8h')).toBe(1500n)
  expect(payout('9c 8c 9h 9s 7c 6c 5c Kd 8h')).toBe(2500n)
  expect(payout('Ac Kc 9h 9s Qc Jc Tc 4d 8h')).toBe(100n * BigInt(holdem.maxWin))
})

test('the simple strategy is what its sentence says', () => {
  const calls = (hole: string, flop: string) => callsSimply(read(hole), read(flop))
  expect(calls('Tc 2d', '3h 7s 9c')).toBe(true)
  expect(calls('8c 2d', '3h 7s Kc')).toBe(false)
  expect(calls('8c 3d', '3h 7s Kc')).toBe(true)
  expect(calls('8c 2d', '7h 7s Kc')).toBe(false)
  expect(calls('8c 8d', '7h 7s Kc')).toBe(true)
  expect(calls('8c 2c', '3c 7c Kd')).toBe(true)
  expect(calls('8c 2d', '6h 7s 5c')).toBe(true)
  expect(calls('8c 4d', '6h 7s Kc')).toBe(true)
  expect(calls('3c 4d', '2h As Kc')).toBe(true)
})

test('played simply, what comes back is what is certified', () => {
  const { mean, error } = simulate({ game: holdem, opening: { stake: '100' }, play: playHoldem }, new Seeded(3), 100_000)
  expect(Math.abs(mean - approximate(holdem.returns[1]!.rtp)), `${mean}`).toBeLessThan(3.89 * error)
})

test('who never comes back folds', () => {
  expect(holdem.abandon!(play('Ac Ad 7h 2s 5c 9d Kd 3c 8h'))).toEqual({ do: 'fold' })
})
