import type { BlackjackSaid, FlightSaid, LiveFact, LiveSaid, LiveView } from '@tucano/contract/live'
import { TABLE_LINES, type TableTalk, type TableTalkFact, isTalk, talkOf } from '@tucano/contract/live/talk'
import type { RoomCommand, RoomJoin, RoomLeave, RoomMessage } from '@tucano/contract/room'
import { create } from 'zustand'
import { useEffect } from 'react'
import { hearFrames, say, watchConnection } from '#platform/live'
import { useSession } from '#platform/session'
import { uuid7 } from '#platform/uuid'
import { readRoomClock, roomNow } from './clock.ts'
import { withFlight } from './with-flight.ts'

/** A room as this page knows it: a table, or the chat of one. */
export interface Looked<View = LiveView> {
  view: View | undefined
  seen: { epoch: number; seq: number } | undefined
  /** Why it is not shown. */
  code: string | undefined
  isLinked: boolean
}

interface Rooms {
  rooms: Readonly<Record<string, Looked<unknown>>>
}

const useRooms = create<Rooms>(() => ({ rooms: {} }))
/** How many parts of the page look at a room, and how many of them sit at it. */
const looking = new Map<string, { many: number; seated: number }>()

interface Answer {
  code?: string
  field?: string | undefined
}
const waiting = new Map<string, { message: RoomCommand; done: (answer: Answer) => void; timer: ReturnType<typeof setTimeout> }>()

const ANSWER_MS = 8000

const nothing: Looked<never> = { view: undefined, seen: undefined, code: undefined, isLinked: true }
const change = (room: string, to: Partial<Looked<unknown>>): void =>
  useRooms.setState(({ rooms }) => ({ rooms: { ...rooms, [room]: { ...nothing, ...rooms[room], ...to } } }))

/** A view with what has been told on top of it. */
function applyFact(now: LiveView, fact: LiveFact): LiveView {
  if ('set' in fact) return { ...now, ...fact.set }
  if ('flight' in fact) return { ...now, flight: withFlight(now.flight, fact.flight) }
  if ('past' in fact) return { ...now, past: withPast(now.past, fact.past) }
  return { ...now, spots: { ...now.spots, ...fact.spots }, members: fact.members, seen: fact.seen }
}
const PAST_KEPT = 96
/** One that is told again takes its own place. */
const withPast = (past: LiveView['past'], one: LiveView['past'][number]): LiveView['past'] =>
  [...past.filter(({ round }) => round !== one.round), one].toSorted((a, b) => a.round - b.round).slice(-PAST_KEPT)

/** What has been said on top of what was. */
function applyTalk(now: TableTalk, fact: TableTalkFact): TableTalk {
  if ('set' in fact) return fact.set
  if ('removed' in fact) return { ...now, lines: now.lines.filter(({ id }) => id !== fact.removed) }
  return { ...now, lines: [...now.lines.filter(({ id }) => id !== fact.said.id), fact.said].slice(-TABLE_LINES) }
}

/** What a room's facts are, its name says. */
const fold = (room: string, view: unknown, facts: readonly unknown[]): unknown =>
  isTalk(room) ? (facts as TableTalkFact[]).reduce(applyTalk, view as TableTalk) : (facts as LiveFact[]).reduce(applyFact, view as LiveView)

/** Nobody knows whether it was taken, or the room is changing its owner, or has not let this page back in yet: the same id may be sent again. */
const isAgain = (room: string, code: string): boolean =>
  code === 'system.busy' || (code === 'room.unknown' && looking.has(room) && useRooms.getState().rooms[room]?.code === undefined)

