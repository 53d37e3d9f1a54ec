import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, Position, Uuid } from './fields.ts'
import { Money } from './money.ts'

/** A seed is told after so many rounds or hours at the latest. */
export const SEED_ROUNDS_MAX = 1000
export const SEED_HOURS_MAX = 24

const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' })
const ClientSeed = Type.String({ pattern: '^[\\w-]{8,64}$' })

/** What is committed to before anything is drawn. */
export const Commitments = Type.Object({
  /** SHA-256 of the seed that rounds are drawn from now. */
  seedHash: Digest,
  /** Made by the page after it has seen both commitments; null until then, and no round can be played. */
  clientSeed: Type.Union([ClientSeed, Type.Null()]),
  /** The highest number drawn from it so far. */
  rounds: Type.Integer(),
  /** SHA-256 of the seed that comes after it. */
  nextSeedHash: Digest,
})
export type Commitments = Static<typeof Commitments>

/** A seed that is over, and can be checked. */
export const ToldSeed = Type.Object({
  seedId: Id,
  /** The 32 bytes, in hexadecimal. */
  serverSeed: Digest,
  seedHash: Digest,
  clientSeed: Type.Union([ClientSeed, Type.Null()]),
  rounds: Type.Integer(),
  madeAt: Type.Integer(),
  toldAt: Type.Integer(),
  /** Where its commitment stands in the public log; null until the log is next written. */
  logPlace: Type.Union([Type.Integer(), Type.Null()]),
})
export type ToldSeed = Static<typeof ToldSeed>

/** A round as it takes to run it again. */
export const DrawnRound = Type.Object({
  roundId: Type.String(),
  game: Type.String(),
  /** Digest of the game's maths. */
  maths: Digest,
  nonce: Type.Integer(),
  moves: Type.Array(Type.Unknown()),
  /** What the jackpot held, in minor units; null where it could not be won. */
  pool: Type.Union([Money, Type.Null()]),
  stake: Money,
  payout: Money,
  state: Type.Enum(['open', 'settled', 'void']),
})
export type DrawnRound = Static<typeof DrawnRound>

const memberErrors = ['login.not.session', 'password.change.required'] as const

export const commitSeeds = endpoint('commitSeeds', {
  summary: 'What the next rounds are committed to. Makes the commitments when there are none yet',
  method: 'POST',
  path: '/wps/relay/FAIR_commitSeeds',
  access: 'member',
  moduleId: 'COMM3',
  limit: { max: 120, windowMs: 60_000 },
  request: Type.Object({}),
  reply: Commitments,
  errors: [...memberErrors],
})

export const chooseClientSeed = endpoint('chooseClientSeed', {
  summary: 'The part of the chance that the page brings, made after it has seen the commitment that it names',
  method: 'POST',
  path: '/wps/relay/FAIR_chooseClientSeed',
  access: 'member',
  moduleId: 'COMM3',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ seedHash: Digest, clientSeed: ClientSeed }),
  reply: Commitments,
  errors: [...memberErrors, 'seed.stale'],
})

export const rotateSeeds = endpoint('rotateSeeds', {
  summary: 'Tells the seed of now, and goes on with the next one, which was committed to before',
  method: 'POST',
  path: '/wps/relay/FAIR_rotateSeeds',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  limit: { max: 30, windowMs: 60_000 },
  request: Type.Object({}),
  reply: Type.Object({ told: ToldSeed, commitments: Commitments }),
  errors: [...memberErrors, 'seed.open', 'seed.stale'],
})

