import type { Json } from './canonical.ts'
import type { WrittenTurn } from './wheel.ts'

/** A round as the site hands it out. Amounts are decimal strings, in minor units. */
export interface WrittenRound {
  game: string
  /** Digest of the game's maths. */
  maths: string
  nonce: number
  /** As they were written down, the clock's part in them included. */
  moves: Json[]
  given?: { pool?: string }
  stake: string
  payout: string
}

/** Every round under one server seed, and the seed. */
export interface SeedExport {
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  rounds: WrittenRound[]
  /** Numbers that were drawn and have no round, as the site says. */
  unused?: number[]
  /** Turns of wheels that were drawn from it. */
  turns?: WrittenTurn[]
}

type Fields = Record<string, unknown>

const HEX_32 = /^[0-9a-f]{64}$/
const GAME = /^[a-z0-9-]+$/
const AMOUNT = /^(0|[1-9]\d*)$/

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

function readText(value: unknown, field: string, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new TypeError(`${field} is to be a text like ${pattern.source}`)
  return value
}

function readList(value: unknown, field: string): unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${field} is to be a list`)
  return value
}

function readNumber(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) throw new TypeError(`${field} is to be a whole number from 1`)
  return value
}

function readRound(value: unknown, place: string): WrittenRound {
  const { game, maths, nonce, moves, given, stake, payout } = fieldsOf(value)
  const { pool } = fieldsOf(given)
  return {
    game: readText(game, `${place}.game`, GAME),
    maths: readText(maths, `${place}.maths`, HEX_32),
    nonce: readNumber(nonce, `${place}.nonce`),
    moves: readList(moves, `${place}.moves`) as Json[],
    ...(pool === undefined ? {} : { given: { pool: readText(pool, `${place}.given.pool`, AMOUNT) } }),
    stake: readText(stake, `${place}.stake`, AMOUNT),
    payout: readText(payout, `${place}.payout`, AMOUNT),
  }
}

function readTurn(value: unknown, place: string): WrittenTurn {
  const { nonce, weights, segment } = fieldsOf(value)
  if (!Number.isSafeInteger(segment) || (segment as number) < 0) throw new TypeError(`${place}.segment is to be a whole number`)
  return {
    nonce: readNumber(nonce, `${place}.nonce`),
    weights: readList(weights, `${place}.weights`).map((weight, n) => readNumber(weight, `${place}.weights[${n}]`)),
    segment: segment as number,
  }
}

/** Reads what somebody kept of the site, or throws a TypeError that names the field. */
export function readSeedExport(value: unknown): SeedExport {
  const { serverSeed, serverSeedHash, clientSeed, rounds, unused, turns } = fieldsOf(value)
  return {
    serverSeed: readText(serverSeed, 'serverSeed', HEX_32),
    serverSeedHash: readText(serverSeedHash, 'serverSeedHash', HEX_32),
    clientSeed: readText(clientSeed, 'clientSeed', /^/),
    rounds: readList(rounds, 'rounds').map((round, n) => readRound(round, `rounds[${n}]`)),
    ...(unused === undefined ? {} : { unused: readList(unused, 'unused').map((nonce, n) => readNumber(nonce, `unused[${n}]`)) }),
    ...(turns === undefined ? {} : { turns: readList(turns, 'turns').map((turn, n) => readTurn(turn, `turns[${n}]`)) }),
  }
}
