import { setTimeout as delay } from 'node:timers/promises'
import { LIVE_PATH, type LiveEvent, type LiveHello, type LiveMessage, type PayloadOf } from '@tucano/contract/event'
import '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { InConversation, OperatorSession, SignedIn } from './endpoint.ts'
import type { Feature, OpenPages } from './feature.ts'
import { readHello } from './hello.ts'
import type { House } from './house.ts'
import { type Delivery, type Hearing, OutboxReader, mayHear, missedEvents } from './outbox.ts'
import type { Tokens } from './routes.ts'

/** Spelled out in RFC 6455: the server restarts, come back in a moment. */
const SERVICE_RESTART = 1012
const POLICY_VIOLATION = 1008
const PAGES_MAX = 20_000
/** A page that does not read is cut off before it fills our memory; it comes back and resumes. */
const BUFFER_BYTES_MAX = 1_000_000
const HEARTBEAT_MS = 30_000
const GOODBYE_MS = 2000
const LOOK_MS = 20

interface Page {
  socket: WebSocket
  member: SignedIn | undefined
  conversation: InConversation | undefined
  operator: OperatorSession | undefined
  /** It shows the members' room. */
  room: boolean
  /** Nothing is sent before the hello has been answered, so that a page misses nothing between the two. */
  greeted: boolean
  waiting: Delivery[]
  /** Settles when every hello so far has been answered. */
  greeting: Promise<void>
  alive: boolean
}

/** A session that an event says is over. */
export interface EndedSession {
  of: 'member' | 'operator'
  sessionId: bigint
}

interface HubOptions extends Tokens {
  endedSession: (delivery: Delivery) => EndedSession | undefined
  hears: { event: LiveEvent; run: (delivery: Delivery) => void }[]
  greets: NonNullable<Feature['greets']>
}

/** One WebSocket per open page. Events come from the outbox, so every server process has all of them. */
export class Hub implements OpenPages {
  #house: House
  #tokens: Tokens
  #pages = new Set<Page>()
  #reader: OutboxReader
  #heartbeat: NodeJS.Timeout | undefined
  #hears: { event: LiveEvent; run: (delivery: Delivery) => void }[]
  #greets: NonNullable<Feature['greets']>
  #endedSession: HubOptions['endedSession']

  /** `endedSession` tells which session an event says is over, if it says so; `hears` are the server's own listeners. */
  constructor(house: House, { endedSession, hears, greets, ...tokens }: HubOptions) {
    this.#house = house
    this.#tokens = tokens
    this.#endedSession = endedSession
    this.#hears = hears
    this.#greets = greets
    this.#reader = new OutboxReader(house, (delivery) => this.#deliver(delivery))
  }

  async start(): Promise<void> {
    await this.#reader.start()
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#heartbeat)
    await this.#reader.stop()
    for (const { socket } of this.#pages) socket.close(SERVICE_RESTART)
    // A page that does not say goodbye, asleep or cut off, must not keep the server from going.
    const gone = (): boolean => this.#pages.size === 0
    for (let waited = 0; !gone() && waited < GOODBYE_MS; waited += LOOK_MS) await delay(LOOK_MS)
    for (const { socket } of this.#pages) socket.terminate()
  }

  /** Opens the hub's door; the websocket plugin is registered already. */
  register(app: FastifyInstance): void {
    app.get(LIVE_PATH, { websocket: true }, (socket) => this.#welcome(socket))
  }

  #welcome(socket: WebSocket): void {
    if (this.#pages.size >= PAGES_MAX) return socket.close(1013)
    const nobody = { member: undefined, conversation: undefined, operator: undefined, room: false }
    const page: Page = { socket, ...nobody, greeted: false, waiting: [], greeting: Promise.resolve(), alive: true }
    this.#pages.add(page)
    this.#house.metrics.livePages.set(this.#pages.size)
    // One after the other: of two hellos, the later one must have the last word.
    socket.on('message', (data) => {
      page.greeting = page.greeting.then(() => this.#greet(page, data))
    })
    socket.on('pong', () => (page.alive = true))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      this.#pages.delete(page)
      this.#house.metrics.livePages.set(this.#pages.size)
    })
  }

  async #greet(page: Page, data: unknown): Promise<void> {
    const said = readHello(String(data))
    if ('problem' in said) return page.socket.close(POLICY_VIOLATION, said.problem)
    const { hello } = said
    page.greeted = false
    try {
      await this.#recognise(page, hello)
      await this.#resume(page, hello.after)
    } catch (error) {
      this.#house.log.warn({ err: error }, 'live hello failed')
      page.socket.close(SERVICE_RESTART)
    }
  }

  async #recognise(page: Page, { token, conversation, operator, room = false }: LiveHello): Promise<void> {
    const { readSession, readConversation, readOperator } = this.#tokens
    page.member = token ? await readSession(token) : undefined
    page.conversation = conversation ? await readConversation(conversation) : undefined
    page.operator = operator ? await readOperator(operator) : undefined
    page.room = room
    const refused = (token && !page.member) || (conversation && !page.conversation) || (operator && !page.operator)
    if (refused) send(page, { type: 'refused' })
  }

