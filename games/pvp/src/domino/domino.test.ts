import { deal } from '@tucano/randomness'
import { BadMove } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { blockedEnding, outEnding } from './ending.ts'
import { type DominoHand, type DominoMove, type DominoSetup, DOMINO_POINTS, firstOpening, playDomino } from './hand.ts'
import { dominoFor, dominoSeen } from './seen.ts'
import { ALL_PIPS, TILES, halvesOf, isDouble, openHalf, pipsOf, tileOf } from './tiles.ts'

const SET = Array.from({ length: TILES }, (_, tile) => tile)
/** `65` is the six-five. */
const tile = (name: string): number => tileOf(Number(name.charAt(0)), Number(name.charAt(1)))
const tiles = (text: string): number[] => text.split(' ').map(tile)
/** The tiles of a text come first, the others of the set after them. */
const deck = (text: string): number[] => [...tiles(text), ...SET.filter((one) => !tiles(text).includes(one))]
const fours: DominoSetup = { seats: 4, opener: null }
const twos: DominoSetup = { seats: 2, opener: null }

/** Plays tiles by name, `65<` at the left end, whoever's turn it is. */
function lays(setup: DominoSetup, dealt: number[], script: string): DominoHand {
  const moves: DominoMove[] = []
  for (const word of script.split(' ').filter(Boolean)) {
    const { seat } = playDomino(setup, dealt, moves).turn!
    moves.push({ seat, do: 'play', tile: tile(word), end: word.endsWith('<') ? 'left' : 'right' })
  }
  return playDomino(setup, dealt, moves)
}

test('28 tiles have 168 pips, each with two halves of its own', () => {
  expect(SET.reduce((sum, one) => sum + pipsOf(one), 0)).toBe(ALL_PIPS)
  expect(new Set(SET.map((one) => halvesOf(one).join('-'))).size).toBe(TILES)
  expect(SET.map((one) => tileOf(...halvesOf(one)))).toEqual(SET)
  expect(SET.filter(isDouble)).toHaveLength(7)
  expect([openHalf(tile('64'), 6), openHalf(tile('64'), 4), openHalf(tile('64'), 5), openHalf(tile('33'), 3)]).toEqual([4, 6, undefined, 3])
})

test('the highest double opens the first hand, and nothing else; the last winner opens later ones with any tile', () => {
  const dealt = deck('10 20 30 40 50 60 00 66 21 31 41 51 61 11 22 32 42 52 62 33 43')
  const hand = playDomino(fours, dealt, [])
  expect(hand.turn).toEqual({ seat: 1, legal: [{ do: 'play', tile: tile('66'), end: 'right' }] })
  expect(playDomino({ ...fours, opener: 2 }, dealt, []).turn!.legal).toHaveLength(7)
  // Between two, six of six may be in the stock; without any double the most pips open.
  expect(firstOpening([tiles('10 55'), tiles('44 65')])).toEqual({ seat: 0, tile: tile('55') })
  expect(firstOpening([tiles('10 53'), tiles('62 54')])).toEqual({ seat: 1, tile: tile('54') })
  expect(firstOpening([tiles('10 53'), tiles('62 21')])).toEqual({ seat: 1, tile: tile('62') })
})

test('who can play must; who cannot passes when there is nothing to buy', () => {
  const dealt = deck('66 10 20 30 40 50 00 21 31 41 51 11 22 32 65 42 52 62 33 43 53 61 63 64 60 44 54 55')
  // Seat 1 has no six: it passes, and seat 2 goes on.
  const hand = lays(fours, dealt, '66')
  expect(hand.events).toEqual([
    { do: 'play', seat: 0, tile: tile('66'), end: 'right' },
    { do: 'pass', seat: 1 },
  ])
  expect(hand.turn).toEqual({
    seat: 2,
    legal: [
      { do: 'play', tile: tile('65'), end: 'left' },
      { do: 'play', tile: tile('62'), end: 'left' },
    ],
  })
})

