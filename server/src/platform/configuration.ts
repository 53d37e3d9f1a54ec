import path from 'node:path'
import {
  type CertificateFiles,
  type Env,
  StartError,
  address,
  base32Secret,
  certificateFiles,
  databaseAddress,
  integer,
  key,
  oneOf,
  text,
} from './environment.ts'

export { StartError } from './environment.ts'

/** A service that signs people in, by the authorisation code flow of OpenID Connect. */
export interface OidcProvider {
  clientId: string
  clientSecret: string | undefined
  issuer: string
  authorizeUrl: string
  tokenUrl: string
  jwksUrl: string
}

/** The service that signs people in by their phone, or by google and facebook for us. */
export interface PhoneAuth {
  projectId: string
  apiKey: string
  jwksUrl: string
  /** A stand-in for the service, for trying things out. */
  emulatorUrl: string | undefined
}

export interface IdentityConfiguration {
  google?: OidcProvider
  facebook?: OidcProvider
  firebase?: PhoneAuth
}

/** The provider of instant payments, by the central bank's API. */
export interface PixConfiguration {
  url: string
  clientId: string
  clientSecret: string
  /** The key that charges are paid to. */
  key: string
  /** What its webhooks are signed with. */
  webhookSecret: string
  /** The certificate by which it knows us, where it asks for one. */
  certificate: CertificateFiles | undefined
  /** It is the sandbox: members may be shown where to pay with money that does not exist. */
  sandbox: boolean
}

/** A randomness beacon: addresses with drand's HTTP API, and the chain that they have to be of. */
export interface BeaconConfiguration {
  urls: string[]
  chain: string
  /** It is the house's own: pages that show a proof say so. */
  isOwn: boolean
}

/** A feed of odds, of matches and of how they end: one that speaks the Unified Odds Feed. */
export interface FeedConfiguration {
  /** Where its messages come from. */
  address: string
  /** Where it is asked for documents, and for what was missed. */
  api: string
  token: string
  /** Whose messages a broker is asked for. */
  bookmaker: string | undefined
}

export interface Configuration {
  port: number
  host: string
  /** A PostgreSQL of the operator's own; without it the embedded one is started. */
  databaseUrl: string | undefined
  databaseConnections: number
  /** Between several processes of one site; one process needs none. */
  redisUrl: string | undefined
  /** How many processes the site is, on this machine. */
  processes: number
  dataFolder: string
  brand: string
  /** How many proxies stand before us: so many addresses of `X-Forwarded-For`, from the right, are believed. */
  trustedProxies: number
  logLevel: string
  /** Bearer token for `/metrics`; without one only the machine itself may read them. */
  metricsToken: string | undefined
  /** Requests that one address may make in a minute. */
  requestsPerMinute: number
  /** Sockets that one address may have open, an address being a whole household or office; and all of them together. */
  socketsPerAddress: number
  socketsMax: number
  /** Rounds that the demo's own members play at its first start, so that there is something to see. */
  demoRounds: number
  /** How many days of the past a demo has at its first start. */
  demoDays: number
  /** The authenticator secret of the demo's own operators, so that a test or a tour can make their codes. No operator of a real brand has one. */
  demoOperatorSecret: Buffer | undefined
  /** Where people reach the site, for links in letters. */
  publicUrl: string
  /** Seals what the database must not be able to read; without it a key is kept in the data folder. */
  vaultKey: Buffer | undefined
  /** A mail server; without it e-mails stay in the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** A gateway for text messages and its bearer token; without it text messages stay in the outbox. */
  smsUrl: string | undefined
  smsToken: string | undefined
  /** Services by which people sign in; none that is not named here is asked. */
  identity: IdentityConfiguration
  /** How the iOS profile is signed; without it phones show the profile as unsigned. */
  profileSigning: CertificateFiles | undefined
  /** Who takes and sends money; without it a demo starts the sandbox, and others have no Pix. */
  pix: PixConfiguration | undefined
  /** A demo without a provider starts the sandbox bank beside it. */
  sandboxBank: boolean
  /** Where the randomness of shared draws comes from; without it a demo starts a beacon of its own, and others have no shared draws. */
  beacon: BeaconConfiguration | undefined
  /** A demo without a beacon starts the local one beside it. */
  localBeacon: boolean
  /** Who tells odds; without it there is nothing to bet on. */
  sportsFeed: FeedConfiguration | undefined
  /** Whether the house's own live tables run. */
  liveTables: boolean
  /** For how many seconds every live table takes bets; 0 is what each of them says itself. */
  liveBetSeconds: number
  /** A demo without a feed starts the invented world beside it. */
  localWorld: boolean
  /** Two addresses that tell results of official lotteries, each by itself; none, where operators enter them. */
  lotteryResults: readonly string[]
  /** Whether a start builds the web whose sources have changed; otherwise it serves what was built before. */
  buildWeb: boolean
  /** Check every reply against its schema, and fail when it does not fit. */
  strictReplies: boolean
}

