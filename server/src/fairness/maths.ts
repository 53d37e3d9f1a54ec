import { createHash } from 'node:crypto'
import type { Db } from '@tucano/database'
import { type Game, type Json, canonical } from '@tucano/round'

/** What of a game is written down. */
interface WithMaths {
  code: string
  maths: Json
}

/** A game with the digest of all that decides its outcomes, and the number under which rounds name it. */
export interface Certified<Of extends WithMaths = Game> {
  game: Of
  digest: string
  mathsId: number
}

/** What is written of a game's maths, and its digest. Games never change while a process lives. */
const written = new WeakMap<WithMaths, { text: string; digest: string }>()

function writeMaths(game: WithMaths): { text: string; digest: string } {
  let known = written.get(game)
  if (!known) {
    const text = canonical(game.maths)
    written.set(game, (known = { text, digest: createHash('sha256').update(text).digest('hex') }))
  }
  return known
}

/** What names a game's maths. */
export const writtenDigest = (game: WithMaths): string => writeMaths(game).digest

/** Writes down the maths of games, each version once, and returns the games by their codes. */
export async function certify<Of extends WithMaths>(db: Db, games: readonly Of[]): Promise<Map<string, Certified<Of>>> {
  const rows = games.map((game) => {
    const { text, digest } = writeMaths(game)
    return { game: game.code, digest: Buffer.from(digest, 'hex'), text }
  })
  if (rows.length === 0) return new Map()
  await db
    .insertInto('fairness.maths')
    .values(rows)
    .onConflict((clash) => clash.column('digest').doNothing())
    .execute()
  const known = await db
    .selectFrom('fairness.maths')
    .select(['id', 'digest'])
    .where(
      'digest',
      'in',
      rows.map(({ digest }) => digest),
    )
    .execute()
  const ids = new Map(known.map(({ id, digest }) => [digest.toString('hex'), Number(id)]))
  return new Map(
    games.map((game) => {
      const { digest } = writeMaths(game)
      return [game.code, { game, digest, mathsId: ids.get(digest)! }]
    }),
  )
}
