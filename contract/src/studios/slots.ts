import Type from 'typebox'
import { Money } from '../money.ts'

const Whole = Type.Integer()
const Wholes = Type.Array(Whole)
const Window = Type.Array(Wholes)
/** Which reel from the left, which row from the top. */
const Cell = Type.Tuple([Whole, Whole])
const Offers = Type.Array(Type.Object({ spins: Whole, multiplier: Whole }))
const kind = <const Name extends string>(name: Name) => Type.Literal(name)

const Win = Type.Object({
  symbol: Whole,
  cells: Type.Array(Cell),
  line: Type.Optional(Whole),
  ways: Type.Optional(Whole),
  coins: Whole,
})

/** What happens after the reels have come to rest, one after the other. */
const Step = Type.Union([
  Type.Object({ kind: kind('expand'), reels: Wholes, window: Window }),
  Type.Object({ kind: kind('wins'), wins: Type.Array(Win), multiplier: Whole, coins: Whole }),
  Type.Object({ kind: kind('tumble'), removed: Type.Array(Cell), window: Window, multiplier: Whole }),
  Type.Object({ kind: kind('trigger'), feature: Type.Enum(['free', 'hold', 'choice']), cells: Type.Array(Cell), spins: Whole }),
  Type.Object({ kind: kind('hold'), landed: Type.Array(Type.Object({ cell: Cell, coins: Whole })), respins: Whole }),
  Type.Object({ kind: kind('collect'), coins: Whole, full: Type.Boolean() }),
  Type.Object({ kind: kind('jackpot'), amount: Money }),
])

const Spin = Type.Object({
  kind: Type.Enum(['paid', 'free', 'respin']),
  stops: Wholes,
  window: Window,
  multiplier: Whole,
  left: Type.Optional(Whole),
  steps: Type.Array(Step),
  coins: Whole,
})

/** The six engines of slots differ in their maths; what they say has one shape. */
export const slot = {
  opening: Type.Object({ stake: Money }),
  step: Type.Object({ choose: Whole }),
  view: Type.Object({ spins: Type.Array(Spin), choose: Type.Optional(Offers), coins: Whole, capped: Type.Boolean() }),
  sheet: Type.Object({
    reels: Whole,
    rows: Whole,
    /** What a spin costs, in coins. */
    cost: Whole,
    symbols: Type.Array(
      Type.Object({
        drawing: Type.String(),
        kind: Type.Enum(['normal', 'wild', 'scatter', 'coin']),
        /** What so many of them pay, in coins: by count. */
        pays: Type.Array(Type.Tuple([Whole, Whole])),
      }),
    ),
    strips: Window,
    lines: Type.Optional(Window),
    tumbles: Type.Optional(Wholes),
    free: Type.Optional(Type.Array(Type.Object({ count: Whole, spins: Whole, multiplier: Whole, more: Whole, max: Whole }))),
    choice: Type.Optional(Offers),
    hold: Type.Optional(Type.Object({ count: Whole, respins: Whole, values: Type.Array(Type.Tuple([Whole, Whole])), full: Whole })),
    jackpotBp: Type.Optional(Whole),
  }),
}
