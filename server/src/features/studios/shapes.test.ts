import { type DiceSheet, type DiceView, type HiloMove, type HiloSheet, type HiloView, playSome } from '@tucano/arcade'
import type {
  CrashMove,
  CrashSheet,
  CrashView,
  KenoSheet,
  KenoView,
  MinesMove,
  MinesSheet,
  MinesView,
  PlinkoSheet,
  PlinkoView,
} from '@tucano/arcade'
import type { CoverTheme } from '@tucano/art'
import type { EngineName, OpeningOf, SheetOf, StepOf, Theme, ViewOf } from '@tucano/contract/studios'
import { engines, isEngine } from '@tucano/contract/studios/engines'
import type { Game, Json } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import type { SlotMove, SlotSheet, SlotView } from '@tucano/slots'
import type {
  BaccaratMove,
  BaccaratView,
  BlackjackMove,
  BlackjackView,
  HoldemMove,
  HoldemView,
  RouletteMove,
  RouletteView,
  VideoPokerMove,
  VideoPokerView,
} from '@tucano/table'
import { playBest } from '@tucano/table'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect, expectTypeOf, test } from 'vitest'
import { studioGames } from './games.ts'

type MoveOf<Engine extends EngineName> = OpeningOf<Engine> | StepOf<Engine>
type Told<Engine extends EngineName> = { view: ViewOf<Engine>; sheet: SheetOf<Engine> }

test('what the games say of themselves is what the contract says of their engines', () => {
  expectTypeOf<{ view: SlotView; sheet: SlotSheet }>().toExtend<Told<'classic' | 'lines' | 'expanding' | 'ways' | 'cluster' | 'hold'>>()
  expectTypeOf<{ view: CrashView; sheet: CrashSheet }>().toExtend<Told<'crash'>>()
  expectTypeOf<{ view: MinesView; sheet: MinesSheet }>().toExtend<Told<'mines'>>()
  expectTypeOf<{ view: DiceView; sheet: DiceSheet }>().toExtend<Told<'dice'>>()
  expectTypeOf<{ view: HiloView; sheet: HiloSheet }>().toExtend<Told<'hilo'>>()
  expectTypeOf<{ view: KenoView; sheet: KenoSheet }>().toExtend<Told<'keno'>>()
  expectTypeOf<{ view: PlinkoView; sheet: PlinkoSheet }>().toExtend<Told<'plinko'>>()
  expectTypeOf<BaccaratView>().toExtend<ViewOf<'baccarat'>>()
  expectTypeOf<BlackjackView>().toExtend<ViewOf<'blackjack'>>()
  expectTypeOf<HoldemView>().toExtend<ViewOf<'holdem'>>()
  expectTypeOf<RouletteView>().toExtend<ViewOf<'roulette'>>()
  expectTypeOf<VideoPokerView>().toExtend<ViewOf<'videopoker'>>()
  expectTypeOf<CoverTheme>().toExtend<Theme>()
})

test('every move that the contract knows is one that the games know', () => {
  expectTypeOf<MoveOf<'lines'>>().toExtend<SlotMove>()
  expectTypeOf<MoveOf<'crash'>>().toExtend<CrashMove>()
  expectTypeOf<MoveOf<'mines'>>().toExtend<MinesMove>()
  expectTypeOf<MoveOf<'hilo'>>().toExtend<HiloMove>()
  expectTypeOf<MoveOf<'baccarat'>>().toExtend<BaccaratMove>()
  expectTypeOf<MoveOf<'blackjack'>>().toExtend<BlackjackMove>()
  expectTypeOf<MoveOf<'holdem'>>().toExtend<HoldemMove>()
  expectTypeOf<MoveOf<'roulette'>>().toExtend<RouletteMove>()
  expectTypeOf<MoveOf<'videopoker'>>().toExtend<VideoPokerMove>()
})

/** What opens a round besides a stake, or instead of it. */
const openings: Partial<Record<EngineName, (stake: string) => Json>> = {
  crash: (stake) => ({ stake, auto: 150 }),
  mines: (stake) => ({ stake, mines: 3 }),
  dice: (stake) => ({ stake, side: 'under', target: 5000 }),
  keno: (stake) => ({ stake, picks: [3, 14, 15, 26] }),
  plinko: (stake) => ({ stake, rows: 12, risk: 'medium' }),
  baccarat: (stake) => ({
    bets: [
      { on: 'player', stake },
      { on: 'tie', stake },
    ],
  }),
  roulette: (stake) => ({
    bets: [
      { kind: 'straight', numbers: [7], stake },
      { kind: 'colour', which: 'red', stake },
    ],
  }),
}

/** Nothing missing and nothing more. */
function expectShape(schema: TSchema, value: unknown, what: string): void {
  const written: unknown = JSON.parse(JSON.stringify(value))
  expect([...Value.Errors(schema, written)].slice(0, 1), what).toEqual([])
  expect(Value.Clean(schema, structuredClone(written)), what).toEqual(written)
}

const ROUNDS = 40
const DECIDED_MS = 900

/** One round to its end. What the page sends and what it is shown has to fit at every step. */
function playThrough(game: Game, shapes: (typeof engines)[EngineName], { opening, seed }: { opening: Json; seed: number }): void {
  expectShape(shapes.opening, opening, `${game.code}: opening`)
  const moves = [game.readMove(opening, true)]
  for (;;) {
    const run = game.run(moves, new Seeded(seed), { pool: 5n })
    expectShape(shapes.view, run.view, `${game.code}: view`)
    if (run.over) return
    const next = playBest(game)?.(run) ?? playSome[game.code]?.(run) ?? { choose: seed % run.options.length }
    expectShape(shapes.step, next, `${game.code}: step`)
    const read = game.readMove(next, false)
    moves.push(game.stamp?.(read, DECIDED_MS) ?? read)
  }
}

test.each(studioGames.map((game) => [game.code, game] as const))('%s says on the wire what its engine says', (_, game) => {
  if (!isEngine(game.engine)) throw new Error(`the contract knows no engine called ${game.engine}`)
  const shapes = engines[game.engine]
  expectShape(shapes.sheet, game.sheet, `${game.code}: sheet`)
  const opening = (openings[game.engine] ?? ((stake: string) => ({ stake })))(
    String(game.stakes.max / 10 - ((game.stakes.max / 10) % game.stakes.unit)),
  )
  for (let seed = 1; seed <= ROUNDS; seed++) playThrough(game, shapes, { opening, seed })
})
