import type { Db } from '@tucano/database'
import { inputHash } from '#betting/bet'
import { sql } from 'kysely'
import type { PreparedBet } from './bet.ts'
import type { PreparedSlip, Verdict } from './prepared-slip.ts'
import { refusedFor } from './refused.ts'

interface KnownBet {
  id: string
  pocket: string
  member: string
  hash: string
}

/**
 * Slips that are there already: the same again is answered as it was, anything else under their ids is refused. So is what is for a game that operators have closed.
 * One statement tells both.
 */
export async function judgeKnown(trx: Db, slips: readonly PreparedSlip[]): Promise<Map<PreparedSlip, Verdict>> {
  const ids = slips.flatMap(({ bets }) => bets.map(({ id }) => id))
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ known: KnownBet[]; closed: string[] }>`
    select array(select g.code from lottery.games g where g.closed_at is not null) as closed,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', b.id, 'pocket', b.pocket_id::text, 'member', b.member_id::text, 'hash', b.input_hash::text))
        from betting.bets b where b.id = any (${ids}::uuid[])
      ), '[]') as known`.execute(trx)
  const known = new Map(rows[0]!.known.map((bet) => [bet.id, bet]))
  const closed = new Set(rows[0]!.closed)
  const isSame = (bet: PreparedBet, memberId: bigint): boolean => {
    const there = known.get(bet.id)
    // Whichever of its member's pockets has paid: asked for again, it is the same bet.
    return there?.member === String(memberId) && there.hash === String(hashOf(BigInt(there.pocket), bet))
  }
  return new Map(
    slips.flatMap((slip): [PreparedSlip, Verdict][] => {
      if (slip.bets.some(({ id }) => known.has(id)))
        return [[slip, slip.bets.every((bet) => isSame(bet, slip.memberId)) ? { kind: 'placed' } : refusedFor('key.conflict')]]
      return slip.bets.some(({ game }) => closed.has(game)) ? [[slip, refusedFor('lottery.closed')]] : []
    }),
  )
}

const hashOf = (pocket: bigint, { stake, product, vendor, game, inputs }: PreparedBet): bigint =>
  inputHash(pocket, stake, product, vendor, game, inputs)
