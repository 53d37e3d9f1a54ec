import type { Json, SharedGame } from '@tucano/round'
import { andarBahar } from './kinds/andar-bahar.ts'
import { baccarat, baccaratWithoutCommission } from './kinds/baccarat.ts'
import { blackjackMaths } from './kinds/blackjack/maths.ts'
import { blackjack } from './kinds/blackjack/table-game.ts'
import { cockfightIn, cockfightMaths, setupOfBout } from './kinds/cockfight.ts'
import { crashMaths } from './kinds/crash.ts'
import { dragonTiger } from './kinds/dragon-tiger.ts'
import { flight, sharedFlight } from './kinds/flight.ts'
import { windOf } from './kinds/regatta/rafts.ts'
import { regattaMaths, regattaOf } from './kinds/regatta/regatta.ts'
import { roulette } from './kinds/roulette.ts'
import { sicBo } from './kinds/sic-bo.ts'
import { wheel } from './kinds/wheel.ts'
import { type LiveGame, mathsOf } from './live-game.ts'
import { LOST, payoutOf } from './spot.ts'

/** A table of the house: which game is dealt there, and how fast. */
export interface TableOfHouse {
  /** What the lobby knows it by. */
  code: string
  vendor: string
  /** What its bets are filed under. */
  product: 'LIVE' | 'SPORTS'
  kind: string
  /** What rounds are about, where they differ before they are drawn: known to everybody before bets are taken. */
  setupOf: (round: number) => Json
  gameIn: (round: number) => LiveGame
  maths: Json
  /** How it is drawn and paid, where its bets are something else than chips on spots. */
  sharedAs?: (code: string) => SharedGame
  /** For how long bets are taken, and a result is shown. */
  betMs: number
  resultMs: number
  /** Smallest and largest bets on a spot, and all bets of a member in a round, in minor units. */
  limits: { min: number; max: number; slip: number }
  /** Who stands at it: drawn, by the number of a look. */
  dealer: { name: string; look: number }
}

interface Seated {
  betSeconds: number
  limits: TableOfHouse['limits']
  dealer: string
  look: number
  resultSeconds?: number
}

/** What is dealt at a table: the same every round, or by what a round is about. */
type Dealt = Pick<TableOfHouse, 'vendor' | 'product' | 'kind' | 'setupOf' | 'gameIn' | 'maths' | 'sharedAs'>

const HOUSE = { vendor: 'TCG_LIVE', product: 'LIVE' } as const

const always = (game: LiveGame): Dealt => ({
  ...HOUSE,
  kind: game.kind,
  setupOf: () => null,
  gameIn: () => game,
  maths: mathsOf(game),
})

const regatta: Dealt = {
  ...HOUSE,
  kind: 'regatta',
  setupOf: (round) => ({ wind: windOf(round) }),
  gameIn: (round) => regattaOf(windOf(round)),
  maths: regattaMaths(),
}

/** One flight for everybody, which each leaves when they like. */
const crash: Dealt = { ...always(flight), maths: crashMaths(), sharedAs: sharedFlight }

/** Seven seats that members play themselves, one card order for all. */
const seated: Dealt = { ...always(blackjack), maths: blackjackMaths() }

const cockfight: Dealt = {
  vendor: 'DS88',
  product: 'SPORTS',
  kind: 'cockfight',
  setupOf: setupOfBout,
  gameIn: cockfightIn,
  maths: cockfightMaths(),
}

const table = (code: string, dealt: Dealt, { betSeconds, limits, dealer, look, resultSeconds = 4 }: Seated): TableOfHouse => ({
  code,
  ...dealt,
  betMs: betSeconds * 1000,
  resultMs: resultSeconds * 1000,
  limits,
  dealer: { name: dealer, look },
})

const SMALL = { min: 1_00, max: 500_00, slip: 2_000_00 }
const MIDDLE = { min: 5_00, max: 2_500_00, slip: 10_000_00 }
const HIGH = { min: 100_00, max: 20_000_00, slip: 50_000_00 }
/** A flight pays up to ten thousand to one: what is staked on it is less. */
const FLIGHT = { min: 1_00, max: 200_00, slip: 400_00 }
const HIGH_FLIGHT = { min: 100_00, max: 2_000_00, slip: 4_000_00 }

