import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { endpoints } from '@tucano/contract'
import { lobbyChanged } from '@tucano/contract/lobby'
import { memberChanged } from '@tucano/contract/member'
import { type Banner, announcementsChanged } from '@tucano/contract/notices'
import { operatorSessionEnded } from '@tucano/contract/operators'
import { pageAt, pages } from '@tucano/contract/pages'
import type { Game } from '@tucano/round'
import { sessionEnded } from '@tucano/contract/session'
import { type SystemStatus, systemStatusCode } from '@tucano/contract/site'
import { servePictures } from '#accounts/pictures'
import { SessionReader } from '#accounts/sessions'
import { serveDownloads } from '#features/downloads'
import { readBanners } from '#features/notices'
import { readOperator } from '#features/operators'
import { SiteState, statusReader } from '#features/site'
import { readConversation } from '#features/support'
import { Listening } from '#betting/listen'
import { Plays } from '#betting/play'
import type { Catalogue } from '#catalogue/catalogue'
import { CataloguePictures } from '#catalogue/pictures'
import type { DrawnGames } from '#draws/advance'
import { Drawing } from '#draws/drawing'
import { openJackpot } from '#jackpot/open-pool'
import { runningPool } from '#jackpot/pool'
import { budgetKey } from '#platform/address'
import { readBodies, readFields } from '#platform/bodies'
import { connectionLimits, guardConnections } from '#platform/connections'
import { within } from '#platform/deadline'
import { serveDocs } from '#platform/docs'
import { protectResponses, securityHeaders } from '#platform/headers'
import type { Feature } from '#platform/feature'
import { readFirstAnswers } from '#platform/first-answers'
import { serveHealth } from '#platform/health'
import type { Services } from '#platform/services'
import { socketOptions } from '#platform/hub'
import type { EndedSession } from '#platform/hub-options'
import { type Job, startJobs } from '#platform/jobs'
import { type Delivery, sweepOutbox } from '#platform/outbox'
import { type BootReader, readTemplate, servePages } from '#platform/pages'
import { CachedValue } from '#platform/cached-value'
import { type Tokens, registerRoutes, sendFault } from '#platform/routes'
import { openPayments } from '#payments/open-payments'
import { serveVerifier } from '#platform/verifier'
import { recogniseVisitors } from '#platform/visitor'
import { pointsForPromotions } from '#points/delivery'
import { openPromotions } from '#promotions/open-promotions'
import type { RoomKind } from '#rooms/kind'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { openBooks } from './open-books.ts'
import { openLive } from './open-live.ts'
import { buildFeatures, buildListeners } from './features/index.ts'
import { openProducts } from './open-products.ts'

/** How long a page may show a banner that is over. */
const BANNERS_FRESH_MS = 2000

const BODY_BYTES_MAX = 64 * 1024

/** What is stopped may finish what it is at, for so long. */
const STOP_MS = 5000

interface OwnGames {
  /** Instead of all of them. */
  games?: readonly Game[]
  /** Games that one draw decides for everybody, instead of the products'. */
  drawnGames?: DrawnGames
  /** Kinds of rooms, instead of the products'. */
  roomKinds?: (services: Services) => readonly RoomKind[]
}

