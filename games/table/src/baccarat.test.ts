import { BadMove, compare, ratio } from '@tucano/round'
import { expect, test } from 'vitest'
import { ALL_WAYS, bankerDraws, everyEnd } from './baccarat-rules.ts'
import { baccarat } from './baccarat.ts'
import { scripted } from './testing/play-round.ts'

/** The rules as they are printed, for a card of each of the 13 ranks; written apart from the game’s. */
const POINTS = [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1]
function reference(cards: readonly number[]): [player: number, banker: number] {
  let player = (POINTS[cards[0]!]! + POINTS[cards[2]!]!) % 10
  let banker = (POINTS[cards[1]!]! + POINTS[cards[3]!]!) % 10
  if (player > 7 || banker > 7) return [player, banker]
  if (player > 5) return [player, banker > 5 ? banker : (banker + POINTS[cards[4]!]!) % 10]
  const third = POINTS[cards[4]!]!
  player = (player + third) % 10
  const draws =
    banker < 3 ||
    (banker === 3 && third !== 8) ||
    (banker === 4 && third > 1 && third < 8) ||
    (banker === 5 && third > 3 && third < 8) ||
    (banker === 6 && (third === 6 || third === 7))
  if (draws) banker = (banker + POINTS[cards[5]!]!) % 10
  return [player, banker]
}

test('all 4,826,809 ways for six cards come to the ends that are counted', () => {
  const counted = new Uint32Array(100)
  everyEnd(({ player, banker }, ways) => {
    counted[player * 10 + banker]! += ways
  })
  const seen = new Uint32Array(100)
  const cards = [0, 0, 0, 0, 0, 0]
  for (let way = 0; way < ALL_WAYS; way++) {
    const [player, banker] = reference(cards)
    seen[player * 10 + banker]!++
    for (let n = 0; n < 6 && ++cards[n]! === 13; n++) cards[n] = 0
  }
  expect(counted).toEqual(seen)
})

test('what comes back is the exact mean, the banker’s first', () => {
  expect(baccarat.returns).toEqual([
    { way: 'banker', rtp: ratio(4_677_201, 4_826_809) },
    { way: 'player', rtp: ratio(4_648_913, 4_826_809) },
    { way: 'tie', rtp: ratio(4_606_010, 4_826_809) },
  ])
  for (const [n, { rtp }] of baccarat.returns.entries()) if (n > 0) expect(compare(baccarat.returns[n - 1]!.rtp, rtp)).toBe(1)
})

test('the banker draws as the table of third cards says', () => {
  const rows = Array.from({ length: 8 }, (_, banker) =>
    Array.from({ length: 10 }, (_, third) => (bankerDraws({ player: 0, banker }, third) ? 'D' : '-')).join(''),
  )
  expect(rows).toEqual(['DDDDDDDDDD', 'DDDDDDDDDD', 'DDDDDDDDDD', 'DDDDDDDD-D', '--DDDDDD--', '----DDDD--', '------DD--', '----------'])
})

const bet = (on: string, stake = '100') => ({ on, stake })
const dealt = (bets: unknown, cards: number[]) => baccarat.run([baccarat.readMove({ bets }, true)], scripted(cards), {})
/** Cards of spades by what they count; a king for nothing. */
const cardsFor = (...points: number[]): number[] => points.map((point) => (point === 0 ? 44 : point === 1 ? 48 : (point - 2) * 4))

test('a win pays one to one, a tie nine to one, and a win with five gives the stake back', () => {
  const all = [bet('player'), bet('banker'), bet('tie')]
  const payouts = (cards: number[]) => dealt(all, cards).view.bets.map(({ payout }) => payout)
  expect(payouts(cardsFor(0, 0, 9, 8))).toEqual(['200', '0', '0'])
  expect(payouts(cardsFor(0, 0, 8, 9))).toEqual(['0', '200', '0'])
  expect(payouts(cardsFor(0, 0, 8, 8))).toEqual(['100', '100', '1000'])
  // Five of the player's against four of the banker's, who stands on a third card of one.
  expect(payouts(cardsFor(4, 4, 0, 0, 1))).toEqual(['100', '0', '0'])
  // The banker draws a three to two points and has five.
  expect(payouts(cardsFor(6, 2, 0, 0, 3))).toEqual(['200', '0', '0'])
  expect(payouts(cardsFor(0, 2, 0, 0, 1, 3))).toEqual(['0', '100', '0'])
})

test('cards come to player and banker in turn, and third cards last', () => {
  expect(dealt([bet('banker')], cardsFor(0, 2, 0, 0, 1, 3)).view).toEqual({
    player: { cards: cardsFor(0, 0, 1), points: 1 },
    banker: { cards: cardsFor(2, 0, 3), points: 5 },
    winner: 'banker',
    bets: [{ on: 'banker', stake: '100', payout: '100' }],
  })
})

test('bets are read with care', () => {
  expect(baccarat.readMove({ bets: [bet('tie', '60'), { ...bet('tie', '50'), extra: 1 }], more: 2 }, true)).toEqual({
    bets: [bet('tie', '110')],
  })
  const wrong = [
    undefined,
    [],
    'tie',
    [bet('both')],
    [bet('tie', '90')],
    [bet('tie', '105')],
    [bet('tie', '500010')],
    Array(4).fill(bet('tie')),
  ]
  for (const bets of wrong) expect(() => baccarat.readMove({ bets }, true)).toThrow(BadMove)
  expect(() => baccarat.readMove({ bets: [bet('tie')] }, false)).toThrow('one deal a round')
})