  async #resume(page: Page, after: string | undefined): Promise<void> {
    page.waiting = []
    const until = this.#reader.cursor
    const missed = after ? await missedEvents(this.#house.db, { after, until, hearing: hearingOf(page) }) : undefined
    send(page, { type: 'ready', cursor: until, resumed: missed !== undefined })
    page.greeted = true
    for (const delivery of [...(missed ?? []), ...page.waiting.splice(0)]) this.#send(page, delivery)
    await this.#tellStanding(page)
  }

  async #tellStanding(page: Page): Promise<void> {
    const { member } = page
    if (!member || member.passwordChangeRequired) return
    for (const { event, read } of this.#greets) {
      const payload = await read(member.memberId)
      if (page.member === member) this.#tellPage(page, event, payload)
    }
  }

  memberIds(): bigint[] {
    const ids = new Set<bigint>()
    for (const { member } of this.#pages) if (member && !member.passwordChangeRequired) ids.add(member.memberId)
    return [...ids]
  }

  /** Tells a member's pages how something is now. Not kept: a page that is away is told at its next hello. */
  tell<E extends LiveEvent<string, 'member'>>(event: E, memberId: bigint, payload: PayloadOf<E>): void {
    for (const page of this.#pages) if (page.member?.memberId === memberId && page.greeted) this.#tellPage(page, event, payload)
  }

  #tellPage(page: Page, { name }: LiveEvent, payload: unknown): void {
    if (page.socket.bufferedAmount > BUFFER_BYTES_MAX) return page.socket.terminate()
    this.#house.metrics.liveEvents.inc({ event: name })
    send(page, { type: 'event', cursor: this.#reader.cursor, name, payload })
  }

  #deliver(delivery: Delivery): void {
    for (const { event, run } of this.#hears) if (event.name === delivery.name) run(delivery)
    for (const page of this.#pages) {
      if (page.greeted) this.#send(page, delivery)
      else page.waiting.push(delivery)
    }
  }

  #send(page: Page, delivery: Delivery): void {
    const { cursor, name, payload } = delivery
    if (!mayHear(hearingOf(page), delivery)) return
    const ended = this.#endedSession(delivery)
    if (ended && page[ended.of]?.sessionId !== ended.sessionId) return
    if (page.socket.bufferedAmount > BUFFER_BYTES_MAX) return page.socket.terminate()
    this.#house.metrics.liveEvents.inc({ event: name })
    send(page, { type: 'event', cursor, name, payload })
    // The last thing that this page hears as a member or an operator.
    if (ended) page[ended.of] = undefined
  }

  #beat(): void {
    for (const page of this.#pages) {
      if (!page.alive) page.socket.terminate()
      page.alive = false
      page.socket.ping()
    }
  }
}

/** The room is for those who could read it by a call as well. */
function hearingOf({ member, conversation, operator, room }: Page): Hearing {
  const atWork = operator !== undefined && !operator.passwordChangeRequired
  const inside = atWork || (member !== undefined && !member.passwordChangeRequired)
  return {
    memberId: member?.memberId ?? null,
    conversationId: conversation?.conversationId ?? null,
    room: room && inside,
    operator: atWork,
  }
}

function send({ socket }: Page, message: LiveMessage): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
}
