import type { Db } from '@tucano/database'
import { refuseSuspended } from '#accounts/suspensions'
import { Fault } from '#platform/fault'
import type { TeamType } from '#team/product-type'
import { sql } from 'kysely'
import { type Agreement, type AgreementAct, type AgreementKind, turnOf } from './agreement.ts'
import { tellAct, tellOffer } from './notices.ts'
import { AMOUNT_MAX, type Terms, type Tier, findProblem, isHigher } from './terms.ts'

export interface OfferedTerms extends Terms {
  /** Dividends: what is lost in a period is made up for in the next ones first. */
  carry: boolean
  /** A member who has won more counts by itself from then on. */
  fence: bigint | null
}

export interface Offer {
  /** Nobody is the house. */
  payerId: bigint | null
  payeeId: bigint
  kind: AgreementKind
  type: TeamType
  period: Agreement['period']
  terms: OfferedTerms
  /** The payer knows that it would pay more than it gets itself. */
  isHigherConfirmed: boolean
  /** The brand lets nobody do so. */
  higherForbidden?: boolean
}

const writeTiers = (tiers: readonly Tier[]): string =>
  JSON.stringify(
    tiers.map(({ turnover, active, netLoss, rate }) => ({
      turnover: String(turnover),
      active,
      netLoss: String(netLoss),
      rate: String(rate),
    })),
  )

type WrittenTier = Record<'turnover' | 'netLoss' | 'rate', string> & { active: number }

export const readTiers = (written: unknown): Tier[] =>
  (written as WrittenTier[]).map(({ turnover, netLoss, rate, active }) => ({
    turnover: BigInt(turnover),
    netLoss: BigInt(netLoss),
    rate: BigInt(rate),
    active,
  }))

