import type { Db } from '@tucano/database'
import type { Json, PublishedDraw } from '@tucano/round'

/** A draw as it is kept, with its beacon and its event. */
export interface DrawRow {
  eventId: string
  source: string
  number: string
  game: string
  maths: Buffer
  chainId: bigint
  link: number
  anchor: Buffer
  chainLength: number
  logPlace: bigint
  committedAt: Date
  beacon: PublishedDraw['beacon'] & { isOwn: boolean }
  beaconRound: number
  state: 'open' | 'closed' | 'sealed' | 'drawn' | 'void'
  version: number
  opensAt: Date
  closesAt: Date
  root: Buffer | null
  bets: number | null
  sealedAt: Date | null
  seed: Buffer | null
  signature: Buffer | null
  randomness: Buffer | null
  moves: Json
  toldAt: Date | null
  voidReason: 'beacon.missing' | 'beacon.early' | 'sealed.late' | 'leaves.few' | 'operator' | null
  result: Json
  isOver: boolean
}

const drawsWithAll = (db: Db) =>
  db
    .selectFrom('draws.draws as d')
    .innerJoin('betting.events as e', 'e.id', 'd.event_id')
    .innerJoin('draws.chains as c', 'c.id', 'd.chain_id')
    .innerJoin('draws.beacons as b', 'b.id', 'd.beacon_id')
    .select(['d.event_id as eventId', 'd.source', 'd.number', 'd.game', 'd.maths', 'd.chain_id as chainId', 'd.link'])
    .select(['c.anchor', 'c.length as chainLength', 'c.log_place as logPlace', 'c.made_at as committedAt'])
    .select(['b.hash', 'b.public_key', 'b.group_hash', 'b.name', 'b.genesis_seconds', 'b.period_seconds', 'b.is_own'])
    .select(['d.beacon_round', 'd.state', 'd.closes_at as closesAt', 'd.root', 'd.bets', 'd.sealed_at as sealedAt'])
    .select([
      'd.seed',
      'd.signature',
      'd.randomness',
      'd.moves',
      'd.told_at as toldAt',
      'd.void_reason as voidReason',
      'd.is_over as isOver',
    ])
    .select(['e.version', 'e.opens_at as opensAt', 'e.result'])

type Selected = Awaited<ReturnType<ReturnType<typeof drawsWithAll>['execute']>>[number]

function asRow({
  hash,
  public_key,
  group_hash,
  name,
  genesis_seconds,
  period_seconds,
  is_own,
  beacon_round,
  state,
  result,
  moves,
  voidReason,
  ...row
}: Selected): DrawRow {
  return {
    ...row,
    state: state as DrawRow['state'],
    voidReason: voidReason as DrawRow['voidReason'],
    result: (result ?? null) as Json,
    moves: (moves ?? null) as Json,
    beaconRound: Number(beacon_round),
    beacon: {
      hash: hash.toString('hex'),
      publicKey: public_key.toString('hex'),
      groupHash: group_hash.toString('hex'),
      name,
      genesisSeconds: Number(genesis_seconds),
      periodSeconds: period_seconds,
      isOwn: is_own,
    },
  }
}

export async function readDraw(db: Db, eventId: string): Promise<DrawRow | undefined> {
  const row = await drawsWithAll(db).where('d.event_id', '=', eventId).executeTakeFirst()
  return row && asRow(row)
}

export async function findDraw(db: Db, { source, number }: { source: string; number: string }): Promise<DrawRow | undefined> {
  const row = await drawsWithAll(db).where('d.source', '=', source).where('d.number', '=', number).executeTakeFirst()
  return row && asRow(row)
}

/** A source's draws, the newest first. */
export async function readDraws(db: Db, { source, before, limit }: { source: string; before?: string; limit: number }): Promise<DrawRow[]> {
  const draws = drawsWithAll(db).where('d.source', '=', source).orderBy('d.event_id', 'desc').limit(limit)
  const rows = await (before === undefined ? draws : draws.where('d.event_id', '<', before)).execute()
  return rows.map(asRow)
}

const hex = (bytes: Buffer | null): string | null => bytes?.toString('hex') ?? null

/** What anybody can check a draw from. What is not told yet is not in the row. */
export const publish = (draw: DrawRow): PublishedDraw => ({
  source: draw.source,
  number: draw.number,
  game: draw.game,
  maths: draw.maths.toString('hex'),
  chain: { anchor: draw.anchor.toString('hex'), length: draw.chainLength, logPlace: Number(draw.logPlace) },
  link: draw.link,
  beacon: draw.beacon,
  beaconRound: draw.beaconRound,
  root: hex(draw.root),
  bets: draw.bets,
  seed: hex(draw.seed) ?? '',
  signature: hex(draw.signature),
  randomness: hex(draw.randomness),
  moves: draw.moves,
  result: draw.result,
})
