import { LIVE_PATH, type LiveEvent, type LiveHello, type LiveMessage, type PayloadOf, topicOf } from '@tucano/contract/event'
import { visit } from './storage.ts'

const RETRY_MS = [100, 500, 1000, 2000, 5000, 10_000]

type Listener = (payload: unknown) => void
const listeners = new Map<string, Set<Listener>>()
const missed = new Set<() => void>()
const watchers = new Set<(connected: boolean) => void>()

/** Who hears what is no event, by the type of the message; and what the page says of it, again on each new connection. */
const hearers = new Map<string, (message: unknown) => void>()
const said = new Map<string, object>()

let socket: WebSocket | undefined
let cursor: string | undefined
let failures = 0
/** Hellos of this socket that have no answer yet. */
let unanswered = 0
let retry: ReturnType<typeof setTimeout> | undefined
/** What this page is besides a page of whoever is signed in. */
let more: Pick<LiveHello, 'conversation' | 'operator' | 'lounge'> = {}

/** What the server was told that this page shows. It goes on hearing of it until its next hello. */
const told = new Set<string>()
/** Topics of events that somebody listens to, by their names. */
const topics = new Map<string, string>()

const topicsNow = (): string[] => [...new Set([...topics].flatMap(([name, topic]) => (listeners.get(name)?.size ? [topic] : [])))]

/** Hears an event of the contract until the returned function is called. Of what is only told to pages that show it, the server is told that this one does. */
export function listen<E extends LiveEvent>(event: E, listener: (payload: PayloadOf<E>) => void): () => void {
  const group = listeners.get(event.name) ?? new Set<Listener>()
  listeners.set(event.name, group)
  group.add(listener as Listener)
  if (event.to === 'topic') {
    topics.set(event.name, topicOf(event.name))
    if (!told.has(topicOf(event.name))) greetAgain()
  }
  return () => group.delete(listener as Listener)
}

/** Hears messages of a type that are no events and are not kept, until the returned function is called. One hearer a type. */
export function hearFrames(type: string, hearer: (message: unknown) => void): () => void {
  hearers.set(type, hearer)
  return () => {
    if (hearers.get(type) === hearer) hearers.delete(type)
  }
}

/** Says something by its type, and again whenever the page is greeted anew. What is said later takes its place. */
export function sayAlways(message: { type: string }): void {
  said.set(message.type, message)
  if (socket?.readyState === WebSocket.OPEN && unanswered === 0) socket.send(JSON.stringify(message))
}

/** Says something once, if the page is connected. */
export function say(message: { type: string }): boolean {
  const isOpen = socket?.readyState === WebSocket.OPEN && unanswered === 0
  if (isOpen) socket!.send(JSON.stringify(message))
  return isOpen
}

/** Called when events may have been missed: whatever the page shows should be read again. */
export const onMissed = (listener: () => void): void => void missed.add(listener)

/** Told whenever the server has greeted this page, and whenever the connection is lost. */
export function watchConnection(watcher: (connected: boolean) => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Says what else this page is: the window of a conversation, an operator's desk, a place where the lounge is shown. */
export function introduce(as: { [Key in keyof typeof more]: (typeof more)[Key] | undefined }): void {
  more = { ...more, ...as } as typeof more
  greetAgain()
}

/** Opens the page's one socket and keeps it open. */
export function startLive(): void {
  open()
  // A phone that wakes up should not wait for the next try.
  addEventListener('online', () => hurry())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry())
}

/** Says anew who we are, after a login or a logout. */
export function greetAgain(): void {
  if (socket?.readyState === WebSocket.OPEN) hello(socket)
}

function open(): void {
  const address = new URL(LIVE_PATH, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const opened = new WebSocket(address)
  socket = opened
  unanswered = 0
  opened.addEventListener('open', () => hello(opened))
  opened.addEventListener('message', ({ data }) => receive(JSON.parse(String(data)) as LiveMessage))
  opened.addEventListener('close', () => {
    if (socket !== opened) return
    for (const watcher of watchers) watcher(false)
    retry = setTimeout(open, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
    failures++
  })
}

function hurry(): void {
  if (socket?.readyState !== WebSocket.CLOSED) return
  clearTimeout(retry)
  open()
}

function hello(to: WebSocket): void {
  const token = visit.read('token')
  const shown = topicsNow()
  told.clear()
  for (const topic of shown) told.add(topic)
  const message: LiveHello = {
    type: 'hello',
    ...(token ? { token } : {}),
    ...more,
    ...(shown.length > 0 ? { topics: shown } : {}),
    ...(cursor ? { after: cursor } : {}),
  }
  to.send(JSON.stringify(message))
  unanswered++
}

function receive(message: LiveMessage): void {
  if (message.type === 'refused') return
  if (message.type !== 'event' && message.type !== 'ready') return hearFrame(message)
  const first = cursor === undefined
  if (message.type === 'ready') {
    failures = 0
    unanswered--
    // Resuming, the events in between follow, each with its own cursor.
    if (!message.resumed) cursor = message.cursor
    if (!message.resumed && !first) for (const listener of missed) listener()
    document.documentElement.dataset['live'] = 'on'
    for (const watcher of watchers) watcher(true)
    if (unanswered === 0) for (const sentence of said.values()) socket?.send(JSON.stringify(sentence))
    return
  }
  // Meant for whoever this page was before it said hello again. What it misses by that follows the answer.
  if (unanswered > 0) return
  cursor = message.cursor
  for (const listener of listeners.get(message.name) ?? []) listener(message.payload)
}

const hearFrame = (message: { type: string }): void => hearers.get(message.type)?.(message)
