import { setTimeout as delay } from 'node:timers/promises'
import { type Cursor, LIVE_PATH, type LiveEvent, type LiveHello, type PayloadOf } from '@tucano/contract/event'
import '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { budgetKey } from './address.ts'
import { Channels, channelOf } from './channels.ts'
import type { Complaints } from './complaints.ts'
import { Fault } from './fault.ts'
import type { OpenPages } from './feature.ts'
import type { Ending, HubOptions } from './hub-options.ts'
import type { Services } from './services.ts'
import { type Delivery, OutboxReader, mayHear, missedEvents } from './outbox.ts'
import { type Page, hearingOf, isHere, newPage, send, sendWritten, write } from './page.ts'
import type { PageSender } from './page-sender.ts'
import { SaidReader } from './said.ts'
import { SocketBudget, admitsTalk } from './socket-budget.ts'
import { Semaphore } from './semaphore.ts'

/** Spelled out in RFC 6455: the server restarts, come back in a moment. */
const SERVICE_RESTART = 1012
const TRY_AGAIN_LATER = 1013
const POLICY_VIOLATION = 1008
const HELLO_MS = 10_000
/** What is kept for a page while its hello is answered. */
const WAITING_MAX = 500
/** A page that has missed more than this reads what it shows again. */
const RESUME_BYTES_MAX = 64 * 1024
const HEARTBEAT_MS = 30_000
const GOODBYE_MS = 2000
const LOOK_MS = 20
/** What the websocket library is told. Hellos come in one piece; pings are answered by the hub. */
export const socketOptions = { maxPayload: 16 * 1024, maxFragments: 8, maxBufferedChunks: 1024, autoPong: false }

/** One WebSocket per open page. Events come from the outbox, so every server process has all of them. */
export class Hub implements OpenPages {
  #services: Services
  #options: HubOptions
  #pages = new Set<Page>()
  #channels = new Channels()
  /** Pages whose hello is being answered: whatever happens meanwhile waits for them. */
  #greeting = new Set<Page>()
  /** Up to here everybody was sent what they hear. */
  #sent: Cursor | undefined
  #budget: SocketBudget
  /** Hellos must not take the connections that calls need. */
  #greetings: Semaphore
  #complaints: Complaints
  #sender: PageSender
  #said: SaidReader
  #reader: OutboxReader
  #heartbeat: NodeJS.Timeout | undefined
  #everySocket: () => Iterable<WebSocket> = () => []
  /** What is sent to many is written once: pages that read slowly all hold the same. */
  #written = new WeakMap<Delivery, Buffer>()

  /** `endedSession` tells which session an event says is over, if it says so; `hears` are the server's own listeners. */
  constructor(services: Services, options: HubOptions) {
    const { configuration } = services
    this.#services = services
    this.#options = options
    this.#budget = new SocketBudget(configuration)
    const inside = Math.max(1, Math.floor(configuration.databaseConnections / 3))
    this.#greetings = new Semaphore({ inside, waiting: configuration.socketsMax })
    this.#complaints = options.complaints
    this.#sender = options.sender
    this.#said = new SaidReader(options.talk?.schemas)
    this.#reader = new OutboxReader(services, (delivery) => this.#deliver(delivery))
  }

