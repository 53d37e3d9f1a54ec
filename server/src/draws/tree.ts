import type { Db } from '@tucano/database'
import { merklePath, merkleRoot } from '@tucano/randomness'
import { type SharedBet, type SharedGame, textLeafHash } from '@tucano/round'
import { sha256 } from './chains.ts'

/** Leaves of a subtree: a power of two, so that its root is a node of the whole tree. */
const SUBTREE = 1024
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** What was sealed of a draw. */
export interface Sealed {
  root: Buffer
  bets: number
  subtrees: { firstId: string; root: Buffer }[]
}

/** Bets of a draw in the order of their ids, as the tree has them. What became of them later does not matter: their selections and stakes stay. */
async function readBets(db: Db, eventId: string, { after, limit }: { after: string; limit: number }): Promise<SharedBet[]> {
  return db
    .selectFrom('betting.bets')
    .select(['id', 'stake', 'selections'])
    .where('event_id', '=', eventId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

const hashesOf = (game: SharedGame, bets: readonly SharedBet[]): Uint8Array[] => bets.map((bet) => textLeafHash(game.leaf(bet), sha256))

/** The tree over all bets of a draw that is closed. */
export async function sealBets(db: Db, eventId: string, game: SharedGame): Promise<Sealed> {
  const subtrees: Sealed['subtrees'] = []
  let bets = 0
  let after = NO_ID
  for (;;) {
    const some = await readBets(db, eventId, { after, limit: SUBTREE })
    const [first, last] = [some[0], some.at(-1)]
    if (!first || !last) break
    subtrees.push({ firstId: first.id, root: Buffer.from(merkleRoot(hashesOf(game, some), sha256)) })
    bets += some.length
    after = last.id
  }
  const root = merkleRoot(
    subtrees.map((one) => one.root),
    sha256,
  )
  return { root: Buffer.from(root), bets, subtrees }
}

/** Where a bet stands in the tree of its draw, and the digests that lead from it to the root. */
export async function pathOf(
  db: Db,
  { eventId, betId, game }: { eventId: string; betId: string; game: SharedGame },
): Promise<{ index: number; path: string[] } | undefined> {
  const subtrees = await db
    .selectFrom('draws.subtrees')
    .select(['n', 'first_id', 'root'])
    .where('event_id', '=', eventId)
    .orderBy('n')
    .execute()
  const own = subtrees.findLast(({ first_id }) => first_id <= betId)
  if (!own) return undefined
  const first = await db
    .selectFrom('betting.bets')
    .select(['id', 'stake', 'selections'])
    .where('id', '=', own.first_id)
    .executeTakeFirstOrThrow()
  const bets = [first, ...(await readBets(db, eventId, { after: first.id, limit: SUBTREE - 1 }))]
  const within = bets.findIndex(({ id }) => id === betId)
  if (within < 0) return undefined
  const above = subtrees.map(({ root }) => root)
  const path = [...merklePath(within, hashesOf(game, bets), sha256), ...merklePath(own.n, above, sha256)]
  return { index: own.n * SUBTREE + within, path: path.map((digest) => Buffer.from(digest).toString('hex')) }
}
