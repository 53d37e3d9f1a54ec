import { BadMove, ratio } from '@tucano/round'
import { expect, test } from 'vitest'
import { ALL_WAYS, bankerDraws, everyEnd } from './baccarat-rules.ts'
import { baccarat } from './baccarat.ts'
import { scripted } from './testing/play-round.ts'

/** The rules as they are printed, for cards by what they count; written apart from the game’s. */
function reference(cards: readonly number[]): [player: number, banker: number] {
  let player = (cards[0]! + cards[2]!) % 10
  let banker = (cards[1]! + cards[3]!) % 10
  if (player > 7 || banker > 7) return [player, banker]
  if (player > 5) return [player, banker > 5 ? banker : (banker + cards[4]!) % 10]
  const third = cards[4]!
  player = (player + third) % 10
  const draws =
    banker < 3 ||
    (banker === 3 && third !== 8) ||
    (banker === 4 && third > 1 && third < 8) ||
    (banker === 5 && third > 3 && third < 8) ||
    (banker === 6 && (third === 6 || third === 7))
  if (draws) banker = (banker + cards[5]!) % 10
  return [player, banker]
}

test('every order of six cards of a shoe of eight decks comes to the ends that are counted', () => {
  const counted = new Float64Array(100)
  everyEnd(({ player, banker }, ways) => {
    counted[player * 10 + banker]! += ways
  })
  const seen = new Float64Array(100)
  const cards = [0, 0, 0, 0, 0, 0]
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 128 : 32))
  const deal = (place: number, ways: number): void => {
    if (place === 6) {
      const [player, banker] = reference(cards)
      seen[player * 10 + banker]! += ways
      return
    }
    for (let points = 0; points < 10; points++) {
      cards[place] = points
      deal(place + 1, ways * left[points]!--)
      left[points]!++
    }
  }
  deal(0, 1)
  expect(counted).toEqual(seen)
  expect(ALL_WAYS).toBe(416 * 415 * 414 * 413 * 412 * 411)
})

test('what comes back is the exact mean, the banker’s first, as it is known for eight decks', () => {
  const [banker, player, tie] = [2_292_252_566_437_888n, 2_230_518_282_592_256n, 475_627_426_473_216n]
  const all = banker + player + tie
  expect(all).toBe(BigInt(ALL_WAYS))
  expect(baccarat.returns).toEqual([
    { way: 'banker', rtp: ratio(banker * 195n + tie * 100n, all * 100n) },
    { way: 'player', rtp: ratio(player * 2n + tie, all) },
    { way: 'tie', rtp: ratio(tie * 9n, all) },
  ])
})

test('the banker draws as the table of third cards says', () => {
  const rows = Array.from({ length: 8 }, (_, banker) =>
    Array.from({ length: 10 }, (_, third) => (bankerDraws({ player: 0, banker }, third) ? 'D' : '-')).join(''),
  )
  expect(rows).toEqual(['DDDDDDDDDD', 'DDDDDDDDDD', 'DDDDDDDDDD', 'DDDDDDDD-D', '--DDDDDD--', '----DDDD--', '------DD--', '----------'])
})

const bet = (on: string, stake = '100') => ({ on, stake })
/** Cards of clubs by what they count; a king for nothing. */
const cardsFor = (...points: number[]): number[] => points.map((point) => (point === 0 ? 44 : point === 1 ? 48 : (point - 2) * 4))
/** What has to be drawn for these cards to come first from the shoe; whatever comes after them is not looked at. */
function drawnFor(cards: readonly number[]): number[] {
  const shoe = Array.from({ length: 416 }, (_, n) => n % 52)
  return Array.from({ length: 6 }, (_, n) => {
    const at = n < cards.length ? shoe.indexOf(cards[n]!, n) : n
    ;[shoe[n], shoe[at]] = [shoe[at]!, shoe[n]!]
    return at - n
  })
}
const dealt = (bets: unknown, cards: number[]) => baccarat.run([baccarat.readMove({ bets }, true)], scripted(drawnFor(cards)), {})

test('the player pays one to one, the banker nineteen to twenty, a tie eight to one and the sides back', () => {
  const all = [bet('player'), bet('banker'), bet('tie')]
  const payouts = (cards: number[]) => dealt(all, cards).view.bets.map(({ payout }) => payout)
  expect(payouts(cardsFor(0, 0, 9, 8))).toEqual(['200', '0', '0'])
  expect(payouts(cardsFor(0, 0, 8, 9))).toEqual(['0', '195', '0'])
  expect(payouts(cardsFor(0, 0, 8, 8))).toEqual(['100', '100', '900'])
  // A win with five is a win as any other: the banker stands with four after a third card of one.
  expect(payouts(cardsFor(4, 4, 0, 0, 1))).toEqual(['200', '0', '0'])
  expect(payouts(cardsFor(0, 2, 0, 0, 1, 3))).toEqual(['0', '195', '0'])
})

test('every permitted stake pays whole amounts', () => {
  const cards = cardsFor(0, 0, 8, 9)
  for (let stake = 100; stake <= 2000; stake++) {
    const opening = [bet('banker', String(stake))]
    if (stake % 20 === 0) expect(dealt(opening, cards).payout * 20n).toBe(BigInt(stake) * 39n)
    else expect(() => dealt(opening, cards)).toThrow('a multiple of 20')
  }
})

test('a round is dealt from eight whole decks', () => {
  const sixAces = Array<number>(6).fill(48)
  expect(dealt([bet('tie')], sixAces).view.player.cards).toEqual([48, 48, 48])
  const drawn: number[] = []
  const draws = scripted(drawnFor(cardsFor(0, 0, 8, 9)))
  baccarat.run([baccarat.readMove({ bets: [bet('tie')] }, true)], { ...draws, below: (n) => (drawn.push(n), draws.below(n)) }, {})
  expect(drawn).toEqual([416, 415, 414, 413, 412, 411])
})

test('cards come to player and banker in turn, and third cards last', () => {
  expect(dealt([bet('banker')], cardsFor(0, 2, 0, 0, 1, 3)).view).toEqual({
    player: { cards: cardsFor(0, 0, 1), points: 1 },
    banker: { cards: cardsFor(2, 0, 3), points: 5 },
    winner: 'banker',
    bets: [{ on: 'banker', stake: '100', payout: '195' }],
  })
})

test('bets are read with care', () => {
  expect(baccarat.readMove({ bets: [bet('tie', '60'), { ...bet('tie', '40'), extra: 1 }], more: 2 }, true)).toEqual({
    bets: [bet('tie', '100')],
  })
  const wrong = [
    undefined,
    [],
    'tie',
    [bet('both')],
    [bet('tie', '10')],
    [bet('tie', '110')],
    [bet('tie', '500020')],
    Array(4).fill(bet('tie')),
  ]
  for (const bets of wrong) expect(() => baccarat.readMove({ bets }, true)).toThrow(BadMove)
  expect(() => baccarat.readMove({ bets: [bet('tie')] }, false)).toThrow('one deal a round')
})
