import type { ConsolidatedAgreements } from '@tucano/contract/agents/consolidated'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { AgreementKind, AgreementState } from './agreement.ts'
import { readTiers } from './agreements.ts'
import type { RateType, Tier } from './terms.ts'

interface Row {
  id: bigint
  kind: AgreementKind
  type: string
  state: AgreementState
  version: number
  isInForce: boolean
  isAsked: boolean
  isHigher: boolean
  rateType: RateType
  tiers: unknown
}

/** Terms of a payee: those that wait for its answer, those in force, and those of an agreement that is to end, which are both. */
const readRows = async (db: Db, payeeId: bigint): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select a.id, a.kind, a.type, a.state, a.version, t.version is not distinct from f.version as "isInForce",
      a.state in ('P', 'E') and t.version = a.version or a.state = 'V' and t.version = coalesce(f.version, n.version) as "isAsked",
      a.state in ('P', 'E') and t.version = a.version and t.is_higher as "isHigher", t.rate_type as "rateType", t.tiers
    from commissions.agreements a
    left join lateral (select max(t.version) as version from commissions.terms t where t.agreement_id = a.id and t.since <= platform.clock()) f on true
    left join lateral (select max(t.version) as version from commissions.terms t where t.agreement_id = a.id and t.since is not null) n on true
    join commissions.terms t on t.agreement_id = a.id and t.version in (f.version, n.version, a.version)
    where a.payee_id = ${payeeId}::bigint and (a.state in ('P', 'E', 'A', 'V') or a.state = 'C' and a.ends_at > platform.clock())
    order by a.id`.execute(db)
  return rows
}

const about = ({ state, version, isHigher }: Row) => ({ status: state, version, downlineHigherRate: isHigher ? 'Y' : 'N' }) as const

const part = (bp: bigint): number => Number(bp) / 10_000

const rateOf = (rateType: RateType, { active, rate }: Tier) =>
  rateType === 'percent'
    ? ({ activeMember: active, rateType: 'P', rate: part(rate) } as const)
    : ({ activeMember: active, rateType: 'A', rate: String(rate) } as const)

const slots = ({ rateType, tiers }: Row) =>
  readTiers(tiers).map((tier) => ({ minimumBet: String(tier.turnover), ...rateOf(rateType, tier) }))

const dividend = (row: Row) =>
  readTiers(row.tiers).map(({ turnover, netLoss, active, rate }) => ({
    ...about(row),
    minimumBet: String(turnover),
    netLoss: String(netLoss),
    activeMember: active,
    contractRate: part(rate),
  }))
const daily = (row: Row) => [
  {
    ...about(row),
    id: String(row.id),
    details: readTiers(row.tiers).map((tier) => ({ betVolume: String(tier.turnover), ...rateOf(row.rateType, tier) })),
  },
]
const hourly = (row: Row) => [{ ...about(row), contractId: String(row.id), hourSalaryRates: slots(row) }]
const live = (row: Row) => [{ ...about(row), contractId: String(row.id), realTimeSalaryRates: slots(row) }]

function byType<Shown>(rows: readonly Row[], kind: AgreementKind, show: (row: Row) => Shown[]): Record<string, Shown[]> {
  return Object.fromEntries(rows.filter((row) => row.kind === kind).map((row) => [row.type, show(row)]))
}

/** A payee's agreements as the consolidated call names them. */
export async function readConsolidated(db: Db, payeeId: bigint): Promise<ConsolidatedAgreements> {
  const rows = await readRows(db, payeeId)
  const [asked, inForce] = [rows.filter(({ isAsked }) => isAsked), rows.filter(({ isInForce }) => isInForce)]
  return {
    divtypereq: byType(asked, 'dividend', dividend),
    dailysalreqtype: byType(asked, 'salaryDay', daily),
    contracthoursalreq: byType(asked, 'salaryHour', hourly),
    realtimesalreqtype: byType(asked, 'salaryLive', live),
    divtypeinfo: byType(inForce, 'dividend', dividend),
    dailysalinfotype: byType(inForce, 'salaryDay', daily),
    contracthoursalinfo: byType(inForce, 'salaryHour', hourly),
    contractmrdailysalinfotype: byType(inForce, 'salaryLive', live),
  }
}
