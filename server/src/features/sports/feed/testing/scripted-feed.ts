import http from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type AmqpAddress,
  type Asked,
  CALLS,
  type Competitor,
  type FeedPublisher,
  type Fixture,
  type KnownMessage,
  type MarketDescription,
  type SportEvent,
  type Tournament,
  type VariantDescription,
  publishToBroker,
  readPath,
  startFeedServer,
  writeMessage,
  writeRoutingKey,
} from '@tucano/feed'
import type { FeedConfiguration } from '#platform/configuration'
import { MATCH } from './told.ts'

const TOKEN = 'scripted'
const LANGUAGES = { en: 0, pt: 1 } as const

const SPORT = { id: 'sr:sport:1', name: 'Soccer' }
const tournament: Tournament = {
  id: 'tc:tournament:1',
  name: 'Serra League',
  sport: SPORT,
  category: { id: 'tc:category:1', name: 'Highlands' },
}
const team = (n: number, change: Partial<Competitor> = {}): Competitor => ({
  id: `tc:competitor:${n}`,
  name: `Team ${n}`,
  virtual: true,
  ...change,
})

export const fixtureOf = (urn: string, change: Partial<Fixture> = {}): Fixture => ({
  id: urn,
  scheduledMs: Date.UTC(2026, 10, 20, 20),
  status: 'not_started',
  tournament,
  competitors: [team(1, { side: 'home', abbreviation: 'ONE' }), team(2, { side: 'away' })],
  extraInfo: [],
  ...change,
})
export const youngTeam = team(9, { name: 'Team Nine U19', ageGroup: 'U19', side: 'home' })

const market = (id: number, name: string, change: Partial<MarketDescription> = {}): MarketDescription => ({
  id,
  name,
  groups: ['all', 'score'],
  outcomes: [],
  specifiers: [],
  attributes: [],
  ...change,
})
const MARKETS = [
  market(1, '1x2', {
    outcomes: [
      { id: '1', name: '{$competitor1}' },
      { id: '2', name: 'draw' },
      { id: '3', name: '{$competitor2}' },
    ],
  }),
  market(18, 'Total', {
    outcomes: [
      { id: '12', name: 'over {total}' },
      { id: '13', name: 'under {total}' },
    ],
    specifiers: [{ name: 'total', type: 'decimal' }],
  }),
  market(162, 'Corners', { groups: ['all', 'corners'] }),
  market(199, 'Correct score', { specifiers: [{ name: 'variant', type: 'variable_text' }] }),
]
const VARIANT: VariantDescription = { id: 'sr:correct_score:bestof:3', outcomes: [{ id: 'sr:correct_score:bestof:3:4', name: '2:0' }] }

/** Said in Portuguese where that is asked for. */
const inWords = <T extends { name: string }>(one: T, language: string): T =>
  language === 'pt' ? { ...one, name: `${one.name} (pt)` } : one

export interface Recovery {
  call: 'recovery' | 'oddsRecovery' | 'statefulRecovery'
  product: string
  after: string | undefined
  event: string | undefined
  requestId: number
}

/** A feed that says what a test wants: messages over a local socket, documents by HTTP. */
export class ScriptedFeed {
  readonly configuration: FeedConfiguration
  readonly recoveries: Recovery[] = []
  readonly fixtures = new Map<string, Fixture>([[MATCH, fixtureOf(MATCH)]])
  /** Matches of the lists of days. */
  readonly scheduled: SportEvent[] = []
  /** Every path that was asked for. */
  readonly asked: string[] = []
  /** Whether it answers a recovery by itself. */
  answers = true
  /** What it says to documents and requests instead: 503 and the like. */
  refuses: number | undefined
  now: () => number
  #server: FeedPublisher
  #http: http.Server

  private constructor(server: FeedPublisher, rest: http.Server, configuration: FeedConfiguration) {
    this.#server = server
    this.#http = rest
    this.now = Date.now
    this.configuration = configuration
  }

  /** Over a socket of its own, or by a broker. */
  static async open(broker?: AmqpAddress): Promise<ScriptedFeed> {
    let feed: ScriptedFeed
    const rest = http.createServer((request, response) => {
      const [status, text] = feed.#answer(request)
      response.writeHead(status, { 'content-type': 'application/xml' }).end(text)
    })
    await new Promise<void>((resolve) => rest.listen(0, '127.0.0.1', resolve))
    const { port } = rest.address() as AddressInfo
    const api = `http://127.0.0.1:${port}`
    if (broker) {
      const { address, token, vhost } = broker
      const bookmaker = vhost.replace('/unifiedfeed/', '')
      feed = new ScriptedFeed(publishToBroker(broker), rest, { address, api, token, bookmaker })
    } else {
      const server = await startFeedServer({ address: 'tcp://127.0.0.1:0', token: TOKEN })
      feed = new ScriptedFeed(server, rest, { address: server.address, api, token: TOKEN, bookmaker: undefined })
    }
    return feed
  }