  async start(): Promise<void> {
    await this.#reader.start()
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#heartbeat)
    await this.#reader.stop()
    for (const socket of this.#everySocket()) socket.close(SERVICE_RESTART)
    // A page that does not say goodbye, asleep or cut off, must not keep the server from going.
    const gone = (): boolean => [...this.#everySocket()].length === 0
    for (let waited = 0; !gone() && waited < GOODBYE_MS; waited += LOOK_MS) await delay(LOOK_MS)
    for (const socket of this.#everySocket()) socket.terminate()
    this.#complaints.stop()
  }

  /** Opens the hub's door; the websocket plugin is registered already. */
  register(app: FastifyInstance): void {
    this.#everySocket = () => app.websocketServer.clients
    app.get(
      LIVE_PATH,
      {
        websocket: true,
        // Whoever has too many is refused before there is a socket.
        preHandler: (request, _reply, done) => {
          const refusal = request.ws ? this.#budget.refusal(budgetKey(request.visitor.ip)) : undefined
          if (refusal === undefined) return done()
          this.#complaints.note(refusal === 'all' ? 'all sockets are taken' : 'an address has too many sockets')
          done(new Fault(refusal === 'all' ? 'system.busy' : 'request.too.many', { retryAfterSeconds: 10 }))
        },
      },
      (socket, request) => this.#welcome(socket, budgetKey(request.visitor.ip)),
    )
  }

  #welcome(socket: WebSocket, address: string): void {
    const now = performance.now()
    const page = newPage(socket, address, now)
    this.#pages.add(page)
    this.#budget.opened(address, now)
    this.#services.metrics.livePages.set(this.#pages.size)
    const { helloMs = HELLO_MS } = this.#options
    page.timer = setTimeout(() => this.#end(page, { code: POLICY_VIOLATION, cause: 'a socket said no hello' }), helloMs).unref()
    socket.on('message', (data) => this.#hear(page, (data as Buffer).toString()))
    // Whoever does not read is not answered either: answers would pile up.
    socket.on('ping', (data) => socket.bufferedAmount === 0 && socket.pong(data))
    socket.on('pong', () => (page.alive = true))
    socket.on('error', () => {
      this.#complaints.note('a socket broke the protocol')
      socket.terminate()
    })
    socket.on('close', () => this.#forget(page))
  }

  #forget(page: Page): void {
    clearTimeout(page.timer)
    Object.assign(page, { state: 'leaving', hellos: [], waiting: [], said: [] })
    this.#options.talk?.gone(page)
    this.#channels.remove(page)
    this.#greeting.delete(page)
    this.#pages.delete(page)
    this.#budget.closed(page.address)
    this.#services.metrics.livePages.set(this.#pages.size)
  }

  /** Nothing more is done for the page. One that does not go when it is told to is cut off. */
  #end(page: Page, { code, cause, reason = '', error }: Ending): void {
    if (page.state === 'leaving') return
    this.#complaints.note(cause, error)
    clearTimeout(page.timer)
    Object.assign(page, { state: 'leaving', hellos: [], waiting: [], said: [] })
    this.#options.talk?.gone(page)
    this.#channels.remove(page)
    this.#greeting.delete(page)
    page.socket.close(code, reason)
    page.timer = setTimeout(() => page.socket.terminate(), GOODBYE_MS).unref()
  }

  #hear(page: Page, text: string): void {
    if (!isHere(page)) return
    const read = this.#said.read(text)
    if ('problem' in read) return this.#end(page, { code: POLICY_VIOLATION, cause: 'a socket said nonsense', reason: read.problem })
    const { said } = read
    if (said.type === 'hello') this.#hearHello(page, said as LiveHello)
    else this.#hearMore(page, said)
  }

  #hearHello(page: Page, hello: LiveHello): void {
    if (!this.#budget.admits(page, performance.now()))
      return this.#end(page, { code: POLICY_VIOLATION, cause: 'a socket said too many hellos' })
    clearTimeout(page.timer)
    page.hellos.push(hello)
    if (!page.isAnswering) void this.#answer(page)
  }

  /** What is said while a hello is answered waits for the answer. */
  #hearMore(page: Page, said: { type: string }): void {
    if (page.state === 'silent' && !page.isAnswering)
      return this.#end(page, { code: POLICY_VIOLATION, cause: 'a socket said no hello', reason: 'message: hello comes first' })
    if (!admitsTalk(page, performance.now()))
      return this.#end(page, { code: POLICY_VIOLATION, cause: 'a socket said too much', reason: 'message: too many' })
    if (page.isAnswering) page.said.push(said)
    else this.#options.talk?.hear(page, said)
  }

  /** One after the other: of two hellos, the later one must have the last word. */
  async #answer(page: Page): Promise<void> {
    page.isAnswering = true
    try {
      for (let hello = page.hellos.shift(); hello; hello = page.hellos.shift()) {
        const said = hello
        await this.#greetings.pass(() => this.#greet(page, said))
      }
    } catch (error) {
      this.#end(page, { code: SERVICE_RESTART, cause: 'live hello failed', error })
    } finally {
      page.isAnswering = false
    }
    if (isHere(page)) for (const said of page.said.splice(0)) this.#options.talk?.hear(page, said)
  }

