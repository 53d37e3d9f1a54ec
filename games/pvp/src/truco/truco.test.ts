import { deal } from '@tucano/randomness'
import { BadMove } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import type { Side } from '../sides.ts'
import { TRUCO_CARDS, readTrucoCard, strengthOf, trucoName, winnerOfTricks } from './cards.ts'
import { type TrucoAction, type TrucoHand, type TrucoMove, type TrucoSetup, playTruco, trucoCards } from './hand.ts'
import { SCALES, TRUCO_POINTS } from './rules.ts'
import { trucoFor, trucoSeen } from './seen.ts'

const DECK = Array.from({ length: TRUCO_CARDS }, (_, card) => card)
const cardsOf = (text: string): number[] => text.split(' ').map(readTrucoCard)
const two: TrucoSetup = { rules: 'paulista', seats: 2, first: 0, points: [0, 0] }
const four: TrucoSetup = { ...two, seats: 4 }
const mineiro: TrucoSetup = { ...two, rules: 'mineiro' }

/** Does what is written, whoever's turn it is: `0 1 2` plays a place, `c1` covers it. */
function does(setup: TrucoSetup, cards: string, script: string): TrucoHand {
  const dealt = cardsOf(cards)
  const moves: TrucoMove[] = []
  for (const word of script.split(' ').filter(Boolean)) {
    const { seat } = playTruco(setup, dealt, moves).turn!
    const action: TrucoAction = /^\d$/.test(word)
      ? { do: 'play', card: Number(word) }
      : word.startsWith('c')
        ? { do: 'cover', card: Number(word.slice(1)) }
        : ({ do: word } as TrucoAction)
    moves.push({ seat, ...action })
  }
  return playTruco(setup, dealt, moves)
}
const legal = ({ turn }: TrucoHand): string[] =>
  turn!.legal.map((action) => (action.do === 'play' ? String(action.card) : action.do === 'cover' ? `c${action.card}` : action.do))

test('forty cards rise from the four to the three; the rank after the card turned up beats all others, by suit', () => {
  expect(DECK.map(trucoName).map(readTrucoCard)).toEqual(DECK)
  const rising = ['4h', '5d', '6c', '7s', 'Qd', 'Jh', 'Kc', 'As', '2d', '3h'].map(readTrucoCard)
  const strengths = rising.map((card) => strengthOf(card, readTrucoCard('4d')))
  // After a four, fives are the highest.
  expect(strengths.toSpliced(1, 1)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9])
  const highest = (turnedUp: string): string[] =>
    DECK.filter((card) => strengthOf(card, readTrucoCard(turnedUp)) > 9)
      .toSorted((a, b) => strengthOf(a, readTrucoCard(turnedUp)) - strengthOf(b, readTrucoCard(turnedUp)))
      .map(trucoName)
  expect(highest('7h')).toEqual(['Qd', 'Qs', 'Qh', 'Qc'])
  expect(highest('3c')).toEqual(['4d', '4s', '4h', '4c'])
})

test('in Minas four cards are always the highest', () => {
  const rising = DECK.toSorted((a, b) => strengthOf(a, null) - strengthOf(b, null)).map(trucoName)
  expect(rising.slice(-4)).toEqual(['7d', 'As', '7h', '4c'])
  expect(rising.slice(-8, -4).every((card) => card.startsWith('3'))).toBe(true)
})

test('a hand is best of three tricks: a first tie is decided by the second, a later one by the first, three ties by nobody', () => {
  const [A, B, tie] = [0, 1, null] as const
  const cases: [(Side | null)[], Side | null | undefined][] = [
    [[A], undefined],
    [[tie], undefined],
    [[A, B], undefined],
    [[A, A], A],
    [[A, tie], A],
    [[tie, B], B],
    [[tie, tie], undefined],
    [[A, B, tie], A],
    [[B, A, tie], B],
    [[A, B, B], B],
    [[tie, tie, B], B],
    [[tie, tie, tie], null],
  ]
  for (const [tricks, winner] of cases) expect(winnerOfTricks(tricks)).toBe(winner)
})

test('who wins a trick leads the next one, and after a tie the same seat leads', () => {
  // Seat 1 takes the first with a three, then leads.
  const won = does(two, 'Kd 5d 6d 3d 5s 6s 7h', '0 0')
  expect(won.tricks[0]!.end).toEqual({ side: 1, leads: 1 })
  expect(won.turn!.seat).toBe(1)
  const tied = does(two, 'Kd 5d 6d Ks 5s 6s 7h', '0 0')
  expect(tied.tricks[0]!.end).toEqual({ side: null, leads: 0 })
  expect(tied.turn!.seat).toBe(0)
  // The tie first, then the second decides, and the third is not played.
  expect(does(two, 'Kd 5d 6d Ks 4s 6s 7h', '0 0 1 1').over).toEqual({ side: 0, points: 1, ranFrom: null })
  expect(does(two, 'Kd 5d 6d Ks 5s 6s 7h', '0 0 1 1 2 2').over).toEqual({ side: null, points: 0, ranFrom: null })
})