  async stop(): Promise<void> {
    await this.#server.stop()
    this.#http.closeAllConnections()
    await new Promise((resolve) => this.#http.close(resolve))
  }

  /** Everybody is cut off, and may come again once it is back. */
  async cut(): Promise<() => Promise<void>> {
    const { address } = this.configuration
    await this.#server.stop()
    return async () => {
      this.#server = await startFeedServer({ address, token: TOKEN })
    }
  }

  async say(...messages: KnownMessage[]): Promise<void> {
    for (const message of messages) await this.#server.publish(keyOf(message), writeMessage(message))
  }

  sayRaw(key: string, body: string | Buffer): Promise<void> {
    return this.#server.publish(key, body)
  }

  alive(change: { producer?: number; subscribed?: boolean; timestampMs?: number } = {}): Promise<void> {
    return this.say({ kind: 'alive', producer: 101, subscribed: true, timestampMs: this.now(), ...change })
  }

  complete({ requestId, producer = 101 }: { requestId: number; producer?: number }): Promise<void> {
    return this.say({ kind: 'snapshot_complete', producer, timestampMs: this.now(), requestId })
  }

  #answer({ method = 'GET', url = '', headers }: http.IncomingMessage): [status: number, text: string] {
    this.asked.push(url)
    if (headers['x-access-token'] !== this.configuration.token) return [403, '']
    if (this.refuses !== undefined) return [this.refuses, '']
    const asked = readPath(method, url)
    const text = asked && this.#document(asked)
    return text === undefined ? [404, ''] : [200, text]
  }

  #document(asked: Asked): string | undefined {
    switch (asked.call) {
      case 'producers':
        return CALLS.producers.reply.write({
          producers: [
            {
              id: 101,
              name: 'LIVE',
              description: 'Live',
              apiUrl: `${this.configuration.api}/v1/live/`,
              active: true,
              scope: ['live'],
              recoveryWindowMinutes: 600,
            },
            { id: 103, name: 'PRE', description: 'Before', apiUrl: `${this.configuration.api}/v1/pre/`, active: true, scope: ['prematch'] },
          ],
        })
      case 'markets':
        return CALLS.markets.reply.write({ markets: MARKETS.map((one) => inWords(one, asked.values.language)) })
      case 'variants':
        return CALLS.variants.reply.write({ variants: [VARIANT] })
      case 'sports':
        return CALLS.sports.reply.write({ sports: [inWords(SPORT, asked.values.language)] })
      case 'tournaments':
        return CALLS.tournaments.reply.write({ tournaments: [inWords(tournament, asked.values.language)] })
      case 'schedule':
        return CALLS.schedule.reply.write({ events: asked.values.day === 'live' ? [] : this.scheduled })
      case 'fixture':
        return this.#fixture(asked.values.event, asked.values.language)
      case 'competitor':
        return CALLS.competitor.reply.write({
          competitor: team(1, { id: asked.values.competitor }),
          players: [
            inWords({ id: `sr:player:${asked.values.competitor.split(':')[2]}`, name: 'Nine, Striker', number: 9 }, asked.values.language),
          ],
        })
      case 'recovery':
      case 'oddsRecovery':
      case 'statefulRecovery':
        return this.#recover(asked)
      case 'marketVariant':
      case 'probabilities':
      case 'marketProbabilities':
      case 'lineProbabilities':
      case 'availableSelections':
      case 'calculate':
        return undefined
    }
  }

  #fixture(urn: string, language: string): string | undefined {
    const found = this.fixtures.get(urn)
    if (!found || !(language in LANGUAGES)) return undefined
    const competitors = found.competitors.map((one) => inWords(one, language))
    return CALLS.fixture.reply.write({ fixture: { ...found, competitors } })
  }

  #recover({ call, values }: Extract<Asked, { call: Recovery['call'] }>): string {
    const said: Partial<Record<string, string>> = values
    const recovery = { call, product: values.product, after: said['after'], event: said['event'], requestId: Number(said['request_id']) }
    this.recoveries.push(recovery)
    if (this.answers && call === 'recovery') {
      void this.complete({ requestId: recovery.requestId, producer: recovery.product === 'pre' ? 103 : 101 })
    }
    return CALLS.recovery.reply.write({ code: 'ACCEPTED' })
  }
}

function keyOf(message: KnownMessage): string {
  if ('event' in message) {
    const priority = message.kind === 'bet_settlement' ? 'lo' : 'hi'
    return writeRoutingKey({ priority, live: true, kind: message.kind, sport: 1, event: message.event })
  }
  return writeRoutingKey({ live: false, kind: message.kind })
}
