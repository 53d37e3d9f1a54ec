import { BadMove, approximate, ratio } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { AGAINST, VALUES, WHOLE, larger } from './blackjack-returns.ts'
import { type BlackjackMove, blackjack, blackjackStrategy, playBlackjack } from './blackjack.ts'
import { scripted, simulate } from './testing/play-round.ts'

/** Cards by name: player, dealer, player, dealer, then as they come. */
const cardsOf = (text: string): number[] => text.split(' ').map((card) => '23456789TJQKA'.indexOf(card) * 4)
const run = (text: string, ...decisions: string[]) =>
  blackjack.run([{ stake: '100' }, ...decisions.map((each) => ({ do: each }) as BlackjackMove)], scripted(cardsOf(text)), {})
const optionsOf = (text: string, ...decisions: string[]) => run(text, ...decisions).options.map(({ move, cost }) => `${move} ${cost}`)
const outcomesOf = (text: string, ...decisions: string[]) => {
  const { view, payout, over } = run(text, ...decisions)
  expect(over).toBe(true)
  return [...view.hands.map(({ outcome }) => outcome), payout]
}

test('the best play is the known one for a dealer who stands on soft seventeen', () => {
  expect(blackjackStrategy).toEqual({
    hard: {
      ...Object.fromEntries([4, 5, 6, 7, 8].map((total) => [total, 'HHHHHHHHHH'])),
      9: 'HDDDDHHHHH',
      10: 'DDDDDDDDHH',
      11: 'DDDDDDDDDH',
      12: 'HHSSSHHHHH',
      ...Object.fromEntries([13, 14, 15, 16].map((total) => [total, 'SSSSSHHHHH'])),
      ...Object.fromEntries([17, 18, 19, 20].map((total) => [total, 'SSSSSSSSSS'])),
    },
    soft: {
      12: 'HHHHHHHHHH',
      13: 'HHHHDHHHHH',
      14: 'HHHDDHHHHH',
      15: 'HHHDDHHHHH',
      16: 'HHDDDHHHHH',
      17: 'HDDDDHHHHH',
      18: 'SddddSSHHH',
      19: 'SSSSSSSSSS',
      20: 'SSSSSSSSSS',
    },
    pairs: {
      1: 'PPPPPPPPPP',
      2: 'PPPPPPHHHH',
      3: 'PPPPPPHHHH',
      4: 'HHHPPHHHHH',
      5: 'DDDDDDDDHH',
      6: 'PPPPPHHHHH',
      7: 'PPPPPPHHHH',
      8: 'PPPPPPPPPP',
      9: 'PPPPPSPPSS',
      10: 'SSSSSSSSSS',
    },
  })
})

/** Every sequence of cards that a dealer can draw to a ten, walked through with fractions of the machine. */
function standAgainstTen(player: number): number {
  const walk = (cards: number[], chance: number): number => {
    const hard = cards.reduce((sum, card) => sum + card, 0)
    const soft = cards.includes(1) && hard <= 11
    const total = soft ? hard + 10 : hard
    if (total > 21) return chance
    if (total >= 17) return chance * Math.sign(player - total)
    return Array.from({ length: 10 }, (_, n) => walk([...cards, n + 1], (chance * (n === 9 ? 4 : 1)) / 13)).reduce((a, b) => a + b)
  }
  const holes = [2, 3, 4, 5, 6, 7, 8, 9, 10]
  return holes.reduce((sum, hole) => sum + walk([10, hole], (hole === 10 ? 4 : 1) / 13), 0)
}

test('standing is worth what all ways of the dealer’s come to', () => {
  for (const total of [12, 16, 17, 20]) {
    const exact = ratio(AGAINST.get(10)!.worth({ sum: total, ace: false }).stand, WHOLE)
    expect(approximate(exact)).toBeCloseTo(standAgainstTen(total), 12)
  }
})

test('splitting is worth what the hands come to when they are dealt one after the other, up to four', () => {
  for (const [value, up] of [
    [8, 10],
    [2, 5],
    [9, 6],
  ] as const) {
    const { worth, split } = AGAINST.get(up)!
    const played = (next: number): number => {
      const { stand, hit, double } = worth({ sum: value + next, ace: next === 1 })
      return approximate(ratio([hit, double].reduce(larger, stand), WHOLE))
    }
    // So many cards wait for a second one, of so many hands.
    const dealt = (waiting: number, hands: number): number => {
      if (waiting === 0) return 0
      return VALUES.reduce((sum, next) => {
        const goesOn = next === value && hands < 4 ? dealt(waiting + 1, hands + 1) : played(next) + dealt(waiting - 1, hands)
        return sum + (goesOn * (next === 10 ? 4 : 1)) / 13
      }, 0)
    }
    expect(approximate(ratio(split(value, 3), WHOLE))).toBeCloseTo(dealt(2, 2), 12)
  }
})

