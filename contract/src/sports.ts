// Sports as everybody reads them: what there is, by sport, day and league; a match with its markets.
import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Day, TimeAndId } from './fields.ts'
import { Money } from './money.ts'
import {
  LegNow,
  MatchRow,
  Odds,
  ROWS_A_PAGE,
  SELECTIONS_MAX,
  Selection,
  SportsMarket,
  SportsTeam,
  Urn,
  Version,
  nullable,
} from './sports/shapes.ts'

export * from './sports/mine.ts'
export * from './sports/shapes.ts'

const Ms = Type.Integer()
const open = { access: 'public', moduleId: 'GAMELO3' } as const
const ofMember = { access: 'member', moduleId: 'GAMELO3' } as const
const forMembers = ['login.not.session', 'password.change.required'] as const
const counts = { live: Type.Integer(), today: Type.Integer(), ahead: Type.Integer() }
const Page = {
  after: Type.Optional(TimeAndId),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: ROWS_A_PAGE })),
}
const Filter = { sport: Type.Optional(Urn), league: Type.Optional(Urn) }
/** Which of the two pages of sports shows a match. */
const Family = { family: Type.Optional(Type.Enum(['sports', 'esports'])) }
const rows = Type.Object({ now: Ms, list: Type.Array(MatchRow), next: nullable(Type.String()) })