test('of four, cards of partners that are the same win together, those of opponents tie', () => {
  const partners = does(four, 'Kd 5d 6d 5s 4s 6s Kh 5h 6h 4h 7d Jd 7h', '0 0 0 0')
  expect(partners.tricks[0]!.end).toEqual({ side: 0, leads: 0 })
  const opponents = does(four, 'Kd 5d 6d Ks 4s 6s Jh 5h 6h 4h 7d Jd 7h', '0 0 0 0')
  expect(opponents.tricks[0]!.end).toEqual({ side: null, leads: 0 })
})

test('from the second trick on a card may be covered; it beats nothing and nobody is shown it', () => {
  const first = does(two, 'Kd 5d 6d 3d 5s 6s 7h', '')
  expect(legal(first)).toEqual(['0', '1', '2', 'raise'])
  const second = does(two, 'Kd 5d Qc 3d 5s 4s 7h', '0 0')
  expect(legal(second)).toEqual(['1', '2', 'c1', 'c2', 'raise'])
  // The queen of clubs is the highest card of all, and covered it loses to a four.
  const covered = does(two, 'Kd 5d Qc 3d 5s 4s 7h', '0 0 2 c2')
  expect(covered.over).toEqual({ side: 1, points: 1, ranFrom: null })
  // Its own seat knows it (place 2 of seat 0), nobody else does; the four (place 2 of seat 1) all have seen.
  expect(trucoSeen(covered)).toEqual([0, 3, 5, 6])
  expect(trucoSeen(covered, 1)).toEqual([0, 3, 4, 5, 6])
  expect(trucoSeen(covered, 0)).toEqual([0, 1, 2, 3, 5, 6])
  expect(does(two, 'Kd 5d Qc 3d 5s 4s 7h', '0 0 c1 c1').tricks[1]!.end).toEqual({ side: null, leads: 1 })
})

test('a hand is worth one, three, six, nine, twelve; who raised may not raise next, and who runs gives what it was worth before', () => {
  const cards = 'Kd 5d 6d 3d 5s 6s 7h'
  const asked = does(two, cards, 'raise')
  expect(asked.turn).toMatchObject({ seat: 1 })
  expect(legal(asked)).toEqual(['accept', 'raise', 'run'])
  expect(does(two, cards, 'raise run').over).toEqual({ side: 0, points: 1, ranFrom: 3 })
  expect(does(two, cards, 'raise raise run').over).toEqual({ side: 1, points: 3, ranFrom: 6 })
  const accepted = does(two, cards, 'raise accept')
  expect(accepted.value).toBe(3)
  // The card is still to come from who raised, who may not raise again.
  expect(accepted.turn!.seat).toBe(0)
  expect(legal(accepted)).toEqual(['0', '1', '2'])
  const other = does(two, cards, 'raise accept 0')
  expect(legal(other)).toEqual(['0', '1', '2', 'raise'])
  const twelve = does(two, cards, 'raise raise raise raise')
  expect(twelve.asked).toEqual({ by: 1, value: 12 })
  expect(legal(twelve)).toEqual(['accept', 'run'])
  expect(does(two, cards, 'raise raise raise raise run').over).toEqual({ side: 1, points: 9, ranFrom: 12 })
  expect(legal(does(two, cards, 'raise raise raise raise accept'))).toEqual(['0', '1', '2'])
})

test('in Minas a hand is worth two, four, six, ten, twelve', () => {
  const cards = 'Kd 5d 6d 3d 5s 6s'
  expect(does(mineiro, cards, '').turnedUp).toBeNull()
  expect(does(mineiro, cards, 'raise run').over).toEqual({ side: 0, points: 2, ranFrom: 4 })
  expect(does(mineiro, cards, 'raise raise raise run').over).toEqual({ side: 0, points: 6, ranFrom: 10 })
  expect(does(mineiro, cards, 'raise raise raise raise accept').value).toBe(12)
})