const ROOT = path.join(import.meta.dirname, '..', '..', '..')
/** drand's public chain with a round every three seconds. */
const QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads the environment, and refuses with the name of the variable that is wrong. */
export function readConfiguration(env: Record<string, string | undefined>): Configuration {
  const databaseUrl = databaseAddress(env, 'DATABASE_URL')
  const port = integer(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 })
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    databaseUrl,
    databaseConnections: integer(env, 'DATABASE_CONNECTIONS', { fallback: 10, min: 2, max: 500 }),
    processes: integer(env, 'PROCESSES', { fallback: 1, min: 1, max: 64 }),
    redisUrl: address(env, 'REDIS_URL', ['redis:', 'rediss:']),
    dataFolder: path.resolve(ROOT, env['DATA_DIR'] || '.data'),
    brand: env['BRAND'] || 'tucano',
    trustedProxies: integer(env, 'TRUSTED_PROXIES', { fallback: 0, min: 0, max: 10 }),
    // With the embedded database a person sits at the terminal and reads the progress lines; otherwise a log collector reads everything.
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, databaseUrl ? 'info' : 'warn'),
    metricsToken: env['METRICS_TOKEN'] || undefined,
    requestsPerMinute: integer(env, 'REQUESTS_PER_MINUTE', { fallback: 1200, min: 10, max: 100_000_000 }),
    socketsPerAddress: integer(env, 'SOCKETS_PER_ADDRESS', { fallback: 200, min: 1, max: 1_000_000 }),
    socketsMax: integer(env, 'SOCKETS_MAX', { fallback: 20_000, min: 1, max: 1_000_000 }),
    demoDays: integer(env, 'DEMO_DAYS', { fallback: 21, min: 0, max: 92 }),
    demoRounds: integer(env, 'DEMO_ROUNDS', { fallback: 400, min: 0, max: 100_000 }),
    demoOperatorSecret: base32Secret(env, 'DEMO_OPERATOR_SECRET'),
    publicUrl: address(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    vaultKey: key(env, 'VAULT_KEY'),
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env['MAIL_FROM'] || 'Tucano <nao-responda@tucano.example>',
    smsUrl: address(env, 'SMS_URL', ['http:', 'https:']),
    smsToken: env['SMS_TOKEN'] || undefined,
    identity: identityServices(env),
    profileSigning: certificateFiles(env, 'PROFILE'),
    pix: pixProvider(env),
    beacon: publicBeacon(env),
    sportsFeed: oddsFeed(env),
    lotteryResults: resultFeeds(env),
    liveBetSeconds: integer(env, 'LIVE_BET_SECONDS', { fallback: 0, min: 0, max: 300 }),
    liveTables: oneOf(env, 'LIVE_TABLES', ['0', '1'], '1') === '1',
    localWorld: oneOf(env, 'LOCAL_WORLD', ['0', '1'], '1') === '1',
    localBeacon: oneOf(env, 'LOCAL_BEACON', ['0', '1'], '1') === '1',
    buildWeb: oneOf(env, 'BUILD_WEB', ['0', '1'], '1') === '1',
    sandboxBank: oneOf(env, 'SANDBOX_BANK', ['0', '1'], '1') === '1',
    strictReplies: oneOf(env, 'STRICT_REPLIES', ['0', '1'], '0') === '1',
  }
}

