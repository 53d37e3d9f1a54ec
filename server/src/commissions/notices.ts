import type { Told } from '@tucano/contract/messages'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { tellMany } from '#inbox/tell'
import type { PeriodEnd } from '#team/days'
import { sql } from 'kysely'
import type { Agreement, AgreementAct, AgreementState } from './agreement.ts'

type Sides = Pick<Agreement, 'payerId' | 'payeeId' | 'kind' | 'type'>
type Message = { memberId: bigint } & Told

/** What somebody's own side of an agreement is called in a message. */
interface Facts {
  agreement: string
  type: string
  other: string
}

interface Named {
  toPayee: Facts
  toPayer: Facts
}

/** Whoever pays is masked to whoever gets; the house has no name. */
const factsOf = (
  { kind, type }: Pick<Sides, 'kind' | 'type'>,
  { payerNickname, payee }: { payerNickname: string | null; payee: string },
): Named => ({
  toPayee: { agreement: kind, type, other: payerNickname === null ? '' : maskNickname(payerNickname) },
  toPayer: { agreement: kind, type, other: payee },
})

async function nameSides(db: Db, { payerId, payeeId, kind, type }: Sides): Promise<Named> {
  const { rows } = await sql<{ payerNickname: string | null; payee: string }>`
    select (select p.nickname from member.members p where p.id = ${payerId}::bigint) as "payerNickname", m.account as payee from member.members m where m.id = ${payeeId}::bigint`.execute(
    db,
  )
  return factsOf({ kind, type }, rows[0]!)
}

/** Tells a payee of an agreement that it is offered. */
export async function tellOffer(trx: Db, sides: Sides): Promise<void> {
  const { toPayee } = await nameSides(trx, sides)
  await tellMany(trx, [{ memberId: sides.payeeId, kind: 'agreementOffered', facts: { ...toPayee, what: 'offer' } }])
}

const WHAT: Partial<Record<AgreementState, 'offer' | 'terms' | 'end'>> = { P: 'offer', E: 'terms', V: 'end' }
const ANSWERS: Partial<Record<AgreementAct, 'yes' | 'no'>> = { accept: 'yes', confirmEnd: 'yes', reject: 'no', keep: 'no' }

interface Done {
  act: AgreementAct
  /** Where the agreement stood before. */
  before: AgreementState
  /** When it is over, if it ends. */
  endsAt: Date | null
}

/** Tells the other side, or both, of what was done about an agreement. */
export async function tellAct(trx: Db, sides: Sides, { act, before, endsAt }: Done): Promise<void> {
  const { toPayee, toPayer } = await nameSides(trx, sides)
  const what = act === 'edit' ? 'terms' : act === 'askEnd' ? 'end' : (WHAT[before] ?? 'offer')
  const answer = ANSWERS[act]
  const { payeeId, payerId } = sides
  const messages: Message[] = []
  const payee = (told: Told): unknown => messages.push({ memberId: payeeId, ...told })
  const payer = (told: Told): unknown => payerId !== null && messages.push({ memberId: payerId, ...told })
  if (act === 'edit' || act === 'askEnd') payee({ kind: 'agreementOffered', facts: { ...toPayee, what } })
  if (answer) payer({ kind: 'agreementAnswered', facts: { ...toPayer, what, answer } })
  if (act === 'withdraw' || (act === 'end' && before === 'P')) payee({ kind: 'agreementWithdrawn', facts: { ...toPayee, what } })
  if (act === 'end' && before === 'P') payer({ kind: 'agreementWithdrawn', facts: { ...toPayer, what } })
  if (act === 'expire') {
    payee({ kind: 'agreementExpired', facts: { ...toPayee, what } })
    payer({ kind: 'agreementExpired', facts: { ...toPayer, what } })
  }
  if (act === 'end' && endsAt) {
    payee({ kind: 'agreementEnds', facts: { ...toPayee, endsAt: endsAt.getTime() } })
    payer({ kind: 'agreementEnds', facts: { ...toPayer, endsAt: endsAt.getTime() } })
  }
  await tellMany(trx, messages)
}

/** Tells both sides that agreements end, or that an offer is gone, since the payee was moved. */
export async function tellCut(trx: Db, cut: readonly (Sides & { endsAt: Date | null })[]): Promise<void> {
  for (const { endsAt, ...sides } of cut) await tellAct(trx, sides, { act: 'end', before: endsAt ? 'A' : 'P', endsAt })
}

interface Paid extends Sides {
  since: Date
  payerNickname: string | null
  payee: string
  /** What was paid now, and what is still due. */
  amount: bigint
  rest: bigint
  isNew: boolean
  /** Something of the same agreement was due before. */
  hasOlder: boolean
}

const SLOTS: ReadonlySet<string> = new Set(['salaryHour', 'salaryLive'])

/**
 * Tells payees what they were paid and what is still due, and payers that their cash was not enough, in one message each. Of slots nobody wants to hear every few minutes: they are
 * told by the day, and here only when something begins to be due.
 */
