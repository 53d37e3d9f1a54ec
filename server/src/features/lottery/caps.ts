import type { Brand } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { ReadsTogether } from '#platform/reads-together'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

type Caps = Brand['lottery']['caps']

/** What the house takes on in a game: the version that operators have set last, or 0 and what the brand says. */
export interface SetCaps {
  version: number
  caps: Caps
}

interface CapsRow extends SetCaps {
  gameCode: string
}

/** Caps that operators have set, the newest of each game. */
export async function readSetCaps(db: Db, codes?: readonly string[]): Promise<Map<string, SetCaps>> {
  const { rows } = await sql<CapsRow>`
    select distinct on (c.game_code) c.game_code as "gameCode", c.version,
      jsonb_build_object('prize', c.prize, 'stake', c.stake, 'member', c.member, 'selection', c.selection, 'draw', c.draw) as caps
    from lottery.caps c ${codes ? sql`where c.game_code = any (${[...codes]}::text[])` : sql``} order by c.game_code, c.version desc`.execute(
    db,
  )
  return new Map(rows.map(({ gameCode, ...set }) => [gameCode, set]))
}

/** What the house takes on in a game. */
export type GameCaps = ReadsTogether<string, Caps>

export const openCaps = ({ db, brand }: Pick<Services, 'db' | 'brand'>): GameCaps =>
  new ReadsTogether(async (codes) => {
    const set = await readSetCaps(db, [...new Set(codes)])
    return codes.map((code) => set.get(code)?.caps ?? brand.lottery.caps)
  })
