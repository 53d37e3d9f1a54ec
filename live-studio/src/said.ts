import Type, { type Static } from 'typebox'

const Ms = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const Id = Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$' })
const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const Text = Type.String({ minLength: 1, maxLength: 200 })
const Card = Type.Integer({ minimum: 0, maximum: 51 })
const Hand = Type.Array(Card, { minItems: 2, maxItems: 3 })
const strict = { additionalProperties: false } as const

export const studioKinds = ['baccarat', 'roulette'] as const
export type StudioKind = (typeof studioKinds)[number]

export const BaccaratHands = Type.Object({ player: Hand, banker: Hand }, strict)
export const RouletteNumber = Type.Object({ number: Type.Integer({ minimum: 0, maximum: 36 }) }, strict)
const Result = Type.Union([BaccaratHands, RouletteNumber])
export type StudioResult = Static<typeof Result>

/** Of which table, which one of its events, and when it happened by the studio's clock, in milliseconds since 1970. */
const about = { v: Type.Literal(1), table: Id, number: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), at: Ms }
const ofRound = { ...about, round: Id }

const BetsOpen = Type.Object({ ...ofRound, type: Type.Literal('betsOpen'), closesAt: Ms }, strict)
const BetsClosed = Type.Object({ ...ofRound, type: Type.Literal('betsClosed') }, strict)
const CardDealt = Type.Object({ ...ofRound, type: Type.Literal('card'), hand: Type.Enum(['player', 'banker']), card: Card }, strict)
/** `corrects`: the number of the result in whose place it comes. */
const Resulted = Type.Object({ ...ofRound, type: Type.Literal('result'), result: Result, corrects: Type.Optional(Count) }, strict)
const Voided = Type.Object({ ...ofRound, type: Type.Literal('void'), reason: Text }, strict)
const ShoeChanged = Type.Object({ ...about, type: Type.Literal('shoe'), shoe: Id }, strict)
const DealerChanged = Type.Object({ ...about, type: Type.Literal('dealer'), name: Type.String({ minLength: 1, maxLength: 40 }) }, strict)

/** What happens at a table, one after the other, numbered without a gap. */
export const StudioEvent = Type.Union([BetsOpen, BetsClosed, CardDealt, Resulted, Voided, ShoeChanged, DealerChanged])
export type StudioEvent = Static<typeof StudioEvent>
export type StudioEventType = StudioEvent['type']

/** That the studio is there: the first number that it still has, and the last that it has told. */
const Alive = Type.Object({ v: Type.Literal(1), table: Id, at: Ms, type: Type.Literal('alive'), first: Count, last: Count }, strict)
export type Alive = Static<typeof Alive>

export const Said = Type.Union([Alive, StudioEvent])
export type Said = Static<typeof Said>

/** As it goes over the line: the text that was signed, and the signature in base64. */
export const Signed = Type.Object({ body: Type.String({ maxLength: 2000 }), signature: Type.String({ maxLength: 100 }) }, strict)
export type Signed = Static<typeof Signed>

/** What a studio is asked for: all that came after a number. */
export const Asked = Type.Object({ after: Count }, strict)
export type Asked = Static<typeof Asked>