test('a pair that is to be split is to be split again, however many splits are left', () => {
  for (const value of VALUES)
    for (const { worth, split } of AGAINST.values()) {
      const { stand, hit, double } = worth({ sum: value * 2, ace: value === 1 })
      const best = [hit, double].reduce(larger, stand)
      expect(new Set([1, 2, 3].map((left) => split(value, left) > best)).size).toBe(1)
    }
})

test('with the best play 99.49 % come back, and a hundred thousand hands agree', () => {
  const [best, insurance] = blackjack.returns
  expect(best.rtp).toEqual(ratio(91_263_899_886_477_128_982_972_893_772n, 91_733_330_193_268_616_658_399_616_009n))
  expect(insurance).toEqual({ way: 'insurance', rtp: ratio(12, 13) })
  const { mean, error } = simulate({ game: blackjack, opening: { stake: '100' }, play: playBlackjack }, new Seeded(7), 100_000)
  expect(Math.abs(mean - approximate(best.rtp)), `${mean}`).toBeLessThan(3.89 * error)
})

test('a blackjack pays three for two, unless the dealer has one too', () => {
  expect(outcomesOf('A 9 K 9')).toEqual(['blackjack', 250n])
  expect(outcomesOf('A T K A')).toEqual(['push', 100n])
  expect(outcomesOf('A A K K', 'noInsurance')).toEqual(['push', 100n])
  expect(outcomesOf('9 T 9 A')).toEqual(['lose', 0n])
})

test('every permitted stake pays whole amounts', () => {
  const { unit, min } = blackjack.stakes
  for (let stake = BigInt(min); stake < 1000n; stake += BigInt(unit)) {
    const opening = blackjack.readMove({ stake: String(stake) }, true)
    expect(blackjack.run([opening], scripted(cardsOf('A 9 K 9')), {}).payout * 2n).toBe(stake * 5n)
    const { view } = blackjack.run([opening, { do: 'insure' }], scripted(cardsOf('9 A 9 K')), {})
    expect(BigInt(view.insurance!.stake) * 2n).toBe(stake)
  }
})

test('insurance costs half a stake and pays two for one against a blackjack of the dealer’s', () => {
  expect(optionsOf('9 A 9 K')).toEqual(['insure 50', 'noInsurance 0'])
  expect(run('9 A 9 K', 'insure')).toMatchObject({ stake: 150n, payout: 150n, view: { insurance: { stake: '50', payout: '150' } } })
  expect(run('A A K K', 'insure')).toMatchObject({ stake: 150n, payout: 250n })
  expect(run('9 A 9 8', 'insure', 'stand')).toMatchObject({ stake: 150n, payout: 0n, view: { insurance: { stake: '50', payout: '0' } } })
  expect(optionsOf('9 T 9 8')).not.toContain('insure 50')
  expect(() => run('9 T 9 8', 'insure')).toThrow(BadMove)
})

test('cards decide: more than the dealer wins, the same is kept, more than 21 is lost', () => {
  expect(outcomesOf('T 9 9 9', 'stand')).toEqual(['win', 200n])
  expect(outcomesOf('T 9 8 9', 'stand')).toEqual(['push', 100n])
  expect(outcomesOf('T 9 7 9', 'stand')).toEqual(['lose', 0n])
  expect(outcomesOf('T 9 7 7 9', 'hit')).toEqual(['bust', 0n])
  expect(outcomesOf('T 6 7 T 9', 'stand')).toEqual(['win', 200n])
  expect(outcomesOf('T 9 7 7 4 6', 'hit')).toEqual(['win', 200n])
})

test('the dealer stands on every seventeen, and draws nothing against a hand that is lost', () => {
  expect(run('T 6 9 A', 'stand').view.dealer).toEqual({ cards: cardsOf('6 A'), total: 17, soft: true })
  expect(run('T 5 9 A T 6', 'stand').view.dealer).toEqual({ cards: cardsOf('5 A T 6'), total: 22, soft: false })
  expect(run('T T 9 7', 'stand').view.dealer.cards).toEqual(cardsOf('T 7'))
  expect(run('T 6 6 6 T', 'hit').view.dealer.cards).toEqual(cardsOf('6 6'))
})