/** Nobody else changes agreements of this payee meanwhile. */
export const lockPayee = (trx: Db, payeeId: bigint) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`agreements:${payeeId}`}, 0))`.execute(trx)

/** The payee is an agent right below the payer. Somebody else's is as unknown as nobody. */
async function checkPayee(trx: Db, payerId: bigint | null, payeeId: bigint): Promise<void> {
  const { rows } = await sql<{ fits: boolean }>`
    select m.upline_id is not distinct from ${payerId}::bigint and team.is_agent(m.type) as fits from member.members m where m.id = ${payeeId}::bigint`.execute(
    trx,
  )
  if (!rows[0]?.fits) throw new Fault('agreement.payee')
}

/** The terms in force for a payee, of the type or of all of them together. */
async function readOwnTerms(db: Db, payeeId: bigint, kind: AgreementKind, type: TeamType): Promise<OfferedTerms | undefined> {
  const { rows } = await sql<{ rate_type: Terms['rateType']; tiers: unknown; carry: boolean; fence: bigint | null }>`
    select t.rate_type, t.tiers, t.carry, t.fence from commissions.agreements a join commissions.terms t on t.agreement_id = a.id
    where a.payee_id = ${payeeId}::bigint and a.kind = ${kind} and a.type in (${type}, 'CONS') and a.state in ('A', 'E', 'V') and t.since is not null
    order by t.version desc limit 1`.execute(db)
  const found = rows[0]
  return found && { rateType: found.rate_type, tiers: readTiers(found.tiers), carry: found.carry, fence: found.fence }
}

/** What only dividends have, and what only those of the house have. */
function wrongForKind(terms: OfferedTerms, { kind, payerId }: Pick<Offer, 'kind' | 'payerId'>): string | undefined {
  if (terms.fence !== null && (kind !== 'dividend' || payerId !== null || terms.fence < 1n || terms.fence > AMOUNT_MAX)) return 'fence'
  if (kind === 'dividend') return terms.rateType === 'percent' ? undefined : 'rateType'
  if (terms.carry) return 'carry'
  const tier = terms.tiers.findIndex(({ netLoss }) => netLoss !== 0n)
  return tier === -1 ? undefined : `tiers.${tier}.netLoss`
}

async function checkTerms(trx: Db, given: Omit<Offer, 'payeeId' | 'period'>): Promise<boolean> {
  const { payerId, kind, type, terms, isHigherConfirmed, higherForbidden } = given
  const problem = findProblem(terms)
  const field = problem ? `tiers.${problem.tier}.${problem.field}` : wrongForKind(terms, given)
  if (field) throw new Fault('agreement.terms', { fields: [{ field, problem: 'invalid' }] })
  const higher = payerId !== null && isHigher(terms, await readOwnTerms(trx, payerId, kind, type))
  if (higher && (!isHigherConfirmed || higherForbidden)) throw new Fault('agreement.higher')
  return higher
}

export const writeTerms = (
  trx: Db,
  { id, version, terms, higher }: { id: bigint; version: number; terms: OfferedTerms; higher: boolean },
) =>
  sql`
    insert into commissions.terms (agreement_id, version, rate_type, carry, fence, tiers, is_higher)
    values (${id}::bigint, ${version}::integer, ${terms.rateType}, ${terms.carry}, ${terms.fence}::bigint, ${writeTiers(terms.tiers)}::jsonb, ${higher})`.execute(
    trx,
  )

/** Offers an agreement. A payee has one of a kind for a type, and one for all types together instead of any for single ones. */
export async function offer(trx: Db, given: Offer): Promise<bigint> {
  const { payerId, payeeId, kind, type, period, terms } = given
  if (payerId !== null) await refuseSuspended(trx, payerId)
  await lockPayee(trx, payeeId)
  await checkPayee(trx, payerId, payeeId)
  const higher = await checkTerms(trx, given)
  const { rows: known } = await sql`
    select from commissions.agreements a
    where a.payee_id = ${payeeId}::bigint and a.kind = ${kind} and a.state in ('P', 'E', 'A', 'V') and (a.type in (${type}, 'CONS') or ${type} = 'CONS')`.execute(
    trx,
  )
  if (known.length > 0) throw new Fault('agreement.exists')
  const { id } = await trx
    .insertInto('commissions.agreements')
    .values({ payer_id: payerId, payee_id: payeeId, kind, type, period })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeTerms(trx, { id, version: 1, terms, higher })
  await tellOffer(trx, given)
  return id
}

/** Who acts. An operator acts for the house as payer. */
export type Party = { by: 'payer'; payerId: bigint | null } | { by: 'payee'; payeeId: bigint } | { by: 'operator' } | { by: 'time' }

async function lockAgreement(trx: Db, id: bigint): Promise<Agreement | undefined> {
  const { rows } = await sql<Agreement>`
    select a.id, a.payer_id as "payerId", a.payee_id as "payeeId", a.kind, a.type, a.period, a.state, a.version, a.ends_at as "endsAt", a.carried
    from commissions.agreements a where a.id = ${id}::bigint for update`.execute(trx)
  return rows[0]
}

/** An agreement of others is as unknown as none. */
function isParty({ payerId, payeeId }: Agreement, party: Party): boolean {
  if (party.by === 'payer') return party.payerId === payerId
  return party.by !== 'payee' || party.payeeId === payeeId
}

interface Act {
  id: bigint
  /** The version that whoever acts has seen. */
  version: number
  act: AgreementAct
  party: Party
}

/** Does something about an agreement, if it still is as it was seen. What comes into force or ends does so with the period that is running. */
export async function act(trx: Db, { id, version, act: done, party }: Act): Promise<Agreement> {
  const agreement = await lockAgreement(trx, id)
  if (!agreement || !isParty(agreement, party)) throw new Fault('agreement.unknown')
  const turn = turnOf(agreement.state, done)
  if (agreement.version !== version || !turn || turn.by !== party.by) throw new Fault('agreement.changed')
  if (done === 'accept') await bringIntoForce(trx, agreement)
  const { rows } = await sql<{ endsAt: Date | null }>`
    update commissions.agreements a set state = ${turn.to}, version = a.version + 1, asked_at = platform.clock(),
      ends_at = case when ${turn.to} = 'C' then (select p.until from platform.period_of(a.period, platform.clock()) p) end
    where a.id = ${id}::bigint returning a.ends_at as "endsAt"`.execute(trx)
  const { endsAt } = rows[0]!
  await tellAct(trx, agreement, { act: done, before: agreement.state, endsAt })
  return { ...agreement, state: turn.to, version: version + 1, endsAt }
}

/** The newest terms, from the next period on. */
const bringIntoForce = (trx: Db, { id, period }: Agreement) =>
  sql`
    update commissions.terms t set since = p.until from platform.period_of(${period}, platform.clock()) p
    where t.agreement_id = ${id}::bigint and t.since is null and t.version = (select max(n.version) from commissions.terms n where n.agreement_id = ${id}::bigint)`.execute(
    trx,
  )

interface Edit extends Pick<Offer, 'payerId' | 'terms' | 'isHigherConfirmed' | 'higherForbidden'> {
  id: bigint
  version: number
}

/** Offers other terms while those in force go on. */
export async function edit(trx: Db, { id, version, ...offered }: Edit): Promise<Agreement> {
  if (offered.payerId !== null) await refuseSuspended(trx, offered.payerId)
  const changed = await act(trx, { id, version, act: 'edit', party: { by: 'payer', payerId: offered.payerId } })
  const higher = await checkTerms(trx, { ...offered, kind: changed.kind, type: changed.type })
  await writeTerms(trx, { id, version: changed.version, terms: offered.terms, higher })
  return changed
}

/** Offers and questions that nobody has answered for so long are over. */
const ANSWER_DAYS = 7

export async function expire(db: Db): Promise<void> {
  const { rows } = await sql<{ id: bigint; version: number }>`
    select a.id, a.version from commissions.agreements a
    where a.state in ('P', 'E', 'V') and a.asked_at <= platform.clock() - ${ANSWER_DAYS}::integer * interval '1 day' order by a.asked_at limit 1000`.execute(
    db,
  )
  for (const { id, version } of rows)
    try {
      await db.transaction().execute((trx) => act(trx, { id, version, act: 'expire', party: { by: 'time' } }))
    } catch (error) {
      // Somebody has answered meanwhile.
      if (!(error instanceof Fault)) throw error
    }
}