  async #greet(page: Page, hello: LiveHello): Promise<void> {
    if (!isHere(page)) return
    Object.assign(page, { state: 'greeting', waiting: [] })
    page.greetings++
    this.#channels.remove(page)
    this.#greeting.add(page)
    const until = this.#reader.cursor
    await this.#recognise(page, hello)
    if (!isHere(page)) return
    const { after } = hello
    const missed = after ? await missedEvents(this.#services.db, { after, until, hearing: hearingOf(page) }) : undefined
    if (!isHere(page)) return
    const resumed = missed !== undefined && JSON.stringify(missed.map(({ payload }) => payload)).length <= RESUME_BYTES_MAX
    send(page, { type: 'ready', cursor: until, resumed })
    page.state = 'greeted'
    this.#greeting.delete(page)
    this.#channels.put(page)
    for (const delivery of [...(resumed ? missed : []), ...page.waiting.splice(0)]) this.#send(page, delivery)
    this.#options.talk?.identified(page)
    await this.#tellStanding(page)
  }

  async #recognise(page: Page, { token, conversation, operator, lounge = false, topics = [] }: LiveHello): Promise<void> {
    const { readSession, readConversation, readOperator } = this.#options
    page.member = token ? await readSession(token) : undefined
    page.conversation = conversation ? await readConversation(conversation) : undefined
    page.operator = operator ? await readOperator(operator) : undefined
    page.lounge = lounge
    page.topics = [...new Set(topics)]
    const refused = (token && !page.member) || (conversation && !page.conversation) || (operator && !page.operator)
    if (refused) send(page, { type: 'refused' })
  }

  async #tellStanding(page: Page): Promise<void> {
    const { member } = page
    if (!member || member.passwordChangeRequired) return
    for (const { event, read } of this.#options.initialState) {
      if (!isHere(page)) return
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
  sendNow<E extends LiveEvent<string, 'member'>>(event: E, memberId: bigint, payload: PayloadOf<E>): void {
    for (const page of this.#channels.pagesOf(`member:${memberId}`)) this.#tellPage(page, event, payload)
  }

  #tellPage(page: Page, { name }: LiveEvent, payload: unknown): void {
    if (!this.#sender.reads(page)) return
    this.#services.metrics.liveEvents.inc({ event: name })
    // A page that comes back with this cursor has not missed what is still on its way to it.
    send(page, { type: 'event', cursor: this.#sent ?? this.#reader.cursor, name, payload })
  }

  #deliver(delivery: Delivery): void {
    for (const { event, run } of this.#options.onEvent) if (event.name === delivery.name) run(delivery)
    for (const page of this.#greeting)
      if (page.waiting.push(delivery) > WAITING_MAX)
        this.#end(page, { code: TRY_AGAIN_LATER, cause: 'too much happened while a hello was answered' })
    const heard = this.#channels.pagesOf(channelOf(delivery))
    const greetings = new Map(Array.from(heard, (page) => [page, page.greetings]))
    this.#sender.toMany(
      [...heard],
      (page) => page.state === 'greeted' && page.greetings === greetings.get(page) && this.#send(page, delivery),
      () => {
        this.#sent = delivery.cursor
        this.#sender.lookAtBuffers(this.#pages)
      },
    )
  }

  #send(page: Page, delivery: Delivery): void {
    if (!mayHear(hearingOf(page), delivery)) return
    const ended = this.#options.endedSession(delivery)
    if (ended && page[ended.of]?.sessionId !== ended.sessionId) return
    if (!this.#sender.reads(page)) return
    this.#services.metrics.liveEvents.inc({ event: delivery.name })
    sendWritten(page, this.#write(delivery))
    // The last thing that this page hears as a member or an operator.
    if (!ended) return
    page[ended.of] = undefined
    this.#channels.put(page)
    this.#options.talk?.identified(page)
  }

  #write(delivery: Delivery): Buffer {
    const { cursor, name, payload } = delivery
    const written = this.#written.get(delivery) ?? write({ type: 'event', cursor, name, payload })
    this.#written.set(delivery, written)
    return written
  }

  #beat(): void {
    this.#budget.sweep(performance.now())
    for (const page of this.#pages) {
      if (!page.alive) page.socket.terminate()
      page.alive = false
      page.socket.ping()
    }
  }
}