export const getSportsTree = endpoint('getSportsTree', {
  summary: 'Sports, their countries and leagues, with how many matches are live, are today by the brand’s time zone, or are ahead',
  method: 'GET',
  path: '/wps/sports/tree',
  ...open,
  request: Type.Object({}),
  reply: Type.Object({
    now: Ms,
    sports: Type.Array(
      Type.Object({
        sport: Type.String(),
        name: Type.String(),
        ...counts,
        categories: Type.Array(
          Type.Object({
            category: Type.String(),
            name: Type.String(),
            details: Type.Record(Type.String(), Type.Unknown()),
            leagues: Type.Array(
              Type.Object({
                league: Type.String(),
                name: Type.String(),
                ...counts,
                /** Where it can be bet on who wins the season: an event of its own, with nobody at home. */
                outright: nullable(Type.String()),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
})

export const listLiveMatches = endpoint('listLiveMatches', {
  summary: 'Matches that are being played, by their start',
  method: 'GET',
  path: '/wps/sports/live',
  ...open,
  request: Type.Object({ ...Filter, ...Family, ...Page }),
  reply: rows,
})

export const listMatches = endpoint('listMatches', {
  summary: 'Matches to come, by their start: of a day of the brand’s time zone, a sport, a league, a team',
  method: 'GET',
  path: '/wps/sports/matches',
  ...open,
  request: Type.Object({
    day: Type.Optional(Day),
    ...Filter,
    ...Family,
    team: Type.Optional(Urn),
    ...Page,
  }),
  reply: rows,
})

export const getMatch = endpoint('getMatch', {
  summary: 'A match with all of its markets',
  method: 'GET',
  path: '/wps/sports/matches/match',
  ...open,
  request: Type.Object({ event: Urn }),
  reply: Type.Object({
    now: Ms,
    match: MatchRow,
    markets: Type.Array(SportsMarket),
    /** Selections of it can be put together at one price. */
    hasBuilder: Type.Boolean(),
    /** Anybody can play it again, once it is over. */
    isProvable: Type.Boolean(),
    /** Seconds that a bet on it waits while it is live. */
    delaySeconds: Type.Integer(),
  }),
  errors: ['sports.event.unknown'],
})

const Player = Type.Object({
  urn: nullable(Type.String()),
  name: Type.String(),
  number: nullable(Type.Integer()),
  position: nullable(Type.String()),
  isStarting: Type.Boolean(),
})
const Met = Type.Object({
  event: Type.String(),
  startsAt: Ms,
  homeName: Type.String(),
  awayName: Type.String(),
  home: nullable(Type.Number()),
  away: nullable(Type.Number()),
})

export const getMatchPages = endpoint('getMatchPages', {
  summary: 'What there is to read about a match besides its markets. What its source does not have is null',
  method: 'GET',
  path: '/wps/sports/matches/pages',
  ...open,
  request: Type.Object({ event: Urn }),
  reply: Type.Object({
    lineups: nullable(Type.Object({ home: Type.Array(Player), away: Type.Array(Player) })),
    statistics: nullable(Type.Array(Type.Object({ key: Type.String(), home: Type.Number(), away: Type.Number() }))),
    table: nullable(
      Type.Array(
        Type.Object({
          place: Type.Integer(),
          team: Type.String(),
          name: Type.String(),
          played: Type.Integer(),
          won: Type.Integer(),
          drawn: Type.Integer(),
          lost: Type.Integer(),
          scored: Type.Number(),
          against: Type.Number(),
          points: Type.Number(),
          /** The last ones, newest last: W, D, L. Empty where the source does not say it. */
          form: Type.String(),
        }),
      ),
    ),
    headToHead: nullable(Type.Array(Met)),
    timeline: nullable(
      Type.Array(
        Type.Object({
          seconds: nullable(Type.Integer()),
          kind: Type.String(),
          side: nullable(Type.Enum(['home', 'away'])),
          player: nullable(Type.String()),
          score: nullable(Type.Object({ home: Type.Number(), away: Type.Number() })),
          /** Where on the ground, how, what came of the ball: by the sport, as the beats of its source say it. */
          facts: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        }),
      ),
    ),
  }),
  errors: ['sports.event.unknown'],
})

export const getMatchProof = endpoint('getMatchProof', {
  summary: 'What a match of our own was played from, for whoever plays it again: told link by link as it goes on',
  method: 'GET',
  path: '/wps/sports/matches/proof',
  ...open,
  request: Type.Object({ event: Urn }),
  /** Null of matches that are not ours, and while their source does not answer. */
  reply: Type.Object({ proof: nullable(Type.Unknown()) }),
  errors: ['sports.event.unknown'],
})

const AskedLeg = Type.Object({ event: Urn, selections: Type.Array(Selection, { minItems: 1, maxItems: SELECTIONS_MAX }) })
export const refreshSlip = endpoint('refreshSlip', {
  summary: 'How selections stand now, those of builders with their price together',
  method: 'POST',
  path: '/wps/sports/slip',
  ...open,
  request: Type.Object({ legs: Type.Array(AskedLeg, { minItems: 1, maxItems: 40 }) }),
  reply: Type.Object({ now: Ms, legs: Type.Array(LegNow) }),
})

export const priceBuilder = endpoint('priceBuilder', {
  summary: 'The price of selections of one match together; which of them cannot stand together, and which the others bring with them',
  method: 'POST',
  path: '/wps/sports/builder',
  ...open,
  limit: { max: 120, windowMs: 60_000 },
  request: Type.Object({ event: Urn, selections: Type.Array(Selection, { minItems: 2, maxItems: SELECTIONS_MAX }) }),
  reply: Type.Object({
    odds: nullable(Odds),
    isImpossible: Type.Boolean(),
    implied: Type.Array(Type.Integer()),
    /** Why there is no price. */
    code: nullable(Type.String()),
    versions: Type.Array(Version),
  }),
  errors: ['sports.event.unknown'],
})

export const searchSports = endpoint('searchSports', {
  summary: 'Leagues, teams and players by their names, and matches of the teams that were found',
  method: 'GET',
  path: '/wps/sports/search',
  ...open,
  limit: { max: 120, windowMs: 60_000 },
  request: Type.Object({ words: Type.String({ minLength: 2, maxLength: 60 }) }),
  reply: Type.Object({
    leagues: Type.Array(Type.Object({ league: Type.String(), name: Type.String(), sport: nullable(Type.String()) })),
    teams: Type.Array(SportsTeam),
    players: Type.Array(
      Type.Object({ player: Type.String(), name: Type.String(), team: nullable(Type.String()), teamName: nullable(Type.String()) }),
    ),
    matches: Type.Array(MatchRow),
  }),
})

export const listSportsResults = endpoint('listSportsResults', {
  summary: 'Matches that were over on a day, newest first',
  method: 'GET',
  path: '/wps/sports/results',
  ...open,
  request: Type.Object({ day: Day, ...Filter, ...Page }),
  reply: Type.Object({ now: Ms, list: Type.Array(MatchRow), next: nullable(Type.String()) }),
})

export const getSportsRules = endpoint('getSportsRules', {
  summary: 'By which numbers bets on sports are taken: delays, limits, what a cash-out costs, what the law closes',
  method: 'GET',
  path: '/wps/sports/rules',
  ...open,
  request: Type.Object({}),
  reply: Type.Object({
    /** Seconds that a bet on a live match of another feed waits, by sport. */
    delays: Type.Array(Type.Object({ sport: Type.String(), name: Type.String(), seconds: Type.Integer() })),
    stakeMin: Money,
    payoutMax: Money,
    cashOutMarginBp: Type.Object({ before: Type.Integer(), live: Type.Integer() }),
    cashOutOfVirtual: Type.Boolean(),
    /** What bets on virtual matches give back at least, in basis points; null where no law says so. */
    returnMinBp: nullable(Type.Integer()),
    /** A postponed match stands if it is played within so many hours. */
    postponedHours: Type.Integer(),
    bonusOddsMin: Type.Integer(),
  }),
})

/** A code that others can read a slip by: letters and digits that are not mistaken for one another. */
export const SlipCode = Type.String({ pattern: '^[2-9A-HJ-NP-Z]{8}$' })

export const shareSlip = endpoint('shareSlip', {
  summary: 'Gives a slip a code that anybody can read it by, for 30 days. The same slip has the same code',
  method: 'POST',
  path: '/wps/sports/slip/code',
  ...ofMember,
  limit: { max: 30, windowMs: 60_000 },
  request: Type.Object({ legs: Type.Array(AskedLeg, { minItems: 1, maxItems: 20 }) }),
  reply: Type.Object({ code: SlipCode }),
  errors: [...forMembers, 'sports.event.unknown', 'sports.slip.invalid'],
})

export const readSharedSlip = endpoint('readSharedSlip', {
  summary: 'The slip of a code, as its selections stand now',
  method: 'GET',
  path: '/wps/sports/slip/code',
  ...open,
  request: Type.Object({ code: SlipCode }),
  reply: refreshSlip.reply,
  errors: ['sports.code.unknown'],
})
