import { REBATE_MAX } from '@tucano/contract/agents/shapes'
import { announcementTypes } from '@tucano/contract/notices'
import { FieldRule } from '@tucano/contract/registration'
import { PublicBrand, Resource } from '@tucano/contract/site'
import { csTypes } from '@tucano/contract/support'
import Type, { type Static } from 'typebox'
import { Cashier } from './cashier.ts'
import { Points, Rank } from './club.ts'
import { profiles } from './jurisdiction.ts'
import { Lottery } from './lottery.ts'
import { Sports } from './sports.ts'

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$' })
const Colour = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })

/** Names of the colours in the design language; a theme gives each one a value. */
export const colourNames = [
  'ground',
  'surface',
  'raised',
  'line',
  'ink',
  'ink-soft',
  'beak',
  'on-beak',
  'beak-ink',
  'forest',
  'sky',
  'alarm',
] as const

const Theme = Type.Object(
  Object.fromEntries(colourNames.map((name) => [name, Colour])) as Record<(typeof colourNames)[number], typeof Colour>,
  {
    additionalProperties: false,
  },
)

/** A module and those below it; off switches off the whole branch. */
export interface Module {
  modId: string
  enabled: boolean
  children?: Module[]
}
const Module = Type.Cyclic(
  {
    Node: Type.Object({
      modId: Type.String({ pattern: '^[A-Z0-9]+$' }),
      enabled: Type.Boolean(),
      children: Type.Optional(Type.Array(Type.Ref('Node'))),
    }),
  },
  'Node',
)

const {
  chatHeaderColour: _chat,
  currency: _currency,
  currencySymbol: _symbol,
  jurisdiction: _jurisdiction,
  announcementTypes: _types,
  ...shared
} = PublicBrand.properties

/** Everything that differs from brand to brand. Read once at start, refused as a whole when any of it is wrong. */
export const Brand = Type.Object(
  {
    ...shared,
    description: Type.String({ minLength: 20, maxLength: 200 }),
    announcementTypes: Type.Array(Type.Enum(announcementTypes)),
    currency: Type.Object({ code: Type.String({ pattern: '^[A-Z]{3}$' }), symbol: Type.String({ minLength: 1, maxLength: 4 }) }),
    wallet: Type.Object({
      /** One wallet for all games, or a transfer wallet at each of the vendors. */
      single: Type.Boolean(),
      vendors: Type.Array(
        Type.Object({ vendor: Type.String({ pattern: '^[A-Z0-9]{1,12}$' }), accountTypeId: Type.Integer({ minimum: 100 }) }),
      ),
    }),
    cashier: Cashier,
    /** What a member may transfer to its upline or send in envelopes, in minor units: at least and at most at a time, and in all on a day. */
    transfers: Type.Object({
      min: Type.Integer({ minimum: 1 }),
      max: Type.Integer({ minimum: 1 }),
      perDay: Type.Integer({ minimum: 1 }),
    }),
    /** Agents: what a member has to stake in a period to count as active, in minor units; what of a team's result the house keeps for its costs, and the most that it gives back of stakes, in basis points. */
    agents: Type.Object({
      activeStake: Type.Integer({ minimum: 1 }),
      feeBp: Type.Integer({ minimum: 0, maximum: 10_000 }),
      rebateMaxBp: Type.Integer({ minimum: 0, maximum: REBATE_MAX }),
      higherRates: Type.Boolean(),
    }),
    lottery: Lottery,
    sports: Sports,
    /** What the cockfight pays: odds that stand before the bets, or a part of all that was staked on both corners. */
    cockfight: Type.Enum(['fixed', 'pool']),
    /** What operators may add to or take from a member's money by hand, in minor units: at a time, and in all on a day. */
    adjustments: Type.Object({ max: Type.Integer({ minimum: 1 }), perDay: Type.Integer({ minimum: 1 }) }),
    /** Text messages and e-mails an hour: to one recipient for one asker, for one network, and in all. Strangers can cause them, and they cost money. */
    letters: Type.Object({
      perRecipient: Type.Integer({ minimum: 1 }),
      perNetwork: Type.Integer({ minimum: 1 }),
      sms: Type.Integer({ minimum: 1 }),
      email: Type.Integer({ minimum: 1 }),
      /** Countries that text messages are sent to; elsewhere a number is refused. */
      countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1 }),
    }),
    session: Type.Object({
      /** A login ends the member's session elsewhere. */
      single: Type.Boolean(),
      /** A trial account ends after so many hours. */
      trialHours: Type.Integer({ minimum: 1, maximum: 168 }),
    }),
    /** The club's ranks, from rank 0 on, which asks for nothing; each asks for more than the one before. */
    ranks: Type.Array(Rank, { minItems: 1, maxItems: 100 }),
    points: Points,
    /** The password of accounts that somebody else opens. Whoever enters with it has to change it first. */
    defaultPassword: Type.String({ minLength: 8, maxLength: 20 }),
    countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
    jurisdiction: Type.Object({
      profile: Type.Enum(Object.keys(profiles) as (keyof typeof profiles)[]),
      /** Visitors from these countries get the region page. */
      blockedCountries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' })),
      /** The number of the authorisation for raffles, where the law asks for one. */
      raffleAuthorisation: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    }),
    colours: Type.Object({ light: Theme, dark: Theme }),
    modules: Module,
    register: Type.Array(FieldRule),
    resources: Type.Array(Resource),
    domains: Type.Object({
      main: Type.String(),
      list: Type.Array(Type.String()),
      /** Refuse pages that are opened under an address outside the list. */
      check: Type.Boolean(),
    }),
    /** What the progressive jackpot begins with, in minor units. */
    jackpotSeed: Type.Integer({ minimum: 1 }),
    /** Ways to customer service. Type 3 leads through an encrypted link; what is older is for pages that cannot open one. */
    customerService: Type.Array(
      Type.Object({
        csType: Type.Enum(csTypes),
        version: Type.Integer({ minimum: 1 }),
        type: Type.Integer({ minimum: 1 }),
        path: Type.String({ pattern: '^(/[^/]|https://)' }),
      }),
    ),
    /** When somebody is at the support desk, every day, in the brand's time zone. */
    supportHours: Type.Object({ from: Clock, to: Clock }),
    analytics: Type.Object({ gtagId: Type.String() }),
    imageCDNs: Type.Array(Type.String(), { minItems: 1 }),
    launchGameCDNs: Type.Array(Type.String()),
    /** Folder of brand/ that holds pictures and content. */
    folder: Type.String({ pattern: '^[a-z0-9-]+$' }),
  },
  { additionalProperties: false },
)
export type Brand = Omit<Static<typeof Brand>, 'modules'> & { modules: Module }
