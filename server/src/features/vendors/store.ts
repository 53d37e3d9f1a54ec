import type { Db } from '@tucano/database'
import { type NotNull, sql } from 'kysely'

/** What a player has, for one whom the vendor names. */
export function readPlayer(db: Db, { vendor, user }: { vendor: string; user: string }) {
  return db
    .selectFrom('vendors.players as p')
    .innerJoin('betting.pockets as a', 'a.id', 'p.account_id')
    .select(['p.pseudonym as user', 'p.currency', 'a.balance'])
    .where('p.vendor', '=', vendor)
    .where('p.pseudonym', '=', user)
    .$narrowType<{ balance: NotNull }>()
    .executeTakeFirst()
}

/** Whose token it is at this vendor, in which game, and whether it still lets anybody play. */
export function readSession(db: Db, vendor: string, tokenHash: Buffer) {
  return db
    .selectFrom('vendors.tokens as t')
    .innerJoin('lobby.games as g', 'g.id', 't.game_id')
    .innerJoin('vendors.players as p', (join) => join.onRef('p.vendor', '=', 'g.vendor').onRef('p.member_id', '=', 't.member_id'))
    .innerJoin('betting.pockets as a', 'a.id', 'p.account_id')
    .innerJoin('member.members as m', 'm.id', 't.member_id')
    .select(['p.pseudonym as user', 'p.currency', 'a.balance', 'g.code as game', 't.expired'])
    .select(sql<boolean>`m.status <> 'active' or coalesce(m.trial_until <= clock_timestamp(), false)`.as('disabled'))
    .where('t.token_hash', '=', tokenHash)
    .where('g.vendor', '=', vendor)
    .$narrowType<{ balance: NotNull }>()
    .executeTakeFirst()
}

/** The game of a round that a vendor names. */
export async function readRoundGame(
  db: Db,
  { vendor, user, round }: { vendor: string; user: string; round: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('vendors.players as p')
    .innerJoin('vendors.rounds as v', (join) => join.onRef('v.vendor', '=', 'p.vendor').onRef('v.member_id', '=', 'p.member_id'))
    .innerJoin('betting.bets as r', 'r.id', 'v.bet_id')
    .select('r.game')
    .where('p.vendor', '=', vendor)
    .where('p.pseudonym', '=', user)
    .$narrowType<{ balance: NotNull }>()
    .where('v.round', '=', round)
    .executeTakeFirst()
  return found?.game
}

interface Entering {
  vendor: string
  memberId: bigint
  pseudonym: string
  /** The account from which the games of this vendor take stakes. */
  pocket: bigint
  currency: string
}

/** Makes a member known to a vendor, and returns the name that the vendor knows: the one of the first time. */
export async function enter(db: Db, { vendor, memberId, pseudonym, pocket, currency }: Entering): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select vendors.enter(${vendor}, ${memberId}::bigint, ${pseudonym}, ${pocket}::bigint, ${currency}) as name`.execute(db)
  return rows[0]!.name
}

export async function hearHealth(db: Db, vendor: string, well: boolean): Promise<void> {
  await sql`select vendors.hear_health(${vendor}, ${well})`.execute(db)
}

const TOLD = 20

/** Free rounds that a member has in a game, those that end first before the rest. */
export async function readFreeRounds(db: Db, memberId: bigint, game: string) {
  const rows = await db
    .selectFrom('betting.free_stakes')
    .select(['id', 'stake', 'given', 'used', 'until'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'rounds')
    .where('game', '=', game)
    .whereRef('used', '<', 'given')
    .where('until', '>', sql<Date>`platform.clock()`)
    .orderBy('until')
    .orderBy('id')
    .limit(TOLD)
    .execute()
  return rows.map(({ id, stake, given, used, until }) => ({ id, stake, left: given - used, until }))
}