const GOOGLE = {
  issuer: 'https://accounts.google.com',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
}
const FACEBOOK = {
  issuer: 'https://www.facebook.com',
  authorizeUrl: 'https://www.facebook.com/v21.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v21.0/oauth/access_token',
  jwksUrl: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
}
const FIREBASE_JWKS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** `GOOGLE_CLIENT_ID` switches Google on, and so on; addresses are the services' own unless said otherwise. */
function identityServices(env: Env): IdentityConfiguration {
  const web = (name: string): string | undefined => address(env, name, ['http:', 'https:'])
  const oidc = (prefix: 'GOOGLE' | 'FACEBOOK', known: typeof GOOGLE): OidcProvider | undefined => {
    const clientId = env[`${prefix}_CLIENT_ID`]
    if (!clientId) return undefined
    return {
      clientId,
      clientSecret: env[`${prefix}_CLIENT_SECRET`] || undefined,
      issuer: web(`${prefix}_ISSUER`) ?? known.issuer,
      authorizeUrl: web(`${prefix}_AUTHORIZE_URL`) ?? known.authorizeUrl,
      tokenUrl: web(`${prefix}_TOKEN_URL`) ?? known.tokenUrl,
      jwksUrl: web(`${prefix}_JWKS_URL`) ?? known.jwksUrl,
    }
  }
  const google = oidc('GOOGLE', GOOGLE)
  const facebook = oidc('FACEBOOK', FACEBOOK)
  const projectId = env['FIREBASE_PROJECT_ID']
  const firebase = projectId
    ? {
        projectId,
        apiKey: env['FIREBASE_API_KEY'] ?? '',
        jwksUrl: web('FIREBASE_JWKS_URL') ?? FIREBASE_JWKS,
        emulatorUrl: web('FIREBASE_EMULATOR_URL'),
      }
    : undefined
  return { ...(google ? { google } : {}), ...(facebook ? { facebook } : {}), ...(firebase ? { firebase } : {}) }
}

/** `PIX_URL` switches Pix on; then the rest has to be there. */
function pixProvider(env: Env): PixConfiguration | undefined {
  const url = address(env, 'PIX_URL', ['http:', 'https:'])
  if (!url) return undefined
  const certificate = certificateFiles(env, 'PIX')
  return {
    url,
    clientId: text(env, 'PIX_CLIENT_ID', 1),
    clientSecret: text(env, 'PIX_CLIENT_SECRET', 16),
    key: text(env, 'PIX_KEY', 1),
    webhookSecret: text(env, 'PIX_WEBHOOK_SECRET', 16),
    certificate,
    sandbox: oneOf(env, 'PIX_SANDBOX', ['0', '1'], '0') === '1',
  }
}

/** `BEACON_URLS`, separated by commas, and the hash of the chain that they tell of: drand's public one unless said otherwise. */
function publicBeacon(env: Env): BeaconConfiguration | undefined {
  const written = env['BEACON_URLS']
  if (!written) return undefined
  const urls = written.split(',').map((one) => address({ BEACON_URLS: one.trim() }, 'BEACON_URLS', ['http:', 'https:']) ?? '')
  const chain = env['BEACON_CHAIN'] || QUICKNET
  if (!/^[\da-f]{64}$/.test(chain)) throw new StartError('BEACON_CHAIN must be 64 hexadecimal digits.')
  return { urls, chain, isOwn: false }
}

/** `SPORTS_FEED` switches the feed on; then the rest has to be there. A broker has one place for each bookmaker. */
function oddsFeed(env: Env): FeedConfiguration | undefined {
  const feed = address(env, 'SPORTS_FEED', ['amqps:', 'amqp:', 'tcp:', 'unix:'])
  if (!feed) return undefined
  const api = address(env, 'SPORTS_FEED_API', ['http:', 'https:'])
  if (!api) throw new StartError('SPORTS_FEED_API must be the address of the feed’s documents.')
  const bookmaker = env['SPORTS_FEED_BOOKMAKER'] || undefined
  if (bookmaker === undefined ? feed.startsWith('amqp') : !/^[\w-]{1,40}$/.test(bookmaker))
    throw new StartError('SPORTS_FEED_BOOKMAKER must be the number that the feed knows the bookmaker by.')
  return { address: feed, api, token: text(env, 'SPORTS_FEED_TOKEN', 1), bookmaker }
}

/** `LOTTERY_RESULTS_URLS`: two addresses separated by a comma. One alone could tell what it likes. */
function resultFeeds(env: Env): readonly string[] {
  const written = env['LOTTERY_RESULTS_URLS']
  if (!written) return []
  const urls = written
    .split(',')
    .map((one) => address({ LOTTERY_RESULTS_URLS: one.trim() }, 'LOTTERY_RESULTS_URLS', ['http:', 'https:']) ?? '')
  const origins = new Set(urls.map((url) => URL.parse(url)?.origin))
  if (urls.length !== 2 || origins.size !== 2 || urls.includes(''))
    throw new StartError('LOTTERY_RESULTS_URLS must be two addresses of different services, separated by a comma.')
  return urls
}
