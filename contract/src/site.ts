import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { RegisterRules } from './registration.ts'

/** A node of the brand's module tree. A module is on when it and all above it are enabled. */
export const ModuleNode = Type.Cyclic(
  {
    Node: Type.Object({
      modId: Type.String(),
      enabled: Type.Union([Type.Literal('1'), Type.Literal('0')]),
      childrenNodes: Type.Array(Type.Ref('Node')),
    }),
  },
  'Node',
)
export interface ModuleNode {
  modId: string
  enabled: '1' | '0'
  childrenNodes: ModuleNode[]
}

export const resourceTypes = ['TELEGRAM', 'FACEBOOK', 'EMAIL', 'MOBILECONFIG', 'IOS', 'ANDROID'] as const

export const Resource = Type.Object({
  resourceType: Type.Enum(resourceTypes),
  url: Type.String(),
  qrCodeUrl: Type.String(),
  labelNameEn: Type.String(),
})
export type Resource = Static<typeof Resource>

/** What of the brand a page needs to draw itself. */
export const PublicBrand = Type.Object({
  name: Type.String(),
  merchantCode: Type.String(),
  platform: Type.Literal('web'),
  device: Type.Literal('WEB'),
  chatHeaderColour: Type.String(),
  languages: Type.Array(Type.Enum(['PT', 'EN'])),
  defaultLanguage: Type.Enum(['PT', 'EN']),
  forcedLanguage: Type.String(),
  currency: Type.String(),
  currencySymbol: Type.String(),
  timeZone: Type.String(),
  lotteryType: Type.String(),
  prizeModes: Type.Array(Type.String()),
  announcementTypes: Type.Array(Type.String()),
  executedAnnouncementTypes: Type.Array(Type.String()),
  loginedToHomePage: Type.Boolean(),
  jurisdiction: Type.String(),
  demo: Type.Boolean(),
  /** Languages that games are offered in, whatever the site itself speaks. */
  gameLanguages: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** Who moves money for the brand. */
  paymentPartners: Type.Array(Type.Object({ name: Type.String(), sign: Type.Enum(['qr', 'bank', 'card', 'coin']) })),
  /** What the landing page claims; what counts things is shown only as far as it is true. */
  claims: Type.Object({ encryptionBits: Type.Integer(), sports: Type.Integer(), games: Type.Integer() }),
  /** When somebody answers at customer service, hours and minutes of the brand's zone; 00:00 to 24:00 is always. */
  supportHours: Type.Object({ from: Type.String(), to: Type.String() }),
  /** Under whose licence the brand takes bets; null where it has none, as in a demonstration. */
  licence: Type.Union([
    Type.Object({ holder: Type.String(), authority: Type.String(), number: Type.String(), url: Type.String() }),
    Type.Null(),
  ]),
})
export type PublicBrand = Static<typeof PublicBrand>

export const Country = Type.Object({ countryCode: Type.String(), countryDialingCode: Type.String() })
export type Country = Static<typeof Country>

const Service = Type.Union([Type.Object({ authorizeUrl: Type.String(), clientId: Type.String() }), Type.Null()])

export const SystemStatus = Type.Object({
  maintenance: Type.Boolean(),
  regionRestriction: Type.Boolean(),
  location: Type.Object({ ip: Type.String(), country: Type.Union([Type.String(), Type.Null()]) }),
  info: Type.Object({
    brand: PublicBrand,
    whitelabel: ModuleNode,
    register: RegisterRules,
    resources: Type.Array(Resource),
    domainRoute: Type.Array(Type.String()),
    mainDomain: Type.String(),
    customerService: Type.Array(Type.Object({ csType: Type.String(), path: Type.String() })),
    analytics: Type.Object({ gtagId: Type.String() }),
    imageCDNs: Type.Array(Type.String()),
    launchGameCDNs: Type.Array(Type.String()),
    encryptionKey: Type.Record(Type.String(), Type.String()),
    /** Services by which people can sign in; null where a brand has none. */
    signIn: Type.Object({
      /** Where the services send people back to. */
      redirectUri: Type.String(),
      google: Service,
      facebook: Service,
      phoneAuth: Type.Union([
        Type.Object({ projectId: Type.String(), apiKey: Type.String(), emulatorUrl: Type.Union([Type.String(), Type.Null()]) }),
        Type.Null(),
      ]),
    }),
    /** Countries whose mobile numbers are taken, the brand's own first. */
    mobileCountries: Type.Array(Country),
    /** Letters leave by no channel, and `/dev/outbox` shows them. */
    shownOutbox: Type.Boolean(),
  }),
})
export type SystemStatus = Static<typeof SystemStatus>

export const getStatus = endpoint('getStatus', {
  summary: 'Whether the site is open for this visitor, and what of the brand a page needs to draw itself',
  method: 'GET',
  path: '/wps/system/status',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({ host: Type.Optional(Type.String({ maxLength: 260, pattern: '^[A-Za-z0-9.:\\[\\]-]+$' })) }),
  reply: SystemStatus,
  errors: ['domain.check.failed'],
})

/** Spec §4: 0 normal, 1 maintenance, 2 region-restricted. */
export function systemStatusCode(status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'>): 0 | 1 | 2 {
  if (status.maintenance) return 1
  return status.regionRestriction ? 2 : 0
}

export const getWhitelabel = endpoint('getWhitelabel', {
  summary: 'The tree of modules that this brand has on and off',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({}),
  reply: ModuleNode,
})

export const getDomainRoute = endpoint('getDomainRoute', {
  summary: 'The addresses under which this brand is served',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({}),
  reply: Type.Object({ domainList: Type.Array(Type.String()), mainDomain: Type.String() }),
})

export const getCountry = endpoint('getCountry', {
  summary: "The visitor's country (the brand's own when the address tells nothing), and all countries with their dialling codes",
  method: 'GET',
  path: '/wps/system/country',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({}),
  reply: Type.Object({ ...Country.properties, countries: Type.Array(Country) }),
})

/** The site opened, closed for maintenance, or changed its settings: read the status again. */
export const statusChanged = event('site.statusChanged', 'public', Type.Object({ maintenance: Type.Boolean() }))
