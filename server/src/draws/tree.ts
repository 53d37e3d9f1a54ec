import type { Db } from '@tucano/database'
import { merklePath, merkleRoot } from '@tucano/randomness'
import { type SharedBet, type SharedGame, textLeafHash } from '@tucano/round'
import { sha256 } from './chains.ts'

/** Leaves of a subtree: a power of two, so that its root is a node of the whole tree. */
const SUBTREE = 1024
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** What was sealed of a draw; `bets` counts all leaves. */
export interface Sealed {
  root: Buffer
  bets: number
  subtrees: { firstId: string; root: Buffer }[]
}

/** A leaf of the tree: what it says, and by which id it stands where it does. */
export interface Leaf {
  id: string
  text: string
}

/** Leaves that come from an id on, or after it. */
export interface LeavesAsked {
  from: string
  isAfter: boolean
  limit: number
}

/** What is drawn on besides bets: it is sealed among them, in the order of all ids. */
export interface OtherLeaves {
  /** With fewer of them the draw is void. */
  least: number
  read: (db: Db, eventId: string, asked: LeavesAsked) => Promise<Leaf[]>
}

/** What the leaves of a draw are made of. */
export interface Leaves {
  game: SharedGame
  others?: OtherLeaves | undefined
}

/** Bets of a draw in the order of their ids, as the tree has them. What became of them later does not matter: their selections and stakes stay. */
async function readBets(db: Db, eventId: string, game: SharedGame, { from, isAfter, limit }: LeavesAsked): Promise<Leaf[]> {
  const bets: SharedBet[] = await db
    .selectFrom('betting.bets')
    .select(['id', 'stake', 'selections'])
    .where('event_id', '=', eventId)
    .where('id', isAfter ? '>' : '>=', from)
    .orderBy('id')
    .limit(limit)
    .execute()
  return bets.map((bet) => ({ id: bet.id, text: game.leaf(bet) }))
}

async function readLeaves(db: Db, eventId: string, { game, others }: Leaves, asked: LeavesAsked): Promise<Leaf[]> {
  const bets = await readBets(db, eventId, game, asked)
  if (!others) return bets
  const all = [...bets, ...(await others.read(db, eventId, asked))]
  return all.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, asked.limit)
}

const hashesOf = (leaves: readonly Leaf[]): Uint8Array[] => leaves.map(({ text }) => textLeafHash(text, sha256))

/** The tree over all leaves of a draw that is closed; nothing if what it is drawn on besides bets is too little. */
export async function sealLeaves(db: Db, eventId: string, { game, others }: Leaves): Promise<Sealed | undefined> {
  if (others && (await others.read(db, eventId, { from: NO_ID, isAfter: true, limit: others.least })).length < others.least)
    return undefined
  const subtrees: Sealed['subtrees'] = []
  let bets = 0
  let after = NO_ID
  for (;;) {
    const some = await readLeaves(db, eventId, { game, others }, { from: after, isAfter: true, limit: SUBTREE })
    const [first, last] = [some[0], some.at(-1)]
    if (!first || !last) break
    subtrees.push({ firstId: first.id, root: Buffer.from(merkleRoot(hashesOf(some), sha256)) })
    bets += some.length
    after = last.id
  }
  const root = merkleRoot(
    subtrees.map((one) => one.root),
    sha256,
  )
  return { root: Buffer.from(root), bets, subtrees }
}

/** Where a leaf stands in the tree of its draw, and the digests that lead from it to the root. */
export async function pathOf(
  db: Db,
  { eventId, id, ...leaves }: Leaves & { eventId: string; id: string },
): Promise<{ index: number; path: string[] } | undefined> {
  const subtrees = await db
    .selectFrom('draws.subtrees')
    .select(['n', 'first_id', 'root'])
    .where('event_id', '=', eventId)
    .orderBy('n')
    .execute()
  const own = subtrees.findLast(({ first_id }) => first_id <= id)
  if (!own) return undefined
  const beside = await readLeaves(db, eventId, leaves, { from: own.first_id, isAfter: false, limit: SUBTREE })
  const within = beside.findIndex((leaf) => leaf.id === id)
  if (within < 0) return undefined
  const above = subtrees.map(({ root }) => root)
  const path = [...merklePath(within, hashesOf(beside), sha256), ...merklePath(own.n, above, sha256)]
  return { index: own.n * SUBTREE + within, path: path.map((digest) => Buffer.from(digest).toString('hex')) }
}
