import type {
  AndarBaharResult,
  BaccaratResult,
  BlackjackResult,
  CockfightResult,
  DragonTigerResult,
  RegattaResult,
  RouletteResult,
  SicBoResult,
  WheelResult,
} from '@tucano/live'
import { pointsOf } from '@tucano/table/baccarat-rules'
import { isNatural, sumOfCards, totalOf as totalOfHand } from '@tucano/table/blackjack-hand'
import { RED } from '@tucano/table/roulette-layout'
import { letterOf } from '#play/cards/card.ts'
import { type Text, useText } from '#platform/text'
import type { PastOutcome, PastTone } from '../roads/past-results.tsx'
import { baccaratWinner, dragonTigerWinner } from '../roads/winner-of.ts'
import type { ShownKind } from './kinds.ts'
import { raftName } from './rafts.ts'
import { type Texts, texts } from './texts.ts'
import { useTimes } from './use-times.ts'

/** What came out: as short as a bead, and in words. */
interface Outcome extends PastOutcome {
  words: string
}

type Say = Text<Texts>
const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

const SIDE_TONES = { player: 'blue', banker: 'red', tie: 'green' } as const
function baccarat(t: Say, result: BaccaratResult): Outcome {
  const winner = baccaratWinner(result)
  const points = { player: totalOf(result.player), banker: totalOf(result.banker) }
  const high = Math.max(points.player, points.banker)
  const low = Math.min(points.player, points.banker)
  return {
    label: t(`letter_${winner}`),
    tone: SIDE_TONES[winner],
    words: winner === 'tie' ? t('tiedAt', { a: high }) : t('wonBy', { side: t(winner), a: high, b: low }),
  }
}

function dragonTiger(t: Say, result: DragonTigerResult): Outcome {
  const winner = dragonTigerWinner(result)
  const [dragon, tiger] = [letterOf(result.dragon), letterOf(result.tiger)]
  if (winner === 'tie') return { label: t('letter_tie'), tone: 'green', words: t('tiedBoth', { a: dragon, b: tiger }) }
  return winner === 'banker'
    ? { label: t('letter_dragon'), tone: 'red', words: t('wonOver', { side: t('dragon'), a: dragon, b: tiger }) }
    : { label: t('letter_tiger'), tone: 'gold', words: t('wonOver', { side: t('tiger'), a: tiger, b: dragon }) }
}

const isRed = (number: number): boolean => RED.includes(number)
export const toneOfNumber = (number: number): PastTone => (number === 0 ? 'green' : isRed(number) ? 'red' : 'black')

function roulette(t: Say, { number }: RouletteResult): Outcome {
  const words =
    number === 0
      ? t('rouletteZero')
      : t('rouletteOut', { number, colour: t(isRed(number) ? 'isRed' : 'isBlack'), parity: t(number % 2 === 0 ? 'isEven' : 'isOdd') })
  return { label: String(number), tone: toneOfNumber(number), words }
}

function sicBo(t: Say, [a, b, c]: SicBoResult): Outcome {
  const total = a + b + c
  if (a === b && b === c) return { label: String(total), tone: 'green', words: t('diceTriple', { a }) }
  return { label: String(total), tone: total > 10 ? 'red' : 'blue', words: t('diceOut', { a, b, c, total }) }
}

function andarBahar(t: Say, { dealt }: AndarBaharResult): Outcome {
  const side = dealt.length % 2 === 1 ? 'andar' : 'bahar'
  return {
    label: t(`letter_${side}`),
    tone: side === 'andar' ? 'blue' : 'red',
    words: t('matchedAt', { side: t(side), count: dealt.length }),
  }
}

function blackjack(t: Say, { seats, dealer }: BlackjackResult): Outcome {
  if (seats.length === 0) return { label: '–', tone: 'plain', words: t('nobodyPlayed') }
  const total = totalOfHand(sumOfCards(dealer))
  if (isNatural(dealer)) return { label: 'BJ', tone: 'gold', words: t('dealerBlackjack') }
  return total > 21
    ? { label: String(total), tone: 'green', words: t('dealerBust', { a: total }) }
    : { label: String(total), tone: total > 19 ? 'red' : 'blue', words: t('dealerOut', { a: total }) }
}

const WHEEL_TONES: Record<number, PastTone> = { 1: 'blue', 2: 'green', 5: 'violet', 10: 'red', 20: 'gold', 40: 'black' }
function wheel(t: Say, { multipliers, number }: WheelResult): Outcome {
  const times = multipliers.reduce((product, one) => product * one, 1)
  return {
    label: times > 1 ? `${number}·${times}×` : String(number),
    tone: WHEEL_TONES[number] ?? 'plain',
    words: times > 1 ? t('wheelTimes', { number, times }) : t('wheelOut', { number }),
  }
}

/** Of sails, the nearest that a bead has. */
const RAFT_TONES: Record<number, PastTone> = { 1: 'red', 2: 'green', 3: 'violet', 4: 'blue', 5: 'plain', 6: 'gold' }
const toneOfRaft = (raft: number): PastTone => RAFT_TONES[raft] ?? 'plain'
function regatta(t: Say, { order, photo }: RegattaResult): Outcome {
  const [a, b, c] = order.map(raftName) as [string, string, string]
  return { label: String(order[0]), tone: toneOfRaft(order[0]!), words: t(photo ? 'racePhoto' : 'raceOut', { a, b, c }) }
}

const BOUT_TONES = { red: 'red', blue: 'blue', draw: 'green' } as const
function cockfight(t: Say, { outcome, blows: { length: count } }: CockfightResult): Outcome {
  const words = outcome === 'draw' ? t('boutDraw', { count }) : t('boutOut', { side: t(`corner_${outcome}`), count })
  return { label: t(`letter_${outcome}`), tone: BOUT_TONES[outcome], words }
}

/** How far it flew: the number says it, the colour only helps. */
function crash(t: Say, times: (hundredths: number) => string, { point }: { point: number }): Outcome {
  const tone = point >= 1000 ? 'gold' : point >= 300 ? 'violet' : point >= 150 ? 'blue' : 'plain'
  return { label: times(point), tone, words: t('flewTo', { times: times(point) }) }
}

/** Reads results of a kind: what came out, or nothing where there is none yet. */
export function useOutcome(kind: ShownKind): (result: unknown) => Outcome | undefined {
  const t = useText(texts)
  const times = useTimes()
  return (result) => (result === null || result === undefined ? undefined : outcomeOf({ t, times }, kind, result))
}

/** What a result is, its table's kind says. */
function outcomeOf({ t, times }: { t: Say; times: (hundredths: number) => string }, kind: ShownKind, result: unknown): Outcome {
  switch (kind) {
    case 'baccarat':
    case 'baccarat-six':
      return baccarat(t, result as BaccaratResult)
    case 'roulette':
      return roulette(t, result as RouletteResult)
    case 'blackjack':
      return blackjack(t, result as BlackjackResult)
    case 'dragon-tiger':
      return dragonTiger(t, result as DragonTigerResult)
    case 'sic-bo':
      return sicBo(t, result as SicBoResult)
    case 'andar-bahar':
      return andarBahar(t, result as AndarBaharResult)
    case 'wheel':
      return wheel(t, result as WheelResult)
    case 'regatta':
      return regatta(t, result as RegattaResult)
    case 'crash':
      return crash(t, times, result as { point: number })
    case 'cockfight':
      return cockfight(t, result as CockfightResult)
  }
}