export async function tellPaid(trx: Db, all: readonly Paid[], currency: string): Promise<void> {
  const isShort = ({ isNew, rest, kind, hasOlder }: Paid): boolean => isNew && rest > 0n && !(SLOTS.has(kind) && hasOlder)
  const told = all.filter((one) => isShort(one) || (!SLOTS.has(one.kind) && one.amount > 0n))
  const messages = told.map((one): Message => {
    const { toPayee } = factsOf(one, one)
    const facts = { ...toPayee, amount: String(one.amount), currency, rest: String(one.rest), since: one.since.getTime() }
    return { memberId: one.payeeId, kind: 'settlementPaid', facts }
  })
  for (const [payerId, owed] of Map.groupBy(told.filter(isShort), (one) => one.payerId)) {
    if (payerId === null) continue
    const amount = String(owed.reduce((sum, { rest }) => sum + rest, 0n))
    messages.push({ memberId: payerId, kind: 'settlementShort', facts: { amount, currency, count: owed.length } })
  }
  await tellMany(trx, messages)
}

/** Tells both sides that a settlement was taken back. */
export async function tellReversed(trx: Db, sides: Sides, { since, amount, currency }: { since: Date; amount: bigint; currency: string }) {
  const { toPayee, toPayer } = await nameSides(trx, sides)
  const facts = { amount: String(amount), currency, since: since.getTime() }
  const messages: Message[] = [{ memberId: sides.payeeId, kind: 'settlementReversed', facts: { ...toPayee, ...facts } }]
  if (sides.payerId !== null) messages.push({ memberId: sides.payerId, kind: 'settlementReversed', facts: { ...toPayer, ...facts } })
  await tellMany(trx, messages)
}

/** When a day is over, tells what its slots came to. */
export const tellSlots =
  (currency: string): PeriodEnd =>
  async (db, { period, since, until }) => {
    if (period !== 'day') return
    const { rows } = await sql<Sides & { payerNickname: string | null; payee: string; amount: bigint }>`
      select a.payer_id as "payerId", a.payee_id as "payeeId", a.kind, a.type, p.nickname as "payerNickname", m.account as payee, s.due as amount
      from commissions.agreements a cross join lateral (
        select sum(s.due)::bigint as due from commissions.settlements s where s.agreement_id = a.id and s.since >= ${since}::timestamptz and s.since < ${until}::timestamptz
      ) s join member.members m on m.id = a.payee_id left join member.members p on p.id = a.payer_id
      where a.kind in ('salaryHour', 'salaryLive') and (a.ends_at is null or a.ends_at > ${since}::timestamptz) and s.due > 0 order by a.id`.execute(
      db,
    )
    await tellMany(
      db,
      rows.map((row): Message => {
        const facts = { ...factsOf(row, row).toPayee, amount: String(row.amount), currency, since: since.getTime() }
        return { memberId: row.payeeId, kind: 'salaryOfDay', facts }
      }),
    )
  }

/** When a day is over, tells those who were moved, and whoever they left and came to. */
export const tellMoves: PeriodEnd = async (db, { period, until }) => {
  if (period !== 'day') return
  const { rows } = await sql<{ memberId: bigint; account: string; fromId: bigint | null; toId: bigint | null; to: string | null }>`
    select v.member_id as "memberId", m.account, v.from_id as "fromId", v.to_id as "toId", t.nickname as "to"
    from team.moves v join member.members m on m.id = v.member_id left join member.members t on t.id = v.to_id
    where v.state = 'done' and v.since = (${until}::timestamptz at time zone coalesce((select z.name from platform.zone z), 'UTC'))::date order by v.id`.execute(
    db,
  )
  await tellMany(
    db,
    rows.flatMap(({ memberId, account, fromId, toId, to }): Message[] => [
      { memberId, kind: 'teamMoved', facts: { other: to === null ? '' : maskNickname(to) } },
      ...(fromId === null ? [] : [{ memberId: fromId, kind: 'teamLeft' as const, facts: { other: account } }]),
      ...(toId === null ? [] : [{ memberId: toId, kind: 'teamCame' as const, facts: { other: account } }]),
    ]),
  )
}

/** When a day is over, tells agents how many came by their links. Whom they opened accounts for they know. */
export const tellNewcomers: PeriodEnd = async (db, { period, since, until }) => {
  if (period !== 'day') return
  const { rows } = await sql<{ memberId: bigint; count: number }>`
    select a.agent_id as "memberId", count(*)::integer as count from team.attributions a
    where a.how = 'invitation' and a.at >= ${since}::timestamptz and a.at < ${until}::timestamptz group by 1 order by 1`.execute(db)
  await tellMany(
    db,
    rows.map(({ memberId, count }): Message => ({ memberId, kind: 'teamGrew', facts: { count, since: since.getTime() } })),
  )
}
