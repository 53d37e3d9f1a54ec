import { parseXml } from '../xml/parse.ts'
import { DECLARATION, type Of, attribute, inside, listed, many, one, optional, otherwise, shape } from '../xml/shape.ts'
import { bit, coded, names, whole, words } from '../xml/values.ts'
import { writeElement } from '../xml/write.ts'
import { marketStatus, namedMarket, offeredMarket, settledMarket } from './market.ts'
import { sportEventStatus } from './status.ts'

const OF_PRODUCER = { producer: attribute('product', whole), timestampMs: attribute('timestamp', whole) }
const OF_EVENT = {
  ...OF_PRODUCER,
  event: attribute('event_id', words),
  /** Of the recovery that it answers. */
  requestId: optional(attribute('request_id', whole)),
}
const interval = { startMs: optional(attribute('start_time', whole)), endMs: optional(attribute('end_time', whole)) }
const betstopReason = attribute('betstop_reason', whole)
const changes = coded({ new: 1, datetime: 2, cancelled: 3, format: 4, coverage: 5, pitcher: 6 })

const offer = {
  ...OF_EVENT,
  status: optional(one(sportEventStatus)),
  markets: listed('odds', offeredMarket),
  bettingStatus: optional(inside('odds', attribute('betting_status', whole))),
  betstopReason: optional(inside('odds', betstopReason)),
}
/** What a feed answers when it is asked for the probabilities of an event. */
export const cashout = shape('cashout', offer)

const SHAPES = {
  odds_change: shape('odds_change', { ...offer, reason: optional(attribute('odds_change_reason', whole)) }),
  bet_stop: shape('bet_stop', {
    ...OF_EVENT,
    groups: attribute('groups', names),
    /** What the markets become; suspended, where it is not said. */
    marketStatus: otherwise(attribute('market_status', marketStatus), 'suspended'),
    reason: optional(betstopReason),
  }),
  bet_settlement: shape('bet_settlement', {
    ...OF_EVENT,
    certainty: attribute('certainty', coded({ scouted: 1, confirmed: 2 })),
    markets: listed('outcomes', settledMarket),
  }),
  rollback_bet_settlement: shape('rollback_bet_settlement', { ...OF_EVENT, markets: many(namedMarket) }),
  bet_cancel: shape('bet_cancel', {
    ...OF_EVENT,
    ...interval,
    /** The event that stands for this one. */
    supercededBy: optional(attribute('superceded_by', words)),
    markets: many(namedMarket),
  }),
  rollback_bet_cancel: shape('rollback_bet_cancel', { ...OF_EVENT, ...interval, markets: many(namedMarket) }),
  fixture_change: shape('fixture_change', {
    ...OF_EVENT,
    change: optional(attribute('change_type', { ...changes, read: (text) => changes.read(text) ?? null })),
    startMs: optional(attribute('start_time', whole)),
    nextLiveMs: optional(attribute('next_live_time', whole)),
  }),
  alive: shape('alive', { ...OF_PRODUCER, subscribed: attribute('subscribed', bit) }),
  snapshot_complete: shape('snapshot_complete', { ...OF_PRODUCER, requestId: attribute('request_id', whole) }),
}

type Kind = keyof typeof SHAPES
type Told = { [K in Kind]: { kind: K } & Of<(typeof SHAPES)[K]> }
/** A message that the feed knows. */
export type KnownMessage = Told[Kind]
export type OddsChange = Told['odds_change']
export type BetSettlement = Told['bet_settlement']
/** What a feed tells. */
export type Message = KnownMessage | { kind: 'unknown'; name: string }

const MESSAGE_BYTES_MAX = 4 * 1024 * 1024

const isKind = (name: string): name is Kind => Object.hasOwn(SHAPES, name)

/** What a message says. Attributes and elements that are not known are ignored. */
export function readMessage(xml: string | Uint8Array): Message {
  const root = parseXml(xml, MESSAGE_BYTES_MAX)
  if (!isKind(root.name)) return { kind: 'unknown', name: root.name }
  return { kind: root.name, ...SHAPES[root.name].read(root) } as KnownMessage
}

export function writeMessage(message: KnownMessage): string {
  const { write } = SHAPES[message.kind] as { write: (value: KnownMessage) => ReturnType<typeof cashout.write> }
  return DECLARATION + writeElement(write(message))
}