test('of two, who cannot play buys until there is something to play, and others see how many', () => {
  const dealt = deck('66 10 20 30 40 50 00 21 31 41 51 11 22 32 33 43 65')
  const hand = lays(twos, dealt, '66')
  expect(hand.events.slice(1)).toEqual([
    { do: 'buy', seat: 1 },
    { do: 'buy', seat: 1 },
    { do: 'buy', seat: 1 },
  ])
  expect(hand.stock).toBe(11)
  expect(hand.turn).toEqual({ seat: 1, legal: [{ do: 'play', tile: tile('65'), end: 'left' }] })
  // Whoever buys sees the tiles, the other one none of them.
  expect(dominoSeen(hand, 1)).toEqual([0, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  expect(dominoSeen(hand, 0)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(dominoSeen(hand)).toEqual([0])
})

test('going out is worth one, with a double two, with a tile that fits both ends three, with such a double four', () => {
  const held = [[tile('21')], [tile('55'), tile('10')], [], [tile('66')]]
  const out = (name: string, ends: [number, number]) => outEnding({ seat: 0, tile: tile(name) }, ends, held)
  expect(out('21', [2, 5])).toEqual({ by: 'out', side: 0, points: 1, pips: [0, 23], opener: 0 })
  expect(out('22', [2, 5])).toMatchObject({ by: 'double', points: 2 })
  expect(out('21', [2, 1])).toMatchObject({ by: 'both', points: 3 })
  expect(out('21', [1, 2])).toMatchObject({ by: 'both', points: 3 })
  expect(out('22', [2, 2])).toMatchObject({ by: 'doubleBoth', points: 4 })
})

test('a blocked hand is worth one to who holds fewer pips, nothing when both hold as many', () => {
  expect(blockedEnding([tiles('10'), tiles('66'), tiles('20'), tiles('00')], 3)).toEqual({
    by: 'blocked',
    side: 0,
    points: 1,
    pips: [3, 12],
    opener: 0,
  })
  expect(blockedEnding([tiles('20'), tiles('66'), tiles('20'), tiles('00')], 0)).toMatchObject({ side: 0, opener: 2 })
  expect(blockedEnding([tiles('60'), tiles('51')], 1)).toEqual({ by: 'blocked', side: null, points: 0, pips: [6, 6], opener: 1 })
})

test('what is not possible is refused: out of turn, a tile of somebody else, one that does not fit', () => {
  const dealt = deck('66 10 20 30 40 50 65 21 31 41 51 11 22 61')
  const opening: DominoMove = { seat: 0, do: 'play', tile: tile('66'), end: 'right' }
  const bad: DominoMove[][] = [
    [{ ...opening, seat: 1 }],
    [{ ...opening, tile: tile('10') }],
    [opening, { seat: 1, do: 'play', tile: tile('65'), end: 'left' }],
    [opening, { seat: 1, do: 'play', tile: tile('21'), end: 'left' }],
    [opening, opening],
  ]
  for (const moves of bad) expect(() => playDomino(twos, dealt, moves)).toThrow(BadMove)
})

test('five hundred matches by chance: tiles are neither made nor lost, every legal tile can be laid, somebody comes to six', () => {
  const draws = new Seeded(28)
  const ended = new Set<string>()
  for (let match = 0; match < 500; match++) {
    const seats = match % 2 === 0 ? 2 : 4
    const points: [number, number] = [0, 0]
    let opener: number | null = null
    while (Math.max(...points) < DOMINO_POINTS) {
      const setup: DominoSetup = { seats, opener }
      const dealt = deal(draws, SET, TILES)
      const moves: DominoMove[] = []
      let hand = playDomino(setup, dealt, moves)
      while (hand.turn) {
        const { seat, legal } = hand.turn
        moves.push({ seat, ...(match % 3 === 0 ? dominoFor(hand) : legal[draws.below(legal.length)]!) })
        hand = playDomino(setup, dealt, moves)
      }
      const laid = hand.events.flatMap((event) => (event.do === 'play' ? [event.tile] : []))
      const all = [...laid, ...hand.held.flat(), ...dealt.slice(TILES - hand.stock)]
      if (new Set(all).size !== TILES || all.length !== TILES) throw new Error(`tiles of match ${match} do not add up`)
      const { by, side, points: won, opener: next } = hand.over!
      ended.add(by)
      if (by === 'blocked' && hand.stock > 0) throw new Error('nobody is blocked while there is something to buy')
      if (side !== null) points[side] += won
      opener = next
    }
  }
  expect([...ended].toSorted()).toEqual(['blocked', 'both', 'double', 'doubleBoth', 'out'])
})
