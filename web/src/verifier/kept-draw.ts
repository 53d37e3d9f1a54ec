import type { Json, ProvenBet, PublishedBeacon, PublishedDraw, PublishedRaffle, RaffleRange } from '@tucano/round'

/** A shared draw as the site tells it, and a bet on it. */
export interface KeptDraw {
  draw: PublishedDraw
  /** The beacon is the house's own, as the site says. */
  isOwnBeacon: boolean
  bet?: ProvenBet
  /** Where the draw is a raffle's: its list, and what came out. */
  raffle?: PublishedRaffle
}

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const HEX = /^(?:[\da-f]{2})*$/

function text(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string') throw new TypeError(`${name} is no text`)
  return value
}
function hex(fields: Fields, name: string): string {
  const value = text(fields, name)
  if (!HEX.test(value)) throw new TypeError(`${name} is not hexadecimal`)
  return value
}
function whole(fields: Fields, name: string, max = Number.MAX_SAFE_INTEGER): number {
  const value = fields[name]
  if (!Number.isSafeInteger(value) || (value as number) < 0 || (value as number) > max) throw new TypeError(`${name} is no number`)
  return value as number
}
/** More links would keep the page busy for long; no chain of the site has so many. */
const LINKS_MAX = 1_000_000
const orNull = <Value>(fields: Fields, name: string, read: (fields: Fields, name: string) => Value): Value | null =>
  fields[name] === null || fields[name] === undefined ? null : read(fields, name)

function readBeacon(given: Fields): PublishedBeacon {
  return {
    hash: hex(given, 'hash'),
    publicKey: hex(given, 'publicKey'),
    groupHash: hex(given, 'groupHash'),
    name: text(given, 'name'),
    genesisSeconds: whole(given, 'genesisSeconds'),
    periodSeconds: whole(given, 'periodSeconds'),
  }
}

function readDraw(given: Fields): PublishedDraw {
  const chain = fieldsOf(given['chain'])
  return {
    source: text(given, 'source'),
    number: text(given, 'number'),
    game: text(given, 'game'),
    maths: hex(given, 'maths'),
    chain: { anchor: hex(chain, 'anchor'), length: whole(chain, 'length'), logPlace: whole(chain, 'logPlace') },
    link: whole(given, 'link', LINKS_MAX),
    beacon: readBeacon(fieldsOf(given['beacon'])),
    beaconRound: whole(given, 'beaconRound'),
    root: orNull(given, 'root', hex),
    bets: orNull(given, 'bets', whole),
    seed: hex(given, 'seed'),
    signature: orNull(given, 'signature', hex),
    randomness: orNull(given, 'randomness', hex),
    moves: (given['moves'] ?? null) as Json,
    result: (given['result'] ?? null) as Json,
  }
}

function readBet(given: Fields, proof: Fields): ProvenBet {
  const { path } = proof
  if (!Array.isArray(path)) throw new TypeError('path is no list')
  return {
    id: text(given, 'id'),
    stake: text(given, 'stake'),
    payout: text(given, 'payout'),
    selections: given['selections'],
    leaf: text(given, 'leaf'),
    index: whole(proof, 'index'),
    path: path.map((_, n) => hex(path as unknown as Fields, String(n))),
  }
}

function listOf(fields: Fields, name: string): unknown[] {
  const value = fields[name]
  if (!Array.isArray(value)) throw new TypeError(`${name} is no list`)
  return value
}

function readRange(value: unknown): RaffleRange {
  const given = fieldsOf(value)
  return { first: whole(given, 'first'), last: whole(given, 'last'), owner: orNull(given, 'owner', text) }
}

function readRaffle(given: Fields): PublishedRaffle {
  const winners = listOf(given, 'winners')
  return {
    list: listOf(given, 'list').map(readRange),
    prizes: whole(given, 'prizes'),
    winners: winners.map((_, n) => whole(winners as unknown as Fields, String(n))),
  }
}

function readOne(value: unknown): KeptDraw {
  const given = fieldsOf(value)
  const raw = fieldsOf('draw' in given ? given['draw'] : given)
  const draw = readDraw(raw)
  const isOwnBeacon = fieldsOf(raw['beacon'])['isOwn'] === true
  return {
    draw,
    isOwnBeacon,
    ...(given['bet'] && given['proof'] ? { bet: readBet(fieldsOf(given['bet']), fieldsOf(given['proof'])) } : {}),
    ...(given['raffle'] ? { raffle: readRaffle(fieldsOf(given['raffle'])) } : {}),
  }
}

/** Reads what the site answers about shared draws: one, or a list of them. Throws a TypeError that names the field. */
export function readKeptDraws(written: string): KeptDraw[] {
  const value: unknown = JSON.parse(written)
  const answer = fieldsOf(value)['value'] ?? value
  const { draws, list } = fieldsOf(answer)
  const many = draws ?? list
  return Array.isArray(many) ? many.map(readOne) : [readOne(answer)]
}
