import type { ClothKind } from '../words/kinds.ts'

/** A place of a row: how wide it is beside the others. */
interface Cell {
  code: string
  share: number
}
interface Row {
  cells: readonly Cell[]
  /** Places that most chips go to. */
  isTall: boolean
}

const FACES = [1, 2, 3, 4, 5, 6]
const TOTALS = Array.from({ length: 14 }, (_, n) => n + 4)
const pairs = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `pair-${low}-${high}`))

const even = (codes: readonly string[]): Row => ({ cells: codes.map((code) => ({ code, share: 1 })), isTall: false })
const tall = (cells: readonly [code: string, share: number][]): Row => ({
  cells: cells.map(([code, share]) => ({ code, share })),
  isTall: true,
})
const faces = (of: string): string[] => FACES.map((face) => `${of}-${face}`)
const totals = TOTALS.map((total) => `total-${total}`)

interface Layout {
  wide: readonly Row[]
  /** On a phone. */
  narrow: readonly Row[]
}

const SIDES = tall([
  ['player', 4],
  ['tie', 3],
  ['banker', 4],
])
const BACCARAT: Layout = {
  wide: [
    even(['player-pair', 'player-bonus', 'either-pair', 'perfect-pair', 'banker-bonus', 'banker-pair']),
    SIDES,
    even(['four-cards', 'banker-six', 'more-cards']),
  ],
  narrow: [
    SIDES,
    even(['player-pair', 'either-pair', 'banker-pair']),
    even(['player-bonus', 'perfect-pair', 'banker-bonus']),
    even(['four-cards', 'banker-six', 'more-cards']),
  ],
}

const CARDS = ['cards-1-5', 'cards-6-10', 'cards-11-15', 'cards-16-25', 'cards-26-30', 'cards-31-35', 'cards-36-40', 'cards-41-more']
const AB = tall([
  ['andar', 1],
  ['bahar', 1],
])

export const layouts: Record<Exclude<ClothKind, 'roulette' | 'regatta' | 'cockfight'>, Layout> = {
  baccarat: BACCARAT,
  'baccarat-six': BACCARAT,
  'dragon-tiger': {
    wide: [
      tall([
        ['dragon', 4],
        ['tie', 2],
        ['suited-tie', 2],
        ['tiger', 4],
      ]),
      even(['dragon-small', 'dragon-big', 'tiger-small', 'tiger-big']),
    ],
    narrow: [
      tall([
        ['dragon', 1],
        ['tiger', 1],
      ]),
      even(['tie', 'suited-tie']),
      even(['dragon-small', 'dragon-big', 'tiger-small', 'tiger-big']),
    ],
  },
  'sic-bo': {
    wide: [
      tall([
        ['small', 3],
        ['odd', 2],
        ['any-triple', 2],
        ['even', 2],
        ['big', 3],
      ]),
      even([...faces('double'), ...faces('triple')]),
      even(totals),
      even(pairs),
      even(faces('number')),
    ],
    narrow: [
      tall([
        ['small', 1],
        ['odd', 1],
        ['even', 1],
        ['big', 1],
      ]),
      even(totals.slice(0, 7)),
      even(totals.slice(7)),
      even(faces('number')),
      even(faces('double')),
      even(['any-triple', ...faces('triple')]),
      even(pairs.slice(0, 5)),
      even(pairs.slice(5, 10)),
      even(pairs.slice(10)),
    ],
  },
  'andar-bahar': { wide: [AB, even(CARDS)], narrow: [AB, even(CARDS.slice(0, 4)), even(CARDS.slice(4))] },
  wheel: {
    wide: [tall(['1', '2', '5', '10', '20', '40'].map((code) => [code, 1]))],
    narrow: [tall(['1', '2', '5'].map((code) => [code, 1])), tall(['10', '20', '40'].map((code) => [code, 1]))],
  },
}
