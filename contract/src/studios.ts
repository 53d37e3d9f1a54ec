import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { RoundId, Uuid } from './fields.ts'
import { Money } from './money.ts'
import { AnyView, type EngineName, type OpeningOf, type SheetOf, type StepOf, Theme, byEngine } from './studios/engines.ts'

export type { EngineName, OpeningOf, SheetOf, StepOf, Theme, ViewOf } from './studios/engines.ts'

const GameCode = Type.String({ pattern: '^[a-z0-9-]{2,60}$' })

const Range = Type.Object({ least: Type.Integer(), most: Type.Integer() })

const GameFacts = Type.Object({
  gameCode: GameCode,
  gameName: Type.String(),
  /** The studio's name. */
  vendor: Type.String(),
  /** Digest of all that decides its outcomes. */
  maths: Type.String(),
  stakes: Type.Object({ unit: Money, min: Money, max: Money }),
  /** Hundredths of a percent, for each way to play; the best comes first. */
  returns: Type.Array(Type.Object({ way: Type.String(), rtp: Type.Integer() })),
  /**
   * How often rounds pay anything, in hundredths of a percent, and the standard deviation of what one pays, in hundredths of the stake: the least
   * and the most of all ways to bet. `rounds` is how many were played to find out, where the ends are too many to count. Null: not worked out.
   */
  figures: Type.Union([Type.Object({ hits: Range, deviation: Range, rounds: Type.Union([Type.Integer(), Type.Null()]) }), Type.Null()]),
  /** Times the stake that a round opens with. */
  maxWin: Type.Integer(),
  /** Of the stake, in basis points. */
  jackpotBp: Type.Union([Type.Integer(), Type.Null()]),
  theme: Theme,
  /** What the law of the place allows, and how long a round takes at least. */
  play: Type.Object({ autoplay: Type.Boolean(), turbo: Type.Boolean(), roundMs: Type.Integer() }),
})

/**
 * A game of our own, before the first bet: what it pays, how much of the stakes comes back, what it can pay at most. `sheet` is what pages draw
 * and explain it from; its shape is that of the engine.
 */
export type StudioGame<Engine extends EngineName = EngineName> = {
  [Name in Engine]: Static<typeof GameFacts> & { engine: Name; sheet: SheetOf<Name> }
}[Engine]
export const StudioGame = Type.Unsafe<StudioGame>(byEngine('sheet', GameFacts.properties))

/** A round as far as it has come. */
export const StudioRound = Type.Object({
  roundId: RoundId,
  gameCode: GameCode,
  /** Its number under the seed of the member. */
  nonce: Type.Integer(),
  /** Moves made so far. The next one names this number. */
  step: Type.Integer(),
  stake: Money,
  payout: Money,
  over: Type.Boolean(),
  /** What the player may see: the shape is that of the game's engine. */
  view: AnyView,
  options: Type.Array(Type.Object({ move: Type.String(), cost: Money })),
  /** Of an open round: milliseconds since it began, by the server's clock. */
  elapsedMs: Type.Integer(),
  /** What it draws on and pays to: the member's own money, bonus money, or a ticket that pays the stake and lets the win go to cash. */
  pocket: Type.Enum(['cash', 'bonus', 'free']),
  /** Of that pocket; of cash where the stake is free. */
  balance: Money,
})
export type StudioRound = Static<typeof StudioRound>

const playErrors = [
  'login.not.session',
  'password.change.required',
  'game.unknown',
  'game.maintenance',
  'stake.invalid',
  'move.invalid',
  'balance.insufficient',
  'balance.limit',
  'account.closed',
  'round.id.invalid',
  'bonus.product',
  'bonus.stake',
  'ticket.unknown',
  'round.open',
  'round.unknown',
  'key.conflict',
  'seed.missing',
  'seed.stale',
] as const

export const getGame = endpoint('getGame', {
  summary: 'A game of our own before the first bet: rules, pay table, return, largest win',
  method: 'GET',
  path: '/wps/relay/STU_getGame',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({ gameCode: GameCode }),
  reply: StudioGame,
  errors: ['game.unknown'],
})

export const playRound = endpoint('playRound', {
  summary: 'Opens a round with a stake. Most games end at once; the others wait for the next move. The same id again gives the same round',
  method: 'POST',
  path: '/wps/relay/STU_playRound',
  access: 'member',
  moduleId: 'COMM3',
  request: Type.Object({
    gameCode: GameCode,
    /** A UUID of version 7, made by the page and kept until there is an answer. */
    roundId: RoundId,
    /** What is staked, and on what. Which shape it has only the game's engine says: the server looks it up and names the field that is wrong. */
    move: Type.Unsafe<OpeningOf<EngineName>>(Type.Unknown()),
    /** A ticket of free rounds that pays the stake. */
    ticketId: Type.Optional(Uuid),
  }),
  reply: StudioRound,
  errors: [...playErrors],
})

export const stepRound = endpoint('stepRound', {
  summary: 'The next move of an open round. The same step again gives the same answer',
  method: 'POST',
  path: '/wps/relay/STU_stepRound',
  access: 'member',
  moduleId: 'COMM3',
  request: Type.Object({
    roundId: RoundId,
    step: Type.Integer({ minimum: 1, maximum: 1000 }),
    move: Type.Unsafe<StepOf<EngineName>>(Type.Unknown()),
  }),
  reply: StudioRound,
  errors: [...playErrors],
})

export const getOpenRound = endpoint('getOpenRound', {
  summary: 'The member’s open round of a game, wherever it was begun, or nothing',
  method: 'GET',
  path: '/wps/relay/STU_getOpenRound',
  access: 'member',
  moduleId: 'COMM3',
  request: Type.Object({ gameCode: GameCode }),
  reply: Type.Object({ round: Type.Union([StudioRound, Type.Null()]) }),
  errors: ['login.not.session', 'password.change.required', 'game.unknown'],
})

/** A round that the clock has ended. */
export const roundEnded = event('studios.ended', 'member', Type.Object({ round: StudioRound }))