test('two cards can be doubled for one more, three cannot', () => {
  expect(optionsOf('5 6 6 9')).toEqual(['hit 0', 'stand 0', 'double 100'])
  expect(run('5 6 6 T T T', 'double')).toMatchObject({ stake: 200n, payout: 400n, over: true })
  expect(optionsOf('5 6 6 T 2', 'hit')).toEqual(['hit 0', 'stand 0'])
  expect(() => run('5 6 6 T 2', 'hit', 'double')).toThrow('not possible now')
})

test('two cards of one value can be split, and each hand can be doubled', () => {
  expect(optionsOf('8 6 8 T')).toEqual(['hit 0', 'stand 0', 'double 100', 'split 100'])
  expect(optionsOf('K 6 J T')).toContain('split 100')
  const { stake, payout, view } = run('8 6 8 T 3 3 T 9 T', 'split', 'double', 'double')
  expect([stake, payout]).toEqual([400n, 800n])
  expect(view.hands.map(({ cards, total, stake, outcome }) => ({ cards, total, stake, outcome }))).toEqual([
    { cards: cardsOf('8 3 T'), total: 21, stake: '200', outcome: 'win' },
    { cards: cardsOf('8 3 9'), total: 20, stake: '200', outcome: 'win' },
  ])
})

test('pairs are split again where they lie, up to four hands, and four doubled hands that win are the most it pays', () => {
  const cards = '8 6 8 T 8 3 3 8 3 3'
  const handsOf = (...decisions: string[]) => run(cards, ...decisions).view.hands.map(({ cards: own }) => own)
  expect(optionsOf(cards, 'split')).toContain('split 100')
  expect(handsOf('split', 'split')).toEqual(['8 3', '8 8', '8 3'].map(cardsOf))
  expect(run(cards, 'split', 'split', 'stand').view.active).toBe(1)
  expect(optionsOf(cards, 'split', 'split', 'stand')).toContain('split 100')
  expect(handsOf('split', 'split', 'stand', 'split')).toEqual(['8 3', '8 3', '8 3', '8 3'].map(cardsOf))
  // Four hands are the end of it.
  expect(optionsOf('8 6 8 T 8 8 8 8 8 8', 'split', 'split', 'split')).toEqual(['hit 0', 'stand 0', 'double 100'])
  const { stake, payout } = run('8 6 8 T 8 3 3 8 T 3 3 T T T T', 'split', 'split', 'double', 'split', 'double', 'double', 'double')
  expect([stake, payout]).toEqual([800n, 1600n])
  expect(payout).toBe(100n * BigInt(blackjack.maxWin))
})

test('split aces get one card each, and 21 with them is no blackjack', () => {
  const { over, stake, payout, view } = run('A 6 A T K 5 9', 'split')
  expect([over, stake, payout]).toEqual([true, 200n, 400n])
  expect(view.hands.map(({ outcome }) => outcome)).toEqual(['win', 'win'])
  expect(run('A 6 A T K 5 5', 'split')).toMatchObject({ payout: 100n, view: { hands: [{ outcome: 'push' }, { outcome: 'lose' }] } })
  // Aces that come again are not split again.
  expect(run('A 6 A T A A 9', 'split')).toMatchObject({ over: true, stake: 200n, view: { hands: [{ total: 12 }, { total: 12 }] } })
})

test('hands are played one after the other', () => {
  expect(run('8 6 8 T 5 T', 'split').view).toMatchObject({ phase: 'play', active: 0 })
  expect(run('8 6 8 T 5 T T', 'split', 'hit').view).toMatchObject({ active: 1, hands: [{ total: 23 }, { total: 18 }] })
  expect(run('8 6 8 T 5 T T 5', 'split', 'hit', 'stand')).toMatchObject({ over: true, payout: 0n })
})

test('the second card of the dealer is not told before the round is over', () => {
  for (const decisions of [[], ['hit'], ['hit', 'hit']])
    for (const hole of ['2', '7', 'T']) expect(run(`2 9 3 ${hole} 4 5`, ...decisions)).toEqual(run(`2 9 3 6 4 5`, ...decisions))
  expect(run('2 A 3 K')).toEqual(run('2 A 3 9'))
  expect(run('2 9 3 7 4').view.dealer).toEqual({ cards: cardsOf('9'), total: 9, soft: false })
})

test('who never comes back stands, without insurance', () => {
  expect(blackjack.abandon!(run('9 A 9 K'))).toEqual({ do: 'noInsurance' })
  expect(blackjack.abandon!(run('9 T 5 K'))).toEqual({ do: 'stand' })
})
