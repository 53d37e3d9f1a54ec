import type { ReplyOf } from '@tucano/contract/endpoint'
import type { SentEnvelope, getSentEnvelope } from '@tucano/contract/promotions/sent-envelopes'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { sql } from 'kysely'

/** So many of a member's own are shown. */
const SHOWN = 20

interface Caught {
  memberId: string
  nickname: string
  amount: string
  at: number
}

interface Row {
  id: bigint
  member_id: bigint
  nickname: string
  code: string
  at: Date
  closes_at: Date
  total: bigint
  shares: number
  least: bigint
  hash: Buffer
  seed: Buffer
  given_back: bigint | null
  is_over: boolean
  caught: Caught[]
}

const envelopes = sql`
  select e.*, m.nickname, e.closed_at is not null or e.closes_at <= platform.clock() as is_over, coalesce((
    select json_agg(json_build_object('memberId', s.member_id::text, 'nickname', c.nickname, 'amount', s.amount::text, 'at', floor(extract(epoch from s.caught_at) * 1000)) order by s.caught_at desc, s.number)
    from transfers.shares s join member.members c on c.id = s.member_id where s.envelope_id = e.id
  ), '[]') as caught
  from transfers.envelopes e join member.members m on m.id = e.member_id`

const showSplit = (row: Row) => ({
  envelopeId: String(row.id),
  code: row.code,
  at: row.at.getTime(),
  closesAt: row.closes_at.getTime(),
  total: String(row.total),
  shares: row.shares,
  least: String(row.least),
  sharesLeft: row.shares - row.caught.length,
  isOver: row.is_over,
  commitment: row.hash.toString('hex'),
  // Who knows the seed knows which share comes next: it is told when nobody can catch one any more.
  seed: row.is_over ? row.seed.toString('hex') : null,
})

const showSent = (row: Row): SentEnvelope => ({
  ...showSplit(row),
  givenBack: row.given_back === null ? null : String(row.given_back),
  caught: row.caught.map(({ nickname, amount, at }) => ({ name: maskNickname(nickname), amount, at })),
})

/** Envelopes that a member has sent, the newest first; the one of a code, where one is named. */
export async function listSent(db: Db, memberId: bigint, code?: string): Promise<SentEnvelope[]> {
  const { rows } = await sql<Row>`
    ${envelopes} where e.member_id = ${memberId}::bigint and e.code = coalesce(${code ?? null}, e.code) order by e.at desc, e.id desc limit ${SHOWN}`.execute(
    db,
  )
  return rows.map(showSent)
}

/** The envelope of a code, as somebody sees it who has its link. */
export async function readSent(db: Db, memberId: bigint, code: string): Promise<ReplyOf<typeof getSentEnvelope> | undefined> {
  const { rows } = await sql<Row>`${envelopes} where e.code = ${code}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  return {
    ...showSplit(row),
    from: maskNickname(row.nickname),
    isOwn: row.member_id === memberId,
    caught: row.caught.find((share) => share.memberId === String(memberId))?.amount ?? null,
  }
}
