import { deal } from '@tucano/randomness'
import { ratio } from '@tucano/round'
import {
  ALL_WAYS,
  type End,
  type Side,
  NATURAL,
  bankerDraws,
  everyEnd,
  playerDraws,
  pointsOf,
  winnerOf,
} from '@tucano/table/baccarat-rules'
import { type Card, rankOf } from '@tucano/table/cards'
import { DECKS, SHOE } from '../cards.ts'
import type { LiveGame } from '../live-game.ts'
import { BACK, type Chance, LOST, type Spot, countWays, paid } from '../spot.ts'

/** Both hands, in the order in which their cards came. */
export type BaccaratResult = { player: Card[]; banker: Card[] }

const totalOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

function endOf({ player, banker }: BaccaratResult): End {
  const points = { player: totalOf(player), banker: totalOf(banker) }
  return { ...points, winner: winnerOf(points), cards: player.length + banker.length }
}

let counts: { end: End; ways: number }[] | undefined

/** The few ways in which hands end, each with how many orders of six cards come to it. Counted when somebody first asks, and kept. */
function endsOfHands(): readonly { end: End; ways: number }[] {
  if (counts) return counts
  const found = new Map<number, { end: End; ways: number }>()
  everyEnd((end, ways) => {
    const key = (end.player * 10 + end.banker) * 10 + end.cards
    const alike = found.get(key)
    if (alike) alike.ways += ways
    else found.set(key, { end: { ...end }, ways })
  })
  counts = [...found.values()]
  return counts
}

/** What somebody pays by how a round ends. */
const counted = (code: string, comesTo: (end: End) => Chance['comesTo']): Spot<BaccaratResult> => {
  let chances: readonly Chance[] | undefined
  return {
    code,
    comesTo: (result) => comesTo(endOf(result)),
    get chances() {
      chances ??= countWays(endsOfHands().map(({ end, ways }) => ({ comesTo: comesTo(end), ways: BigInt(ways) })))
      return chances
    },
    allWays: BigInt(ALL_WAYS),
  }
}

/** A bet on a side comes back when there is a tie. */
const side = (code: Side, pays: (end: End) => Chance['comesTo']): Spot<BaccaratResult> =>
  counted(code, (end) => (end.winner === code ? pays(end) : end.winner === 'tie' ? BACK : LOST))

const isNatural = ({ cards, player, banker }: End): boolean => cards === 4 && (player >= NATURAL || banker >= NATURAL)

/** Of a win without two cards of eight or nine, by how many points. */
const BONUS: Record<number, number> = { 4: 1, 5: 2, 6: 4, 7: 6, 8: 10, 9: 30 }
const bonus = (of: 'player' | 'banker'): Spot<BaccaratResult> =>
  counted(`${of}-bonus`, (end) => {
    if (isNatural(end)) return end.winner === of ? paid(1) : end.winner === 'tie' ? BACK : LOST
    const pays = end.winner === of ? BONUS[Math.abs(end.player - end.banker)] : undefined
    return pays === undefined ? LOST : paid(pays)
  })

const CARDS = 52n * BigInt(DECKS)
/** The first two cards of either side: four one after the other. */
const FOUR = CARDS * (CARDS - 1n) * (CARDS - 2n) * (CARDS - 3n)
const OTHERS = (CARDS - 2n) * (CARDS - 3n)

const isPair = ([first, second]: readonly Card[]): boolean => rankOf(first!) === rankOf(second!)
const isPerfect = ([first, second]: readonly Card[]): boolean => first === second

/** Pairs of which each has so many cards to choose from, of so many sorts. */
function pairs(alike: bigint, sorts: bigint): { one: bigint; both: bigint } {
  const one = CARDS * (alike - 1n) * OTHERS
  const both = CARDS * (alike - 1n) * ((alike - 2n) * (alike - 3n) + (sorts - 1n) * alike * (alike - 1n))
  return { one, both }
}
const ranks = pairs(BigInt(4 * DECKS), 13n)
const sames = pairs(BigInt(DECKS), 52n)

const pair = (of: 'player' | 'banker'): Spot<BaccaratResult> => ({
  code: `${of}-pair`,
  comesTo: (result) => (isPair(result[of]) ? paid(12) : LOST),
  chances: [{ comesTo: paid(12), ways: ranks.one }],
  allWays: FOUR,
})

const sidePairs: readonly Spot<BaccaratResult>[] = [
  pair('player'),
  pair('banker'),
  {
    code: 'either-pair',
    comesTo: ({ player, banker }) => (isPair(player) || isPair(banker) ? paid(11, 2) : LOST),
    chances: [{ comesTo: paid(11, 2), ways: ranks.one * 2n - ranks.both }],
    allWays: FOUR,
  },
  {
    code: 'perfect-pair',
    comesTo: ({ player, banker }) =>
      isPerfect(player) && isPerfect(banker) ? paid(200) : isPerfect(player) || isPerfect(banker) ? paid(26) : LOST,
    chances: [
      { comesTo: paid(26), ways: (sames.one - sames.both) * 2n },
      { comesTo: paid(200), ways: sames.both },
    ],
    allWays: FOUR,
  },
]

function dealHands(cards: readonly Card[]): BaccaratResult {
  const [first, second, third, fourth, ...more] = cards as [Card, Card, Card, Card, ...Card[]]
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ]
  const table = { player: totalOf(player), banker: totalOf(banker) }
  const extra = playerDraws(table) ? more.shift() : undefined
  if (extra !== undefined) player.push(extra)
  if (bankerDraws(table, extra === undefined ? undefined : pointsOf(extra))) banker.push(more.shift()!)
  return { player, banker }
}

interface Rules {
  kind: string
  banker: Spot<BaccaratResult>
}

const baccaratOf = ({ kind, banker }: Rules): LiveGame<BaccaratResult> => ({
  kind,
  version: 1,
  spots: [
    side('player', () => paid(1)),
    banker,
    counted('tie', ({ winner }) => (winner === 'tie' ? paid(9) : LOST)),
    counted('banker-six', (end) => (end.winner === 'banker' && end.banker === 6 ? paid(17) : LOST)),
    counted('four-cards', ({ cards }) => (cards === 4 ? paid(3, 2) : LOST)),
    counted('more-cards', ({ cards }) => (cards > 4 ? paid(27, 50) : LOST)),
    bonus('player'),
    bonus('banker'),
    ...sidePairs,
  ],
  draw: (draws) => dealHands(deal(draws, SHOE, 6)),
  playMs: ({ player, banker }) => 3000 + 1500 * (player.length + banker.length),
})

/** A win of the banker's costs five percent. */
export const baccarat = baccaratOf({ kind: 'baccarat', banker: side('banker', () => paid(19, 20)) })

/** Without a commission, but for a win with six. */
const HALF_ON_SIX = side('banker', (end) => (end.banker === 6 ? ratio(3, 2) : paid(1)))
export const baccaratWithoutCommission = baccaratOf({ kind: 'baccarat-six', banker: HALF_ON_SIX })
