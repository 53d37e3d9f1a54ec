// What calls and events of sports have in common.
import Type, { type Static, type TSchema } from 'typebox'
import { Amount, Money } from '../money.ts'

export const nullable = <Of extends TSchema>(of: Of) => Type.Union([of, Type.Null()])
const Ms = Type.Integer()

/** What a feed calls a match, a team, a league: `tc:match:4711`. */
export const Urn = Type.String({ pattern: '^[a-z]{2}:[a-z_]{1,40}:[0-9]{1,18}$' })
/** With the stake in them, in thousandths. */
export const Odds = Type.Integer({ minimum: 1001, maximum: 10_000_000 })
export const MarketId = Type.Integer({ minimum: 1, maximum: 1_000_000 })
/** By name, joined by bars: `hcp=-0.25|setnr=1`. */
export const Specifiers = Type.String({ maxLength: 300, pattern: '^([a-z_]{1,40}=[^|=\\s]{1,80}([|][a-z_]{1,40}=[^|=\\s]{1,80}){0,7})?$' })
export const OutcomeId = Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_:+.-]{1,100}$' })
/** How often something has changed: of two versions the greater one counts. */
export const Version = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const LEGS_MAX = 20
export const SELECTIONS_MAX = 12
export const ROWS_A_PAGE = 40
export const BETS_A_PAGE = 20

/** Which outcome of which market. */
export const Selection = Type.Object({ market: MarketId, specifiers: Specifiers, outcome: OutcomeId })
export type Selection = Static<typeof Selection>

export const matchStates = [
  'unknown',
  'not_started',
  'live',
  'suspended',
  'ended',
  'closed',
  'cancelled',
  'delayed',
  'interrupted',
  'postponed',
  'abandoned',
] as const

/** A team, or a player where players play. `details`: colours, crest, country, whatever the feed tells besides. */
export const SportsTeam = Type.Object({
  urn: Type.String(),
  name: Type.String(),
  abbreviation: nullable(Type.String()),
  details: Type.Record(Type.String(), Type.Unknown()),
})
export type SportsTeam = Static<typeof SportsTeam>

const sides = Type.Object({ home: Type.Number(), away: Type.Number() })

/** How a match stands, as the feed tells it. */
export const SportsStanding = Type.Object({
  score: nullable(sides),
  /** Halves, quarters, sets or maps, the present one last. */
  periods: Type.Array(
    Type.Object({ number: nullable(Type.Integer()), matchStatus: Type.Integer(), home: Type.Number(), away: Type.Number() }),
  ),
  /** The code of the period, as the feed writes it. */
  matchStatus: nullable(Type.Integer()),
  /** Seconds of the match's own clock when it was told. */
  clock: nullable(
    Type.Object({ seconds: nullable(Type.Integer()), remainingSeconds: nullable(Type.Integer()), isStopped: Type.Boolean() }),
  ),
  /** Who serves, points of the game, cards, corners …: by the sport, under the names that the feed's messages have. */
  more: Type.Record(Type.String(), Type.Unknown()),
  toldAt: nullable(Ms),
})
export type SportsStanding = Static<typeof SportsStanding>

/** `suspended`: shown grey, no bets; a market that is hidden is not told. */
export const marketStates = ['open', 'suspended', 'settled'] as const

export const SportsOutcome = Type.Object({
  outcome: Type.String(),
  name: Type.String(),
  odds: nullable(Type.Integer()),
  isOpen: Type.Boolean(),
})
export type SportsOutcome = Static<typeof SportsOutcome>

/** A share of the odds, as it is written: `1/4`. */
export const PlaceShare = Type.String({ pattern: '^[1-9]/[1-9]$' })
/** Each way: one half of the stake is on the win, the other on a place, at a share of the odds. */
export const EachWay = Type.Object({ terms: PlaceShare, places: Type.Integer() })
export type EachWay = Static<typeof EachWay>

export const SportsMarket = Type.Object({
  market: Type.Integer(),
  specifiers: Type.String(),
  name: Type.String(),
  /** Of the feed's description: tabs of a page are made of them. */
  groups: Type.Array(Type.String()),
  state: Type.Enum([...marketStates]),
  /** Why it is suspended, by the feed's number. */
  reason: nullable(Type.Integer()),
  version: Version,
  outcomes: Type.Array(SportsOutcome),
  /** There where some of its outcomes can be bet on each way. */
  eachWay: Type.Optional(EachWay),
})
export type SportsMarket = Static<typeof SportsMarket>

