import type { BaccaratBet, BaccaratView } from '@tucano/table'
import { ACE, type Card, TEN, rankOf } from '#play/cards/card.ts'
import type { Step } from '#play/felt/show.ts'

export type Side = BaccaratBet['on']

interface Laid {
  stake: bigint
  payout: bigint
}

export interface BaccaratPicture {
  player: { cards: readonly Card[]; points: number }
  banker: { cards: readonly Card[]; points: number }
  winner: Side | undefined
  bets: ReadonlyMap<Side, Laid>
  /** Where the chips are: `paid` beside the bets, `gone` where they belong. */
  chips: 'bet' | 'paid' | 'gone'
}

const DEAL_MS = 460
const THIRD_MS = 820
const SEEN_MS = 300
const PAID_MS = 1300
const GONE_MS = 350

const pointsOf = (card: Card): number => (rankOf(card) === ACE ? 1 : rankOf(card) >= TEN ? 0 : rankOf(card) + 2)

/** Ace one, tens and figures nothing; of the sum the last figure. */
export const pointsOfHand = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Player, banker, player, banker; then whoever draws a third card. Points are told when a card lies there. */
export function baccaratScript(view: BaccaratView): Step<BaccaratPicture>[] {
  const [player, banker] = [view.player.cards, view.banker.cards]
  const bets = new Map(view.bets.map(({ on, stake, payout }): [Side, Laid] => [on, { stake: BigInt(stake), payout: BigInt(payout) }]))
  const handOf = (cards: readonly Card[], isLast: boolean) => ({ cards, points: pointsOfHand(isLast ? cards.slice(0, -1) : cards) })
  /** So many cards on each side, the last of them in the air. */
  const at = (players: number, bankers: number, last?: 'player' | 'banker'): BaccaratPicture => ({
    player: handOf(player.slice(0, players), last === 'player'),
    banker: handOf(banker.slice(0, bankers), last === 'banker'),
    winner: undefined,
    bets,
    chips: 'bet',
  })
  const step = (picture: BaccaratPicture, lastsMs: number, place: number): Step<BaccaratPicture> => {
    return { picture, lastsMs, sound: (sound) => sound.thud(place) }
  }
  const end: BaccaratPicture = { player: view.player, banker: view.banker, winner: view.winner, bets, chips: 'paid' }
  const [staked, paid] = [...bets.values()].reduce(([stakes, payouts], { stake, payout }) => [stakes + stake, payouts + payout], [0n, 0n])
  return [
    step(at(1, 0, 'player'), DEAL_MS, 0),
    step(at(1, 1, 'banker'), DEAL_MS, 1),
    step(at(2, 1, 'player'), DEAL_MS, 0),
    step(at(2, 2, 'banker'), DEAL_MS, 1),
    { picture: at(2, 2), lastsMs: SEEN_MS },
    ...(player.length > 2 ? [step(at(3, 2, 'player'), THIRD_MS, 2)] : []),
    ...(banker.length > 2 ? [step(at(player.length, 3, 'banker'), THIRD_MS, 2)] : []),
    { picture: end, lastsMs: PAID_MS, sound: (sound) => paid > staked && sound.win(Number(paid / staked)) },
    { picture: { ...end, chips: 'gone' }, lastsMs: GONE_MS, sound: (sound) => paid > 0n && sound.coin() },
  ]
}
