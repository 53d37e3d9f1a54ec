import Type from 'typebox'
import { Money } from '../money.ts'

const Wholes = Type.Array(Type.Integer())
const Span = Type.Object({ min: Type.Integer(), max: Type.Integer() })
const CashOut = Type.Object({ do: Type.Literal('cashOut') })

/** Multipliers are hundredths, where nothing else is said. */
export const crash = {
  opening: Type.Object({ stake: Money, auto: Type.Optional(Type.Integer()) }),
  step: CashOut,
  view: Type.Object({
    auto: Type.Union([Type.Integer(), Type.Null()]),
    multiplier: Type.Integer(),
    point: Type.Union([Type.Integer(), Type.Null()]),
  }),
  sheet: Type.Object({ stepMs: Type.Integer(), growth: Wholes, auto: Span }),
}

export const mines = {
  opening: Type.Object({ stake: Money, mines: Type.Integer() }),
  step: Type.Union([Type.Object({ do: Type.Literal('open'), tile: Type.Integer() }), CashOut]),
  view: Type.Object({
    mines: Type.Integer(),
    opened: Wholes,
    multiplier: Type.Integer(),
    board: Type.Union([Wholes, Type.Null()]),
  }),
  sheet: Type.Object({ columns: Type.Integer(), rows: Type.Integer(), multipliers: Type.Array(Wholes) }),
}

const diceBet = { side: Type.Enum(['over', 'under']), target: Type.Integer() }
export const dice = {
  opening: Type.Object({ stake: Money, ...diceBet }),
  step: Type.Never(),
  view: Type.Object({ ...diceBet, roll: Type.Integer(), multiplier: Type.Integer() }),
  sheet: Type.Object({ rolls: Type.Integer(), wins: Span, dividend: Type.Integer() }),
}

const Next = Type.Union([Type.Integer(), Type.Null()])
export const hilo = {
  opening: Type.Object({ stake: Money }),
  step: Type.Object({ do: Type.Enum(['higherOrSame', 'lowerOrSame', 'skip', 'cashOut']) }),
  view: Type.Object({
    cards: Wholes,
    said: Type.Array(Type.Enum(['higherOrSame', 'lowerOrSame', 'skip'])),
    multiplier: Type.Integer(),
    skipsLeft: Type.Integer(),
    next: Type.Union([Type.Object({ higherOrSame: Next, lowerOrSame: Next }), Type.Null()]),
  }),
  sheet: Type.Object({
    suits: Type.Integer(),
    wins: Type.Object({ higherOrSame: Wholes, lowerOrSame: Wholes }),
    skips: Type.Integer(),
  }),
}

/** Its multipliers are tenths. */
export const keno = {
  opening: Type.Object({ stake: Money, picks: Wholes }),
  step: Type.Never(),
  view: Type.Object({ picks: Wholes, drawn: Wholes, hits: Type.Integer(), multiplier: Type.Integer() }),
  sheet: Type.Object({
    numbers: Type.Integer(),
    drawn: Type.Integer(),
    tables: Type.Array(Type.Object({ pays: Wholes, rtpBp: Type.Integer() })),
  }),
}

const plinkoBet = {
  rows: Type.Union([Type.Literal(8), Type.Literal(12), Type.Literal(16)]),
  risk: Type.Enum(['low', 'medium', 'high']),
}
/** Its multipliers are tenths. */
export const plinko = {
  opening: Type.Object({ stake: Money, ...plinkoBet }),
  step: Type.Never(),
  view: Type.Object({ ...plinkoBet, path: Wholes, bin: Type.Integer(), multiplier: Type.Integer() }),
  sheet: Type.Object({ tables: Type.Array(Type.Object({ ...plinkoBet, pays: Wholes, rtpBp: Type.Integer() })) }),
}