export const liveTables: readonly TableOfHouse[] = [
  table('bacara-ipanema', always(baccarat), { betSeconds: 15, limits: MIDDLE, dealer: 'Helena', look: 1 }),
  table('bacara-veloz', always(baccarat), { betSeconds: 8, limits: SMALL, dealer: 'Caio', look: 2, resultSeconds: 3 }),
  table('bacara-sem-comissao', always(baccaratWithoutCommission), { betSeconds: 15, limits: MIDDLE, dealer: 'Iara', look: 3 }),
  table('bacara-salao', always(baccarat), { betSeconds: 20, limits: HIGH, dealer: 'Otávio', look: 4 }),
  table('roleta-leme', always(roulette), { betSeconds: 18, limits: SMALL, dealer: 'Luana', look: 5 }),
  table('roleta-veloz', always(roulette), { betSeconds: 10, limits: SMALL, dealer: 'Davi', look: 6, resultSeconds: 3 }),
  table('roleta-salao', always(roulette), { betSeconds: 20, limits: HIGH, dealer: 'Beatriz', look: 1 }),
  table('dragao-tigre', always(dragonTiger), { betSeconds: 10, limits: SMALL, dealer: 'Rafael', look: 2, resultSeconds: 3 }),
  table('dragao-tigre-salao', always(dragonTiger), { betSeconds: 15, limits: HIGH, dealer: 'Marina', look: 3, resultSeconds: 3 }),
  table('tres-dados', always(sicBo), { betSeconds: 15, limits: SMALL, dealer: 'Tomás', look: 4 }),
  table('tres-dados-velozes', always(sicBo), { betSeconds: 8, limits: SMALL, dealer: 'Clara', look: 5, resultSeconds: 3 }),
  table('andar-bahar', always(andarBahar), { betSeconds: 12, limits: MIDDLE, dealer: 'Anjali', look: 3 }),
  table('blackjack-arpoador', seated, { betSeconds: 15, limits: SMALL, dealer: 'Tainá', look: 5 }),
  table('blackjack-salao', seated, { betSeconds: 20, limits: HIGH, dealer: 'Álvaro', look: 4 }),
  table('roda-do-tucano', always(wheel), { betSeconds: 15, limits: SMALL, dealer: 'Bento', look: 6 }),
  table('regata-das-jangadas', regatta, { betSeconds: 15, limits: SMALL, dealer: 'Mestre Zé', look: 4, resultSeconds: 6 }),
  table('foguete-para-todos', crash, { betSeconds: 8, limits: FLIGHT, dealer: 'Nina', look: 3 }),
  table('foguete-do-salao', crash, { betSeconds: 10, limits: HIGH_FLIGHT, dealer: 'Aurélia', look: 1 }),
  table('galo-virtual', cockfight, { betSeconds: 30, limits: SMALL, dealer: 'Zé do Galo', look: 2, resultSeconds: 5 }),
]

const byCode = new Map(liveTables.map((one) => [one.code, one]))
export const findTable = (code: string): TableOfHouse | undefined => byCode.get(code)

/** What a slip is made of: chips on spots, in minor units. */
export type Chips = Record<string, string>
const readChips = (selections: unknown): Chips => (selections as { chips: Chips }).chips

/** What each spot of a slip comes to. */
export function slipPayout(game: LiveGame, chips: Chips, result: Json): bigint {
  const spots = new Map([...game.spots, ...(game.added ?? [])].map((spot) => [spot.code, spot]))
  return Object.entries(chips).reduce((sum, [code, stake]) => {
    const spot = spots.get(code)
    return sum + payoutOf(BigInt(stake), spot ? spot.comesTo(result) : LOST)
  }, 0n)
}

const roundOf = (selections: unknown): number => (selections as { round: number }).round

const sharedOf = ({ code, maths, gameIn }: TableOfHouse): SharedGame => ({
  code,
  maths,
  draw: (draws, { number, moves }) => gameIn(Number(number)).draw(draws, moves),
  leaf: ({ id, selections }) => {
    const chips = readChips(selections)
    return `live|${id}|${Object.keys(chips)
      .toSorted()
      .map((spot) => `${spot}=${chips[spot]!}`)
      .join(',')}`
  },
  payout: ({ selections }, result) => slipPayout(gameIn(roundOf(selections)), readChips(selections), result),
})

/** The tables, as whoever draws and whoever checks a draw has them. */
export const sharedLive: readonly SharedGame[] = liveTables.map((one) => one.sharedAs?.(one.code) ?? sharedOf(one))
