import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { KnownMessage } from '@tucano/feed'
import type { Json } from '@tucano/round'
import type { MatchId } from '../calendar/index.ts'
import type { Store } from './store.ts'

/** A beat that was played. */
export interface BeatRow {
  number: number
  beaconRound: number
  told: Json
}

const packed = (value: unknown): Uint8Array => deflateRawSync(JSON.stringify(value))
const unpacked = <T>(bytes: Uint8Array): T => JSON.parse(inflateRawSync(bytes).toString()) as T

export function addBeat(store: Store, match: MatchId, { number, beaconRound, told, prices }: BeatRow & { prices: string }): void {
  store.run(
    'insert into beats (match, number, beacon_round, told, prices) values (?, ?, ?, ?, ?)',
    match,
    number,
    beaconRound,
    JSON.stringify(told),
    prices,
  )
}

interface WrittenBeat {
  number: number
  beaconRound: number
  told: string
}

function liveBeats(store: Store, match: string): BeatRow[] {
  const rows = store.all<WrittenBeat>('select number, beacon_round as beaconRound, told from beats where match = ? order by number', match)
  return rows.map(({ told, ...row }) => ({ ...row, told: JSON.parse(told) as Json }))
}

/** The beats of a match, whether it is over or not. */
export function beatsOf(store: Store, match: string): BeatRow[] {
  const archived = store.first<{ beats: Uint8Array }>('select beats from archives where match = ?', match)
  return archived ? unpacked<BeatRow[]>(archived.beats) : liveBeats(store, match)
}

/** The signature of a beacon's round, kept for as long as anything was drawn with it. */
export const signatureOf = (store: Store, round: number): string | undefined =>
  store.first<{ signature: string }>('select signature from rounds where round = ?', round)?.signature

export const keepSignature = (store: Store, round: number, signature: string): void =>
  store.run('insert into rounds (round, signature) values (?, ?) on conflict do nothing', round, signature)

/** What a recovery tells again. */
export interface KeptMessage {
  atMs: number
  message: KnownMessage
}

export function keepMessage(store: Store, match: string, { atMs, message }: KeptMessage): void {
  store.run('insert into told (match, at_ms, message) values (?, ?, ?)', match, atMs, JSON.stringify(message))
}

interface WrittenMessage {
  match: string
  atMs: number
  message: string
}

const READ_TOLD = 'select match, at_ms as atMs, message from told'
const read = ({ atMs, message }: WrittenMessage): KeptMessage => ({ atMs, message: JSON.parse(message) as KnownMessage })

export function messagesOf(store: Store, match: string): KeptMessage[] {
  const archived = store.first<{ messages: Uint8Array }>('select messages from archives where match = ?', match)
  const since = store.all<WrittenMessage>(`${READ_TOLD} where match = ? order by number`, match).map(read)
  return [...(archived ? unpacked<KeptMessage[]>(archived.messages) : []), ...since]
}

/** Matches of which something was told after a moment. */
export function toldAfter(store: Store, afterMs: number): string[] {
  const rows = store.all<{ match: string }>(
    'select distinct match from told where at_ms > ? union select match from archives where last_ms > ?',
    afterMs,
    afterMs,
  )
  return rows.map(({ match }) => match)
}

/** Packs all of a match that is over. */
export function archive(store: Store, match: string, lastMs: number): void {
  const [beats, messages] = [liveBeats(store, match), messagesOf(store, match)]
  store.run(
    `insert into archives (match, last_ms, beats, messages) values (?, ?, ?, ?)
     on conflict (match) do update set last_ms = excluded.last_ms, messages = excluded.messages`,
    match,
    lastMs,
    packed(beats),
    packed(messages),
  )
  for (const table of ['beats', 'told', 'markets']) store.run(`delete from ${table} where match = ?`, match)
}

/** Forgets what was before: the proofs of matches, and the rounds that they were drawn with. */
export function forgetBefore(store: Store, { archivesMs, round }: { archivesMs: number; round: number }): void {
  store.run('delete from archives where last_ms < ?', archivesMs)
  store.run("delete from told where at_ms < ? and match not in (select id from matches where stage in ('announced', 'live'))", archivesMs)
  store.run('delete from rounds where round < ?', round)
}
