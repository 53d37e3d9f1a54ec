import Type, { type Static, type TSchema } from 'typebox'
import { crash, dice, hilo, keno, mines, plinko } from './arcade.ts'
import { slot } from './slots.ts'
import { baccarat, blackjack, holdem, roulette, videopoker } from './tables.ts'

interface Shapes {
  /** What opens a round. */
  opening: TSchema
  /** What goes on with it; never, where it ends at once. */
  step: TSchema
  /** What the player may see of a round. */
  view: TSchema
  /** What pages draw and explain the game from. */
  sheet: TSchema
}

/** What the games of each engine say and are told. */
export const engines = {
  classic: slot,
  lines: slot,
  expanding: slot,
  ways: slot,
  cluster: slot,
  hold: slot,
  baccarat,
  blackjack,
  holdem,
  roulette,
  videopoker,
  crash,
  mines,
  plinko,
  dice,
  hilo,
  keno,
} satisfies Record<string, Shapes>

type Engines = typeof engines
export type EngineName = keyof Engines
export type OpeningOf<Engine extends EngineName> = Static<Engines[Engine]['opening']>
export type StepOf<Engine extends EngineName> = Static<Engines[Engine]['step']>
export type ViewOf<Engine extends EngineName> = Static<Engines[Engine]['view']>
export type SheetOf<Engine extends EngineName> = Static<Engines[Engine]['sheet']>

export const isEngine = (name: string): name is EngineName => Object.hasOwn(engines, name)

/** A union by engine: its name, one of its shapes under that shape's name, and what is the same for all. */
export const byEngine = (shape: keyof Shapes, others: Record<string, TSchema> = {}): TSchema =>
  Type.Union(
    Object.entries<Shapes>(engines).map(([name, shapes]) => Type.Object({ ...others, engine: Type.Literal(name), [shape]: shapes[shape] })),
  )

/** The view of any engine, and nothing more than that one has: views do not name their engine. */
export const AnyView = Type.Unsafe<ViewOf<EngineName>>(
  Type.Union([...new Set<Shapes>(Object.values(engines))].map(({ view }) => ({ ...view, additionalProperties: false }))),
)

/** What a cover is drawn from. Backdrop and hero are drawings by their names. */
export const Theme = Type.Object({
  sky: Type.String(),
  ground: Type.String(),
  main: Type.String(),
  spark: Type.String(),
  backdrop: Type.Enum(['rays', 'hills', 'waves', 'stars', 'leaves', 'temple']),
  hero: Type.String(),
  /** Degrees that the hero leans. */
  lean: Type.Integer(),
})
export type Theme = Static<typeof Theme>
