import { deal } from '@tucano/randomness'
import { BadMove, type Game, type Json, type Run, type Stakes, ratio } from '@tucano/round'
import { PART, type Sums, bestHold, sumPays } from './best-hold.ts'
import { type Card, DECK } from './cards.ts'
import { certifiedPoker } from './certified/poker.ts'
import { fieldsOf, openingStake, readStake } from './read-stake.ts'
import { type Naming, bonusNaming, deucesNaming, jacksNaming } from './video-poker-hands.ts'

/** The stake in minor units, as a decimal string; then which of the five cards stay. */
export type VideoPokerMove = { stake: string } | { hold: boolean[] }

export interface VideoPokerView {
  phase: 'hold' | 'over'
  /** As they were dealt. */
  dealt: Card[]
  /** As they lie now: those that were held are in their places. */
  cards: Card[]
  hold?: boolean[]
  /** What the cards are, as the pay table names it; absent when they are nothing. */
  hand?: string
  /** How many times the stake they pay, when it is over. */
  pays?: number
}

const stakes: Stakes = { unit: 1, min: 5, max: 100_000 }
const NAMINGS: Record<Machine['rules'], Naming> = { jacks: jacksNaming, deuces: deucesNaming, bonus: bonusNaming }

/** A pay table: how many times the stake each hand pays, from the best. */
interface Machine {
  code: string
  rules: 'jacks' | 'deuces' | 'bonus'
  pays: Record<string, number>
}

/** Every hand that can be dealt. */
const HANDS = 2_598_960

export interface VideoPoker extends Game<VideoPokerMove, VideoPokerView> {
  /** How many times the stake five cards pay. */
  payOf: (cards: readonly Card[]) => number
  /** What the best holds are found from. It takes a fifth of a second to count, once. */
  sums: () => Sums
  play: (run: Run<VideoPokerView>) => VideoPokerMove
}

function videoPoker({ code, rules, pays }: Machine): VideoPoker {
  const naming = NAMINGS[rules]
  const payOf = (cards: readonly Card[]): number => {
    const hand = naming(cards)
    return hand === undefined ? 0 : pays[hand]!
  }
  let counted: Sums | undefined
  const sums = (): Sums => (counted ??= sumPays(payOf))
  const play = ({ view }: Run<VideoPokerView>): VideoPokerMove => {
    const sorted = view.dealt.toSorted((a, b) => a - b)
    const { held } = bestHold(sums(), sorted, payOf(sorted))
    return { hold: view.dealt.map((card) => (held & (1 << sorted.indexOf(card))) !== 0) }
  }
  return {
    code,
    engine: 'videopoker',
    maths: { engine: 'videopoker', version: 1, rules, pays },
    stakes,
    returns: [{ way: 'best', rtp: ratio(certifiedPoker[code]!.back, HANDS * PART) }],
    maxWin: Math.max(...Object.values(pays)),
    sheet: { rules, pays: Object.entries(pays) as Json[] },
    readMove: (move, first) => (first ? { stake: readStake(fieldsOf(move)['stake'], stakes) } : readHold(move)),
    stakeOf: openingStake,
    run(moves, draws): Run<VideoPokerView> {
      const [opening, move, another] = moves
      const stake = openingStake(opening)
      if (another) throw new BadMove('hold', 'the round is over')
      const told = (cards: Card[]): Pick<VideoPokerView, 'cards' | 'hand'> => {
        const hand = naming(cards)
        return hand === undefined ? { cards } : { cards, hand }
      }
      if (!move) {
        const dealt = deal(draws, DECK, 5)
        return { stake, payout: 0n, over: false, view: { phase: 'hold', dealt, ...told(dealt) }, options: [{ move: 'hold', cost: 0n }] }
      }
      const hold = holdOf(move)
      const [dealt, drawn] = splitAt(deal(draws, DECK, 10 - hold.filter(Boolean).length), 5)
      let next = 0
      const cards = dealt.map((card, n) => (hold[n] ? card : drawn[next++]!))
      const times = payOf(cards)
      return {
        stake,
        payout: stake * BigInt(times),
        over: true,
        view: { phase: 'over', dealt, hold, ...told(cards), pays: times },
        options: [],
      }
    },
    abandon: play,
    payOf,
    sums,
    play,
  }
}

const splitAt = <Item>(items: Item[], at: number): [Item[], Item[]] => [items.slice(0, at), items.slice(at)]

function holdOf(move: VideoPokerMove): boolean[] {
  if (!('hold' in move)) throw new BadMove('hold', 'the round is open already')
  return move.hold
}

function readHold(move: unknown): VideoPokerMove {
  const { hold } = fieldsOf(move)
  if (!Array.isArray(hold) || hold.length !== 5) throw new BadMove('hold', 'yes or no for each of five cards')
  return {
    hold: Array.from(hold, (held: unknown) => {
      if (typeof held !== 'boolean') throw new BadMove('hold', 'yes or no for each of five cards')
      return held
    }),
  }
}

/** The best tables that are known, as far as a house can offer them: full-pay deuces wild would give back more than was staked. */
export const videoPokers: readonly VideoPoker[] = [
  videoPoker({
    code: 'valete-ou-mais',
    rules: 'jacks',
    pays: { royalFlush: 800, straightFlush: 50, four: 25, fullHouse: 9, flush: 6, straight: 4, three: 3, twoPairs: 2, jacks: 1 },
  }),
  videoPoker({
    code: 'dois-livres',
    rules: 'deuces',
    pays: {
      royalFlush: 800,
      fourTwos: 200,
      wildRoyal: 25,
      five: 16,
      straightFlush: 10,
      four: 4,
      fullHouse: 4,
      flush: 3,
      straight: 2,
      three: 1,
    },
  }),
  videoPoker({
    code: 'poquer-bonus',
    rules: 'bonus',
    pays: {
      royalFlush: 800,
      fourAces: 80,
      straightFlush: 50,
      fourLow: 40,
      four: 25,
      fullHouse: 8,
      flush: 5,
      straight: 4,
      three: 3,
      twoPairs: 2,
      jacks: 1,
    },
  }),
]
