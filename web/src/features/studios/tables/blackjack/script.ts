import type { BlackjackOutcome, BlackjackView } from '@tucano/table'
import type { Card } from '#play/cards/card.ts'
import type { Step } from '#play/felt/show.ts'
import { totalOf } from './hand-total.ts'

export interface HandPicture {
  /** Hands are numbered as they come: one that is split off lies beside the one that it was part of. */
  id: number
  cards: readonly Card[]
  total: number
  soft: boolean
  stake: bigint
  outcome?: BlackjackOutcome | undefined
  payout?: bigint | undefined
}

export interface BlackjackPicture {
  /** The second card is nothing while it lies face down. */
  dealer: { cards: readonly (Card | undefined)[]; total: number; soft: boolean }
  hands: readonly HandPicture[]
  active: number | undefined
  insurance: { stake: bigint; payout?: bigint | undefined } | undefined
  /** Where the chips are when it is over: `paid` beside the bets, `gone` where they belong. */
  chips: 'bet' | 'paid' | 'gone'
}

const DEAL_MS = 330
const SPLIT_MS = 380
const TURN_MS = 520
const DRAW_MS = 620
const THINK_MS = 260
const PAID_MS = 1150
const GONE_MS = 350

/** Puts one thing after the other on the table, until it is as the view has it. */
class Dealing {
  readonly steps: Step<BlackjackPicture>[] = []
  now: BlackjackPicture
  #cards = 0

  constructor(from: BlackjackPicture) {
    this.now = from
  }

  put(change: Partial<BlackjackPicture>, lastsMs: number, sound?: Step<BlackjackPicture>['sound']): void {
    this.now = { ...counted(this.now), ...change }
    this.steps.push({ picture: this.now, lastsMs, sound })
  }

  /** What cards come to is told when they lie there, with what comes next. */
  toHand(place: number, card: Card): void {
    const hands = counted(this.now).hands.map((hand, n) => (n === place ? { ...hand, cards: [...hand.cards, card] } : hand))
    this.put({ hands }, DEAL_MS, this.#deal())
  }

  toDealer(card: Card | undefined, lastsMs: number): void {
    const { dealer } = counted(this.now)
    this.put({ dealer: { ...dealer, cards: [...dealer.cards, card] } }, lastsMs, this.#deal())
  }

  #deal(): Step<BlackjackPicture>['sound'] {
    const place = this.#cards++ % 3
    return (sound) => sound.thud(place)
  }
}

const withCards = (hand: HandPicture, cards: readonly Card[]): HandPicture => ({ ...hand, cards, ...totalOf(cards) })
const dealerWith = (cards: readonly (Card | undefined)[]) => ({ cards, ...totalOf(cards.filter((card) => card !== undefined)) })

const counted = (picture: BlackjackPicture): BlackjackPicture => ({
  ...picture,
  dealer: dealerWith(picture.dealer.cards),
  hands: picture.hands.map((hand) => withCards(hand, hand.cards)),
})

const emptyTable = (view: BlackjackView): BlackjackPicture => ({
  dealer: { cards: [], total: 0, soft: false },
  hands: view.hands.map(({ stake, cards }, id) => openHand(id, stake, view.hands.length === 1 ? [] : cards.slice(0, 1))),
  active: undefined,
  insurance: undefined,
  chips: 'bet',
})
const openHand = (id: number, stake: string, cards: readonly Card[]): HandPicture =>
  withCards({ id, cards, total: 0, soft: false, stake: BigInt(stake) }, cards)

/** The hand that was decided on becomes two, with a card each; the others stay as they are. */
function splitHands({ hands, active = 0 }: BlackjackPicture, view: BlackjackView): HandPicture[] {
  const { id } = hands[active]!
  const opened = [id, hands.length].map((number, place) => {
    const { stake, cards } = view.hands[active + place]!
    return openHand(number, stake, cards.slice(0, 1))
  })
  return hands.toSpliced(active, 1, ...opened)
}

/** From what lies there to what the view says: the deal, what the player decided, and in the end the dealer. */
export function blackjackScript(view: BlackjackView, from: BlackjackPicture | undefined): Step<BlackjackPicture>[] {
  const dealing = new Dealing(from ?? emptyTable(view))
  const [up] = view.dealer.cards
  if (!from) open(dealing, view, up!)
  if (view.hands.length > dealing.now.hands.length)
    dealing.put({ hands: splitHands(dealing.now, view), active: undefined }, SPLIT_MS, (sound) => sound.pop())
  raise(dealing, view)
  view.hands.forEach(({ cards }, place) => {
    for (const card of cards.slice(dealing.now.hands[place]!.cards.length)) dealing.toHand(place, card)
  })
  if (view.phase === 'over') end(dealing, view)
  else dealing.put({ ...asShown(dealing.now, view), dealer: { ...view.dealer, cards: [up, undefined] }, active: view.active }, 0)
  return dealing.steps
}

function open(dealing: Dealing, { hands }: BlackjackView, up: Card): void {
  if (hands.length > 1) {
    dealing.toDealer(up, DEAL_MS)
    dealing.toDealer(undefined, DEAL_MS)
    return
  }
  const [first, second] = hands[0]!.cards as [Card, Card]
  dealing.toHand(0, first)
  dealing.toDealer(up, DEAL_MS)
  dealing.toHand(0, second)
  dealing.toDealer(undefined, DEAL_MS)
}

/** More chips come before the card that they are staked on. */
function raise(dealing: Dealing, { hands, insurance }: BlackjackView): void {
  const stakes = hands.map(({ stake }) => BigInt(stake))
  if (insurance && !dealing.now.insurance) dealing.put({ insurance: { stake: BigInt(insurance.stake) } }, THINK_MS, (sound) => sound.pop())
  if (stakes.some((stake, place) => stake !== dealing.now.hands[place]!.stake))
    dealing.put({ hands: dealing.now.hands.map((hand, place) => ({ ...hand, stake: stakes[place]! })) }, THINK_MS, (sound) => sound.pop())
}

const asShown = (now: BlackjackPicture, { hands }: BlackjackView): Pick<BlackjackPicture, 'hands'> => ({
  hands: hands.map(({ cards, total, soft, stake, outcome, payout }, place) => {
    const { id } = now.hands[place]!
    return { id, cards, total, soft, stake: BigInt(stake), outcome, payout: payout === undefined ? undefined : BigInt(payout) }
  }),
})

function end(dealing: Dealing, view: BlackjackView): void {
  const { cards } = view.dealer
  dealing.put({ active: undefined, dealer: dealerWith(cards.slice(0, 2)) }, TURN_MS, (sound) => sound.thud(0))
  for (const card of cards.slice(2)) dealing.toDealer(card, DRAW_MS)
  const paid = sum(view.hands.map(({ payout = '0' }) => payout)) + BigInt(view.insurance?.payout ?? 0)
  const staked = sum(view.hands.map(({ stake }) => stake)) + BigInt(view.insurance?.stake ?? 0)
  const insurance = view.insurance && { stake: BigInt(view.insurance.stake), payout: BigInt(view.insurance.payout ?? 0) }
  const told = { ...asShown(dealing.now, view), dealer: view.dealer, insurance }
  dealing.put({ ...told, chips: 'paid' }, PAID_MS, (sound) => (paid > staked ? sound.win(Number(paid / staked)) : undefined))
  dealing.put({ chips: 'gone' }, GONE_MS, (sound) => (paid > 0n ? sound.coin() : undefined))
}

const sum = (amounts: readonly string[]): bigint => amounts.reduce((so, amount) => so + BigInt(amount), 0n)