test('at eleven a side sees its cards, plays for three or gives one, and nobody raises', () => {
  const cards = 'Kd 5d 6d 3d 5s 6s Kh 5h 6h 4h 7d Jd 7h'
  const eleven: TrucoSetup = { ...four, points: [4, 11] }
  const looking = does(eleven, cards, '')
  expect(looking).toMatchObject({ kind: 'last', deciding: 1, turn: { seat: 1, legal: [{ do: 'accept' }, { do: 'run' }] } })
  // Partners see each other's cards; the others only their own.
  expect(trucoSeen(looking, 1)).toEqual([3, 4, 5, 9, 10, 11, 12])
  expect(trucoSeen(looking, 0)).toEqual([0, 1, 2, 12])
  expect(does(eleven, cards, 'run').over).toEqual({ side: 0, points: 1, ranFrom: 3 })
  const played = does(eleven, cards, 'accept')
  expect(played).toMatchObject({ value: 3, turn: { seat: 0 } })
  expect(legal(played)).toEqual(['0', '1', '2'])
  const ten: TrucoSetup = { ...mineiro, points: [10, 2] }
  expect(does(ten, 'Kd 5d 6d 3d 5s 6s', 'run').over).toEqual({ side: 1, points: 2, ranFrom: 4 })
  expect(does(ten, 'Kd 5d 6d 3d 5s 6s', 'accept').value).toBe(4)
})

test('when both have their last points to play for, nobody sees a card before it is played', () => {
  const blind: TrucoSetup = { ...two, points: [11, 11] }
  const hand = does(blind, 'Kd 5d 6d 3d 5s 6s 7h', '1')
  expect(hand.kind).toBe('blind')
  expect(trucoSeen(hand, 0)).toEqual([1, 6])
  expect(trucoSeen(hand, 1)).toEqual([1, 6])
  expect(legal(does(blind, 'Kd 5d 6d 3d 5s 6s 7h', ''))).toEqual(['0', '1', '2'])
})

test('for who is away the lowest card is played, and raises are declined', () => {
  expect(trucoFor(does(two, 'Kd 5d 6d 3d 5s 6s 7h', ''))).toEqual({ do: 'play', card: 1 })
  // After a four the five is the highest.
  expect(trucoFor(does(two, 'Kd 5d 6d 3d 5s 6s 4h', ''))).toEqual({ do: 'play', card: 2 })
  expect(trucoFor(does(two, 'Kd 5d 6d 3d 5s 6s 7h', 'raise'))).toEqual({ do: 'run' })
  expect(trucoFor(does({ ...two, points: [11, 0] }, 'Kd 5d 6d 3d 5s 6s 7h', ''))).toEqual({ do: 'run' })
})

test('what is not possible is refused: out of turn, a card twice, a raise of one’s own, an answer without a question', () => {
  const cards = cardsOf('Kd 5d 6d 3d 5s 6s 7h')
  const bad: TrucoMove[][] = [
    [{ seat: 1, do: 'play', card: 0 }],
    [{ seat: 0, do: 'play', card: 3 }],
    [{ seat: 0, do: 'cover', card: 0 }],
    [{ seat: 0, do: 'accept' }],
    [
      { seat: 0, do: 'play', card: 0 },
      { seat: 1, do: 'play', card: 0 },
      { seat: 1, do: 'play', card: 0 },
    ],
    [
      { seat: 0, do: 'raise' },
      { seat: 0, do: 'accept' },
    ],
    [
      { seat: 0, do: 'raise' },
      { seat: 1, do: 'accept' },
      { seat: 0, do: 'raise' },
    ],
  ]
  for (const moves of bad) expect(() => playTruco(two, cards, moves)).toThrow(BadMove)
})

test('three hundred matches by chance: every hand ends, each move that is said to be legal is, points come to twelve', () => {
  const draws = new Seeded(40)
  for (let match = 0; match < 300; match++) {
    const rules = match % 2 === 0 ? 'paulista' : 'mineiro'
    const seats = match % 4 < 2 ? 2 : 4
    const points: [number, number] = [0, 0]
    for (let n = 0; points[0] < TRUCO_POINTS && points[1] < TRUCO_POINTS; n++) {
      expect(n).toBeLessThan(400)
      const setup: TrucoSetup = { rules, seats, first: n % seats, points: [...points] }
      const cards = deal(draws, DECK, trucoCards(setup))
      const moves: TrucoMove[] = []
      let hand = playTruco(setup, cards, moves)
      while (hand.turn) {
        const { seat, legal: actions } = hand.turn
        expect(actions.length).toBeGreaterThan(0)
        moves.push({ seat, ...actions[draws.below(actions.length)]! })
        hand = playTruco(setup, cards, moves)
        expect(moves.length).toBeLessThan(30)
      }
      const { side, points: won } = hand.over!
      expect([0, ...SCALES[rules].values, SCALES[rules].lastValue]).toContain(won)
      if (side !== null) points[side] += won
    }
  }
})