/** A match in a list, with the markets that lists show. */
export const MatchRow = Type.Object({
  event: Type.String(),
  sport: Type.String(),
  sportName: Type.String(),
  category: nullable(Type.String()),
  categoryName: nullable(Type.String()),
  league: nullable(Type.String()),
  leagueName: nullable(Type.String()),
  home: nullable(SportsTeam),
  away: nullable(SportsTeam),
  startsAt: nullable(Ms),
  state: Type.Enum([...matchStates]),
  isVirtual: Type.Boolean(),
  standing: SportsStanding,
  /** Goes up with each change of what is shown here, but for its markets, which have their own. */
  version: Version,
  /** The main ones: how it ends, the total, the handicap. */
  markets: Type.Array(SportsMarket),
  /** How many there are to bet on. */
  marketCount: Type.Integer(),
})
export type MatchRow = Static<typeof MatchRow>

/** A leg as it stands now. */
export const LegNow = Type.Object({
  event: Type.String(),
  match: nullable(MatchRow),
  /** Of the leg: of a builder the price of all of it together. Null where it cannot be bet on. */
  odds: nullable(Type.Integer()),
  /** Why not. */
  code: nullable(Type.String()),
  selections: Type.Array(
    Type.Object({
      ...Selection.properties,
      marketName: Type.String(),
      outcomeName: Type.String(),
      state: Type.Enum(['open', 'suspended', 'gone']),
      odds: nullable(Type.Integer()),
      version: Version,
      /** There where it can be bet on each way now. */
      eachWay: Type.Optional(EachWay),
    }),
  ),
})

/** A selection as it was seen. */
export const SeenSelection = Type.Object({ ...Selection.properties, version: Version })

/** A leg as it was seen. Several selections are a builder: they have one price together. */
export const SlipLeg = Type.Object({
  event: Urn,
  selections: Type.Array(SeenSelection, { minItems: 1, maxItems: SELECTIONS_MAX }),
  odds: Odds,
  /** Each way: the share of the odds that was seen. */
  terms: Type.Optional(PlaceShare),
})

export const slipKinds = [
  'single',
  'multiple',
  'system',
  'trixie',
  'patent',
  'yankee',
  'lucky15',
  'canadian',
  'lucky31',
  'heinz',
  'lucky63',
  'super-heinz',
  'goliath',
  'super-goliath',
] as const

/** A slip as it is asked for: the shape that `@tucano/sports/slips` reads, with the versions that were seen. Each single is a bet of its own. */
export const SportsSlip = Type.Object({
  kind: Type.Enum([...slipKinds]),
  /** Legs in a line of a system, and those that are in each of its lines. */
  size: Type.Optional(Type.Integer({ minimum: 2, maximum: LEGS_MAX })),
  bankers: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: LEGS_MAX - 1 }), { maxItems: LEGS_MAX })),
  legs: Type.Array(SlipLeg, { minItems: 1, maxItems: LEGS_MAX }),
  /** What each line costs. */
  unit: Amount,
  /** Every line a second time, on places. Of singles. */
  eachWay: Type.Optional(Type.Boolean()),
})
export type SportsSlip = Static<typeof SportsSlip>

/** What a member takes without being asked again: the odds that were seen and no others, better ones too, or any. */
export const oddsPolicies = ['none', 'better', 'any'] as const
export const oddsFormats = ['decimal', 'fractional', 'american', 'hongKong', 'malay', 'indonesian'] as const

/** Why a slip is not taken, and what would be: which leg, its odds and versions of now, the largest stake of a line that passes. */
export const SlipRefusal = Type.Object({
  code: Type.String(),
  leg: nullable(Type.Integer()),
  selection: nullable(Type.Integer()),
  odds: nullable(Type.Integer()),
  /** Of the selections of that leg. */
  versions: nullable(Type.Array(Version)),
  most: nullable(Money),
})
export type SlipRefusal = Static<typeof SlipRefusal>
