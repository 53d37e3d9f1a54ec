import { useText } from '#platform/text'
import type { ShownKind } from './kinds.ts'
import { raftName } from './rafts.ts'
import { texts } from './texts.ts'

/** Places whose names are words alone. */
const PLAIN = [
  ...(['player', 'banker', 'tie', 'banker-six', 'four-cards', 'more-cards', 'player-bonus', 'banker-bonus'] as const),
  ...(['player-pair', 'banker-pair', 'either-pair', 'perfect-pair'] as const),
  ...(['dragon', 'tiger', 'suited-tie', 'dragon-big', 'dragon-small', 'tiger-big', 'tiger-small'] as const),
  ...(['small', 'big', 'odd', 'even', 'any-triple', 'andar', 'bahar', 'red', 'black', 'low', 'high', 'blue', 'draw'] as const),
] as const
const OUTSIDE = /^(colour|parity|half)-/
const INSIDE = ['straight', 'split', 'street', 'trio', 'firstFour', 'corner', 'line'] as const
const ROLLS = { number: 'numberSpot', double: 'doubleSpot', triple: 'tripleSpot', total: 'totalSpot' } as const
const RACES = { winner: 'winnerSpot', place: 'placeSpot', last: 'lastSpot' } as const
const SEATS = {
  seat: 'seatBet',
  pair: 'pairBet',
  poker: 'pokerBet',
  double: 'doubleBet',
  split: 'secondBet',
  'split-double': 'secondDoubleBet',
} as const
const isOfSeat = (text: string): text is keyof typeof SEATS => text in SEATS
const isRace = (text: string): text is keyof typeof RACES => text in RACES
const isRoll = (text: string): text is keyof typeof ROLLS => text in ROLLS
const isInside = (text: string): text is (typeof INSIDE)[number] => INSIDE.some((one) => one === text)

/** What a place on the cloth is called. */
export function useSpotName(kind: ShownKind): (code: string) => string {
  const t = useText(texts)
  const plain = (code: string): string => {
    const known = PLAIN.find((one) => one === code)
    return known ? t(known) : code
  }
  return (code) => {
    const [part = '', seat = ''] = code.split(':')
    if (kind === 'blackjack' && isOfSeat(part)) return t(SEATS[part], { a: seat })
    const [head = '', a = '', b = ''] = code.split('-')
    if (kind === 'wheel') return t('numberSpot', { a: code })
    if (kind === 'crash') return t('flightBet', { a: code })
    if (kind === 'andar-bahar' && head === 'cards') return b === 'more' ? t('cardsMore', { a }) : t('cardsFrom', { a, b })
    if (kind === 'sic-bo' && isRoll(head)) return t(ROLLS[head], { a })
    if (kind === 'sic-bo' && head === 'pair') return t('pairSpot', { a, b })
    if (kind === 'regatta') {
      if (isRace(head)) return t(RACES[head], { name: raftName(Number(a)) })
      if (head === 'dupla') return t('duplaSpot', { a: raftName(Number(a)), b: raftName(Number(b)) })
      return t(head === 'photo' ? 'photo' : head === 'odd' ? 'oddWinner' : 'evenWinner')
    }
    if (kind !== 'roulette') return plain(code)
    if (isInside(head)) return t(head, { numbers: code.slice(head.length + 1).replaceAll('-', ', ') })
    if (head === 'column' || head === 'dozen') return t(head, { which: a })
    return plain(code.replace(OUTSIDE, ''))
  }
}
