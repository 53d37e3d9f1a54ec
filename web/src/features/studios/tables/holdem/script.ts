import type { HoldemOutcome, HoldemView } from '@tucano/table'
import type { Card } from '#play/cards/card.ts'
import type { Step } from '#play/felt/show.ts'

interface Spot {
  stake: bigint
  payout?: bigint | undefined
}

export interface HoldemPicture {
  player: readonly Card[]
  /** Nothing for cards that lie face down. */
  dealer: readonly (Card | undefined)[]
  board: readonly Card[]
  /** What the player has, as soon as there are five cards to make it of. */
  hand: string | undefined
  bank: { hand: string; qualifies: boolean } | undefined
  outcome: HoldemOutcome | undefined
  ante: Spot
  call: Spot | undefined
  /** Where the chips are: `paid` beside the bets, `gone` where they belong. */
  chips: 'bet' | 'paid' | 'gone'
}

const DEAL_MS = 260
const FLOP_MS = 190
const STREET_MS = 760
const TURN_MS = 900
const CALL_MS = 420
const PAID_MS = 1600
const GONE_MS = 350

/** Two cards each and the flop; after a call the last two and what the bank had. */
export function holdemScript(view: HoldemView, from: HoldemPicture | undefined): Step<HoldemPicture>[] {
  const { player, board, dealer } = view
  const ante: Spot = { stake: BigInt(view.ante.stake) }
  const flop = board.slice(0, 3)
  const opening: HoldemPicture = {
    player: [],
    dealer: [],
    board: [],
    hand: undefined,
    bank: undefined,
    outcome: undefined,
    ante,
    call: undefined,
    chips: 'bet',
  }
  const step = (picture: HoldemPicture, lastsMs: number, place = 0): Step<HoldemPicture> => ({
    picture,
    lastsMs,
    sound: (sound) => sound.thud(place),
  })
  const dealt = { ...opening, player: player.cards, dealer: [undefined, undefined] }
  const flopped = { ...dealt, board: flop }
  const start = from
    ? []
    : [
        step({ ...opening, player: player.cards.slice(0, 1) }, DEAL_MS),
        step({ ...opening, player: player.cards.slice(0, 1), dealer: [undefined] }, DEAL_MS, 1),
        step({ ...opening, player: player.cards, dealer: [undefined] }, DEAL_MS),
        step(dealt, DEAL_MS * 2, 1),
        ...[1, 2, 3].map((count) => step({ ...dealt, board: flop.slice(0, count) }, count === 3 ? STREET_MS / 2 : FLOP_MS, 2)),
      ]
  if (view.phase === 'decide') return [...start, { picture: { ...flopped, hand: player.hand }, lastsMs: 0 }]
  const antePaid = { ...ante, payout: BigInt(view.ante.payout ?? 0) }
  if (!dealer || !view.call) {
    const folded = { ...flopped, hand: player.hand, outcome: view.outcome, ante: antePaid }
    return [...start, step({ ...folded, chips: 'paid' }, CALL_MS), { picture: { ...folded, chips: 'gone' }, lastsMs: GONE_MS }]
  }
  const called = { ...flopped, call: { stake: BigInt(view.call.stake) } }
  const end: HoldemPicture = {
    ...called,
    board,
    dealer: dealer.cards,
    hand: player.hand,
    bank: dealer,
    outcome: view.outcome,
    ante: antePaid,
    call: { stake: BigInt(view.call.stake), payout: BigInt(view.call.payout) },
    chips: 'paid',
  }
  const [staked, paid] = [ante.stake + end.call!.stake, antePaid.payout + end.call!.payout!]
  return [
    ...start,
    { picture: { ...called, hand: from?.hand }, lastsMs: CALL_MS, sound: (sound) => sound.pop() },
    step({ ...called, board: board.slice(0, 4) }, STREET_MS, 1),
    step({ ...called, board }, STREET_MS, 2),
    step({ ...called, board, dealer: dealer.cards }, TURN_MS, 0),
    { picture: end, lastsMs: PAID_MS, sound: (sound) => paid > staked && sound.win(Number(paid / staked)) },
    { picture: { ...end, chips: 'gone' }, lastsMs: GONE_MS, sound: (sound) => paid > 0n && sound.coin() },
  ]
}