let isStarted = false
function start(): void {
  if (isStarted) return
  isStarted = true
  const hear = (type: RoomMessage['type'], hearer: (message: RoomMessage) => void) =>
    hearFrames(type, (message) => hearer(message as RoomMessage))
  hear('room', (message) => {
    if (message.type !== 'room' || !looking.has(message.room)) return
    const { epoch, seq } = message
    change(message.room, { view: message.view, seen: { epoch, seq }, code: undefined })
  })
  hear('frame', (message) => {
    if (message.type !== 'frame') return
    const known = useRooms.getState().rooms[message.room]
    if (!known?.view || !known.seen || message.seq <= known.seen.seq) return
    const { epoch, seq } = message
    change(message.room, { view: fold(message.room, known.view, message.facts), seen: { epoch, seq } })
  })
  hear('left', (message) => {
    if (message.type === 'left') change(message.room, { code: message.code })
  })
  hear('answer', (message) => {
    if (message.type !== 'answer') return
    const asked = waiting.get(message.id)
    if (!asked) return
    if ('code' in message && isAgain(message.room, message.code))
      return void setTimeout(() => waiting.has(message.id) && say(asked.message), 500)
    clearTimeout(asked.timer)
    waiting.delete(message.id)
    asked.done('code' in message ? { code: message.code, field: message.field } : {})
  })
  watchConnection((isConnected) => {
    for (const room of looking.keys()) {
      change(room, { isLinked: isConnected })
      // Whoever sits on another page goes on there.
      if (isConnected && useRooms.getState().rooms[room]?.code !== 'room.elsewhere') join(room)
    }
    if (isConnected) for (const { message } of waiting.values()) say(message)
  })
  // Whoever comes in sees chips of their own: the room is told anew.
  useSession.subscribe(({ token }, before) => {
    if (token !== before.token) for (const room of looking.keys()) change(room, { seen: undefined, code: undefined })
  })
  readRoomClock()
}

const sayLeave = (room: string): void => {
  const message: RoomLeave = { type: 'leave', room }
  say(message)
}

function join(room: string): void {
  const seen = useRooms.getState().rooms[room]?.seen
  const isSeated = (looking.get(room)?.seated ?? 0) > 0
  const message: RoomJoin = { type: 'join', room, ...(seen && { seen }), ...(!isSeated && { glance: true as const }) }
  say(message)
}

/** Looks at a room until the returned function is called: seated at it, or in passing. */
function look(room: string, isSeated: boolean): () => void {
  start()
  const { many = 0, seated = 0 } = looking.get(room) ?? {}
  looking.set(room, { many: many + 1, seated: seated + Number(isSeated) })
  if (many === 0 || (isSeated && seated === 0)) join(room)
  return () => {
    const now = looking.get(room)!
    const left = { many: now.many - 1, seated: now.seated - Number(isSeated) }
    if (left.many > 0) return void looking.set(room, left)
    looking.delete(room)
    sayLeave(room)
    useRooms.setState(({ rooms: { [room]: _, ...others } }) => ({ rooms: others }))
  }
}

/** A room as it is, for as long as a part shows it. */
export function useRoom(room: string, { isSeated }: { isSeated: boolean }): Looked {
  useEffect(() => look(room, isSeated), [room, isSeated])
  return useRooms(({ rooms }) => rooms[room] as Looked | undefined) ?? nothing
}

/** The chat of a table, for as long as a part shows it or counts its lines; nothing while nobody wants it. */
export function useTalk(code: string, isWanted: boolean): Looked<TableTalk> {
  const room = talkOf(code)
  useEffect(() => (isWanted ? look(room, false) : undefined), [room, isWanted])
  return useRooms(({ rooms }) => rooms[room] as Looked<TableTalk> | undefined) ?? nothing
}

/** Takes the seat here, which another page of this member has taken. */
export const sitHere = (room: string): void => {
  change(room, { code: undefined, seen: undefined })
  join(room)
}

/** Does something in a room, once, however often it has to be said. Answers with the code of a refusal. */
export function doInRoom(room: string, body: LiveSaid | FlightSaid | BlackjackSaid): Promise<Answer> {
  const id = uuid7(Math.round(roomNow()))
  const message: RoomCommand = { type: 'command', room, id, body }
  return new Promise((done) => {
    const timer = setTimeout(() => {
      waiting.delete(id)
      done({ code: 'network.slow' })
    }, ANSWER_MS)
    waiting.set(id, { message, done, timer })
    say(message)
  })
}
