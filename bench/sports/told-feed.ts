// A feed that says what a measurement wants, when it wants it: messages over a local socket, documents by HTTP.
import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Asked,
  CALLS,
  type FeedServer,
  type KnownMessage,
  type OfferedMarket,
  readPath,
  startFeedServer,
  writeMessage,
  writeRoutingKey,
} from '@tucano/feed'
import { SPORTS } from '@tucano/sports/markets'
import type { Services } from '../../world/src/services.ts'
import { toldMarkets, toldProducers, toldVariantOf, toldVariants } from '../../world/src/rest/descriptions.ts'
import { type Language, toldEvent, toldFixture, toldProfile, toldSports, toldTournament } from '../../world/src/rest/sport-events.ts'
import { PRODUCERS, producerOfProduct } from '../../world/src/telling/producers.ts'
import type { ToldMatch } from './matches.ts'

const ALIVE_MS = 2000
const LIVE = PRODUCERS.live.id

/** Everything of a producer was asked for. */
interface AskedAll {
  producer: number
  atMs: number
}

interface Parts {
  services: Services
  matches: readonly ToldMatch[]
  server: FeedServer
  rest: http.Server
  token: string
}

export class ToldFeed {
  /** What a site needs to hear it. */
  readonly env: Record<string, string>
  readonly asked: AskedAll[] = []
  readonly #parts: Parts
  readonly #api: string
  readonly #alive: NodeJS.Timeout

  private constructor(parts: Parts) {
    this.#parts = parts
    this.#api = `http://127.0.0.1:${(parts.rest.address() as AddressInfo).port}`
    this.env = { SPORTS_FEED: parts.server.address, SPORTS_FEED_API: this.#api, SPORTS_FEED_TOKEN: parts.token }
    this.#alive = setInterval(() => this.alive(), ALIVE_MS)
  }

  static async open(services: Services, matches: readonly ToldMatch[]): Promise<ToldFeed> {
    const token = randomBytes(12).toString('hex')
    const server = await startFeedServer({ address: 'tcp://127.0.0.1:0', token })
    let feed: ToldFeed
    const rest = http.createServer(({ method = 'GET', url = '' }, response) => {
      const text = feed.#answer(method, url)
      response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/xml' }).end(text)
    })
    rest.keepAliveTimeout = 60_000
    await new Promise<void>((resolve) => rest.listen(0, '127.0.0.1', resolve))
    feed = new ToldFeed({ services, matches, server, rest, token })
    return feed
  }

  async stop(): Promise<void> {
    const { server, rest } = this.#parts
    clearInterval(this.#alive)
    await server.stop()
    rest.closeAllConnections()
    await new Promise((resolve) => rest.close(resolve))
  }

  /** Both producers are there; where one is named, that it has forgotten us. */
  alive(forgotten?: number): void {
    for (const producer of [LIVE, PRODUCERS.pre.id]) {
      if (forgotten !== undefined && producer !== forgotten) continue
      const message: KnownMessage = { kind: 'alive', producer, timestampMs: Date.now(), subscribed: forgotten === undefined }
      this.#publish(writeRoutingKey({ live: false, kind: 'alive' }), message)
    }
  }

  /** Odds of some markets of a match. */
  tell({ urn, sport, status }: ToldMatch, markets: OfferedMarket[], requestId?: number): void {
    const answer = requestId === undefined ? {} : { requestId }
    this.#ofMatch(sport, { kind: 'odds_change', producer: LIVE, timestampMs: Date.now(), event: urn, status, markets, ...answer })
  }

  /** How a market ended. */
  settle(
    { urn, sport }: ToldMatch,
    { id, specifiers }: Pick<OfferedMarket, 'id' | 'specifiers'>,
    results: Record<string, 'won' | 'lost'>,
  ): void {
    const outcomes = Object.entries(results).map(([outcome, result]) => ({ id: outcome, result }))
    const markets = [{ id, specifiers, outcomes }]
    this.#ofMatch(sport, { kind: 'bet_settlement', producer: LIVE, timestampMs: Date.now(), event: urn, certainty: 'scouted', markets })
  }

  #ofMatch(sport: number, message: Extract<KnownMessage, { event: string }>): void {
    const priority = message.kind === 'bet_settlement' ? 'lo' : 'hi'
    this.#publish(writeRoutingKey({ priority, live: true, kind: message.kind, sport, event: message.event }), message)
  }

  #publish(key: string, message: KnownMessage): void {
    void this.#parts.server.publish(key, writeMessage(message))
  }

  #answer(method: string, url: string): string | undefined {
    const asked = readPath(method, url)
    return asked && this.#document(asked)
  }

  #document({ call, values }: Asked): string | undefined {
    const { services, matches } = this.#parts
    const said: Readonly<Record<string, string | undefined>> = values
    const language: Language = said['language'] === 'pt' ? 'pt' : 'en'
    switch (call) {
      case 'producers':
        return CALLS.producers.reply.write({ producers: toldProducers(this.#api) })
      case 'markets':
        return CALLS.markets.reply.write({ markets: toldMarkets(SPORTS, language) })
      case 'variants':
        return CALLS.variants.reply.write({ variants: toldVariants(SPORTS, language) })
      case 'marketVariant': {
        const found = toldVariantOf(SPORTS, values, language)
        return found && CALLS.marketVariant.reply.write({ markets: [found] })
      }
      case 'sports':
        return CALLS.sports.reply.write({ sports: toldSports(language) })
      case 'tournaments':
        return CALLS.tournaments.reply.write({
          tournaments: services.world.tournaments.map((one) => toldTournament(services, one, language)),
        })
      case 'schedule': {
        const events = values.day === 'live' ? matches.flatMap(({ fixture }) => toldEvent(services, fixture, language) ?? []) : []
        return CALLS.schedule.reply.write({ events })
      }
      case 'fixture': {
        const found = matches.find(({ urn }) => urn === values.event)
        const fixture = found && toldFixture(services, found.fixture, language)
        return fixture && CALLS.fixture.reply.write({ fixture })
      }
      case 'competitor': {
        const told = toldProfile(services, values.competitor, language)
        return told && CALLS.competitor.reply.write(told)
      }
      case 'recovery':
        return this.#recover(values.product, Number(said['request_id']))
      case 'oddsRecovery':
      case 'statefulRecovery':
      case 'probabilities':
      case 'marketProbabilities':
      case 'lineProbabilities':
      case 'availableSelections':
      case 'calculate':
        return undefined
    }
  }

  /** All that a producer has to say, then that it was all; after the answer, as the other end may not know its request yet. */
  #recover(product: string, requestId: number): string {
    const producer = producerOfProduct(product) === 'pre' ? PRODUCERS.pre.id : LIVE
    this.asked.push({ producer, atMs: performance.now() })
    setImmediate(() => {
      if (producer === LIVE) for (const match of this.#parts.matches) this.tell(match, match.markets, requestId)
      const complete: KnownMessage = { kind: 'snapshot_complete', producer, timestampMs: Date.now(), requestId }
      this.#publish(writeRoutingKey({ live: false, kind: 'snapshot_complete' }), complete)
    })
    return CALLS.recovery.reply.write({ code: 'ACCEPTED' })
  }
}