export const listSeeds = endpoint('listSeeds', {
  summary: 'Seeds of the member that are over, newest first',
  method: 'GET',
  path: '/wps/relay/FAIR_listSeeds',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({ before: Type.Optional(Id), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
  reply: Type.Object({ list: Type.Array(ToldSeed), more: Type.Boolean() }),
  errors: [...memberErrors],
})

export const listSeedRounds = endpoint('listSeedRounds', {
  summary: 'The rounds of one of the seeds that are over, in the order of their numbers',
  method: 'GET',
  path: '/wps/relay/FAIR_listSeedRounds',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({ seedId: Id }),
  /** `unused` are numbers that were drawn and have no round, because the writing failed: spent all the same. */
  reply: Type.Object({
    seed: ToldSeed,
    rounds: Type.Array(DrawnRound),
    unused: Type.Array(Type.Integer()),
    /** Turns of wheels: the weights of the segments, and which one came out. */
    turns: Type.Array(Type.Object({ nonce: Type.Integer(), weights: Type.Array(Type.Integer()), segment: Type.Integer() })),
  }),
  errors: [...memberErrors, 'seed.stale'],
})

export const getMaths = endpoint('getMaths', {
  summary: 'All that decides the outcomes of a game, as it was under a digest',
  method: 'GET',
  path: '/wps/relay/FAIR_getMaths',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({ digest: Digest }),
  /** `text` is what was digested, to the letter. */
  reply: Type.Object({ game: Type.String(), digest: Digest, text: Type.String() }),
  errors: ['game.unknown'],
})

const LogEntry = Type.Object({
  place: Type.Integer(),
  seedHash: Digest,
  at: Type.Integer(),
  /** What is committed to, where it is not a member’s seed. */
  about: Type.Optional(Type.String()),
  digest: Digest,
})
export type LogEntry = Static<typeof LogEntry>

/** The newest signed head: an Ed25519 signature over `place|digest|at`. */
const LogHead = Type.Object({
  place: Type.Integer(),
  digest: Digest,
  at: Type.Integer(),
  signature: Type.String(),
  /** SPKI, base64. */
  publicKey: Type.String(),
})
export type LogHead = Static<typeof LogHead>

export const getLog = endpoint('getLog', {
  summary:
    'The public log of commitments. Each entry’s digest is SHA-256 of the digest before it and `place|seedHash|at`, with `|about` where something is said of it',
  method: 'GET',
  path: '/wps/relay/FAIR_getLog',
  access: 'public',
  moduleId: 'COMM3',
  limit: { max: 120, windowMs: 60_000 },
  request: Type.Object({
    after: Type.Optional(Position),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  }),
  reply: Type.Object({ entries: Type.Array(LogEntry), head: Type.Union([LogHead, Type.Null()]) }),
})

const Hex = Type.String({ pattern: '^(?:[0-9a-f]{2})+$' })

/** What a beacon promises; `hash` is a digest of the rest. */
export const SharedBeacon = Type.Object({
  hash: Digest,
  publicKey: Hex,
  groupHash: Hex,
  name: Type.String(),
  genesisSeconds: Type.Integer(),
  periodSeconds: Type.Integer(),
  /** It is the house's own: whoever has its key knows every round. */
  isOwn: Type.Boolean(),
})

/** A draw that decides bets of many members, with all that anybody needs to check it; what is not told yet is null. */
export const SharedDraw = Type.Object({
  drawId: Type.String(),
  source: Type.String(),
  number: Type.String(),
  game: Type.String(),
  maths: Digest,
  state: Type.Enum(['open', 'closed', 'sealed', 'drawn', 'void']),
  closesAt: Type.Integer(),
  /** The digest of the chain's first seed stands in the public log. */
  chain: Type.Object({ anchor: Digest, length: Type.Integer(), logPlace: Type.Integer(), committedAt: Type.Integer() }),
  /** Which seed of the chain it has. */
  link: Type.Integer(),
  beacon: SharedBeacon,
  beaconRound: Type.Integer(),
  /** Over its bets, in the order of their ids, as in RFC 6962. */
  root: Type.Union([Digest, Type.Null()]),
  bets: Type.Union([Type.Integer(), Type.Null()]),
  sealedAt: Type.Union([Type.Integer(), Type.Null()]),
  seed: Type.Union([Digest, Type.Null()]),
  signature: Type.Union([Hex, Type.Null()]),
  randomness: Type.Union([Digest, Type.Null()]),
  /** What was done in the round, where members play it. */
  moves: Type.Unknown(),
  result: Type.Unknown(),
  voidReason: Type.Union([Type.Enum(['beacon.missing', 'beacon.early', 'sealed.late', 'leaves.few', 'operator']), Type.Null()]),
})
export type SharedDraw = Static<typeof SharedDraw>

export const listSharedDraws = endpoint('listSharedDraws', {
  summary: 'Draws of one source, newest first, void ones included: their numbers have no gap',
  method: 'GET',
  path: '/wps/relay/FAIR_listSharedDraws',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({
    source: Type.String({ pattern: '^[\\w:.-]{1,64}$' }),
    before: Type.Optional(Uuid),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  reply: Type.Object({ list: Type.Array(SharedDraw), more: Type.Boolean() }),
})

export const getSharedDraw = endpoint('getSharedDraw', {
  summary: 'One draw, with all that it takes to check it',
  method: 'GET',
  path: '/wps/relay/FAIR_getSharedDraw',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({ drawId: Uuid }),
  reply: SharedDraw,
  errors: ['draw.unknown'],
})

export const getBetPath = endpoint('getBetPath', {
  summary: 'One of the member’s bets on a shared draw, with the digests that lead from it to the root',
  method: 'GET',
  path: '/wps/relay/FAIR_getBetPath',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({ betId: Uuid }),
  reply: Type.Object({
    draw: SharedDraw,
    bet: Type.Object({
      id: Type.String(),
      stake: Money,
      payout: Money,
      selections: Type.Unknown(),
      /** What stands for it among the leaves. */
      leaf: Type.String(),
    }),
    /** Where it stands in the tree, and the digests beside the way to the root; null until the bets are sealed. */
    proof: Type.Union([Type.Object({ index: Type.Integer(), path: Type.Array(Digest) }), Type.Null()]),
  }),
  errors: [...memberErrors, 'draw.unknown'],
})
