import type { VideoPokerView } from '@tucano/table'
import type { Card } from '#play/cards/card.ts'
import type { Step } from '#play/felt/show.ts'

/** What lies on the table: nothing where a card is face down. */
export interface PokerPicture {
  cards: readonly (Card | undefined)[]
  held: readonly boolean[]
  hand: string | undefined
  /** The last cards lie there, and are paid. */
  isOver: boolean
}

const DOWN_MS = 260
const NEXT_MS = 110
const SEEN_MS = 420
const ENDS_MS = 650

const none = [false, false, false, false, false] as const

/** Cards are turned over one after the other, from the left. */
function turning(before: PokerPicture, cards: readonly Card[]): Step<PokerPicture>[] {
  const down = cards.map((card, place) => (before.held[place] ? card : undefined))
  const turned = [...down.keys()].filter((place) => down[place] === undefined)
  const steps = turned.map((last, count): Step<PokerPicture> => {
    const isLast = count === turned.length - 1
    return {
      picture: { ...before, cards: cards.map((card, place) => (place <= last ? card : down[place])) },
      lastsMs: isLast ? SEEN_MS : NEXT_MS,
      sound: (sound) => sound.thud(count),
    }
  })
  return [{ picture: { ...before, cards: down }, lastsMs: DOWN_MS, sound: (sound) => sound.tick() }, ...steps]
}

/** Five cards are dealt; then those that were not held are turned down and others come in their places. */
export function pokerScript(view: VideoPokerView, from: PokerPicture | undefined): Step<PokerPicture>[] {
  const { dealt, cards, hold, hand, phase } = view
  const dealing = from ? [] : turning({ cards: [], held: none, hand: undefined, isOver: false }, dealt)
  if (phase === 'hold') return [...dealing, { picture: { cards: dealt, held: none, hand, isOver: false }, lastsMs: 0 }]
  const held = hold ?? none
  return [
    ...dealing,
    ...turning({ cards: dealt, held, hand: undefined, isOver: false }, cards),
    { picture: { cards, held, hand, isOver: true }, lastsMs: ENDS_MS, sound: (sound) => (view.pays ?? 0) > 1 && sound.win(view.pays!) },
  ]
}
