import Type, { type Static } from 'typebox'
import { Money } from '../money.ts'
import { type EngineName, type ViewOf, byEngine } from './engines.ts'

/** What was shown at the end of a round. */
export type RoundOutcome<Engine extends EngineName = EngineName> = { [Name in Engine]: { engine: Name; view: ViewOf<Name> } }[Engine]

/** What our own games tell of a bet. */
export const StudioBet = Type.Object({
  by: Type.Literal('studios'),
  /** What was decided, as it was written down; null while the round is open. */
  moves: Type.Union([Type.Array(Type.Unknown()), Type.Null()]),
  /** Null while the round is open, and where its maths is no longer the game's: then it cannot be run again. */
  outcome: Type.Union([Type.Unsafe<RoundOutcome>(byEngine('view')), Type.Null()]),
  /** What its chance came from. `serverSeed` is null until it is told. */
  drawn: Type.Object({
    seedId: Type.String(),
    nonce: Type.Integer(),
    seedHash: Type.String(),
    clientSeed: Type.Union([Type.String(), Type.Null()]),
    serverSeed: Type.Union([Type.String(), Type.Null()]),
    maths: Type.String(),
    pool: Type.Union([Money, Type.Null()]),
    /** What the round paid as it was drawn, whatever was corrected since. */
    payout: Money,
  }),
})
export type StudioBet = Static<typeof StudioBet>