/** The whole server over one set of services, not yet listening. Closing it stops everything that it started. */
export async function buildApp(services: Services, own: OwnGames = {}): Promise<FastifyInstance> {
  const { configuration, db, log } = services
  await openBooks(services)
  await openJackpot(services)
  const template = readTemplate(services)
  const headers = securityHeaders(services, template)
  const app = newApp(log, headers)
  const sessions = new SessionReader(db, services.moduleOn('PWDEXPFORCECHANGE3'))
  const tokens: Tokens = {
    readSession: (token) => sessions.read(token),
    readOperator: (token) => readOperator(db, token),
    readConversation: (token) => readConversation(db, token),
  }
  const state = new SiteState(services)
  const opened = await openProducts(services, own.games)
  const { catalogue } = opened
  const drawnGames = own.drawnGames ?? opened.drawnGames
  const plays = new Plays(services)
  const payments = openPayments(configuration)
  const engine = openPromotions(services, {
    ...pointsForPromotions(services.brand),
    takesRounds: async (code, stake) => (await opened.roundGames()).some((game) => game.code === code && game.takes(stake)),
  })
  const features = buildFeatures(services, { state, ...opened, plays, pool: runningPool(services), payments, drawnGames, engine })
  const banners = new CachedValue(async () => readBanners(db, await catalogue.read()), BANNERS_FRESH_MS)
  services.metrics.countryDatabaseAgeDays.set(services.countries.ageDays(new Date()))
  const live = openLive(services, {
    ...tokens,
    endedSession,
    onEvent: [
      ...features.flatMap(({ onEvent = [] }) => onEvent),
      { event: announcementsChanged, run: () => banners.forget() },
      { event: lobbyChanged, run: () => banners.forget() },
      { event: sessionEnded, run: ({ memberId }) => memberId !== null && sessions.forget(memberId) },
      { event: memberChanged, run: ({ memberId }) => memberId !== null && sessions.forget(memberId) },
    ],
    initialState: features.flatMap(({ initialState = [] }) => initialState),
    roomKinds: own.roomKinds?.(services) ?? opened.roomKinds,
    talks: features.flatMap(({ talk }) => (talk ? [talk] : [])),
  })
  const drawing = new Drawing(services, drawnGames)
  const listening = new Listening(services, buildListeners(services, catalogue, { engine, ...opened }))
  let closing = false

  guardConnections(app, log)
  recogniseVisitors(app, services)
  protectResponses(app, headers)
  logRequests(app, services)
  app.setErrorHandler((error, request, reply) => sendFault(request, reply, error))
  await app.register(rateLimit, {
    global: true,
    max: configuration.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ visitor }) => budgetKey(visitor.ip),
  })
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1400, customTypes: /^(application\/json|text\/html)/ })
  await app.register(cookie)
  await readBodies(app)
  // The hub hears of every socket's mistakes by itself, and logs them once a cause.
  await app.register(websocket, { options: socketOptions, errorHandler: (_error, socket) => socket.terminate() })
  registerRoutes(
    app,
    services,
    features.flatMap(({ answers }) => answers),
    { ...tokens, closedFor: (country) => state.closedFor(country) },
  )
  live.hub.register(app)
  servePictures(app, services)
  const pictures = new CataloguePictures(services, catalogue)
  pictures.serve(app)
  await serveDownloads(app, services, catalogue)
  for (const { serve } of features) await serve?.(app)
  serveHealth(app, services, () => closing)
  serveDocs(app, services, endpoints)
  serveVerifier(app, services)
  await servePages(
    app,
    services,
    template,
    bootReader(services, { readStatus: statusReader(services, state), banners, catalogue, features }),
  )

  const worker = await startJobs(services, jobsOf(services, features))
  await live.start()
  listening.start()
  drawing.start()
  services.letters.start()
  const watches = features.flatMap(({ start }) => (start ? [start(live.hub)] : []))
  app.addHook('onListen', (done) => {
    pictures.drawAhead().catch((error: unknown) => log.warn({ err: error }, 'covers are drawn when they are asked for'))
    done()
  })
  app.addHook('preClose', async () => {
    closing = true
    pictures.stop()
    sessions.close()
    const { letters, workerPool } = services
    for (const stopping of [
      ...watches,
      () => live.stopRooms(),
      () => drawing.stop(),
      () => listening.stop(),
      () => plays.stop(),
      () => letters.stop(),
      () => workerPool.stop(),
    ])
      await within(STOP_MS, stopping())
    await live.stop()
    await worker.stop()
  })
  return app
}

const jobsOf = ({ db }: Services, features: readonly Feature[]): Job[] => [
  { name: 'platform.sweepOutbox', schedule: '*/5 * * * *', run: () => sweepOutbox(db) },
  ...features.flatMap(({ jobs = [] }) => jobs),
]

/** The HTTP server by itself. */
const newApp = (log: Services['log'], headers: ReturnType<typeof securityHeaders>): FastifyInstance =>
  Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than most requests: whoever logs names the request.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, querystringParser: readFields },
    forceCloseConnections: 'idle',
    ...connectionLimits,
    // Stopping waits for the job that is under way, however long that takes.
    pluginTimeout: 0,
    // An address that cannot even be read never reaches the hooks.
    frameworkErrors: (error, request, reply) =>
      void sendFault(request, reply.headers(headers.plain).header('x-request-id', request.id), error),
  })

/** Which session an event says is over. */
function endedSession({ name, payload }: Delivery): EndedSession | undefined {
  const of = name === sessionEnded.name ? 'member' : name === operatorSessionEnded.name ? 'operator' : undefined
  return of && { of, sessionId: BigInt((payload as { sessionId: string }).sessionId) }
}

interface BootSources {
  readStatus: ReturnType<typeof statusReader>
  banners: CachedValue<Banner[]>
  catalogue: Catalogue
  features: readonly Feature[]
}

/** What a page needs before it can draw anything, put into its HTML: its status, the banners of its first screen, the categories of its menu, what it would ask for first. */
function bootReader(services: Services, { readStatus, banners, catalogue, features }: BootSources): BootReader {
  const { brand } = services
  return async ({ visitor, address }) => {
    const page = pageAt(address.pathname)
    const group = page && 'banners' in pages[page] ? pages[page].banners : undefined
    const shown = await banners.read()
    const first = shown.find(({ groupName }) => groupName === group)
    const [cdn = ''] = brand.imageCDNs
    const status = JSON.parse(await readStatus(visitor)) as SystemStatus
    // A site that is closed shows nothing but that.
    const isOpen = systemStatusCode(status) === 0
    return {
      data: { status, banners: shown, lanes: (await catalogue.read()).menu },
      banner:
        first && isOpen ? { picture: first.url.startsWith('/') ? first.url : `${cdn}/${first.url}`, group: first.groupName } : undefined,
      answers: page && isOpen ? await readFirstAnswers(services, features, { page, address }) : [],
    }
  }
}

/** One line a request, without anything that its sender wrote except the path. */
function logRequests(app: FastifyInstance, { metrics }: Services): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    const { statusCode } = reply
    if (call)
      metrics.callSeconds.observe(
        { call, outcome: statusCode < 400 ? 'ok' : statusCode < 500 ? 'refused' : 'failed' },
        reply.elapsedTime / 1000,
      )
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: statusCode,
        reqId: request.id,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.visitor.ip,
      },
      'request',
    )
    done()
  })
}
