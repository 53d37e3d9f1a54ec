import type { AgentMenuItem } from '@tucano/contract/agents'
import type { AgreementKind } from '#commissions/agreement'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

interface KindOfAgreement {
  kind: AgreementKind
  /** The module that has to be on. */
  moduleId: string
  name: AgentMenuItem['name']
  /** The setting by which its page shows. */
  type: NonNullable<AgentMenuItem['type']>
}

/** Kinds of agreements, each with its page. */
export const kindsOfAgreements: readonly KindOfAgreement[] = [
  { kind: 'dividend', moduleId: 'SIGNCONDIV3', name: 'dividendRecord', type: 'enableCt' },
  { kind: 'salaryDay', moduleId: 'DAILYSALCONT3', name: 'salaryDay', type: 'salary' },
  { kind: 'salaryHour', moduleId: 'HOURSAL3', name: 'salaryHour', type: 'hourSalary' },
  { kind: 'salaryLive', moduleId: 'RTSALARY3', name: 'salaryLive', type: 'agentRealtimeSalary' },
]

/** A kind whose module is off is neither offered nor told. What was agreed before goes on until it ends. */
export function refuseClosedKind({ moduleOn }: Pick<Services, 'moduleOn'>, kind: AgreementKind): void {
  const { moduleId } = kindsOfAgreements.find((each) => each.kind === kind)!
  if (!moduleOn(moduleId)) throw new Fault('function.not.available')
}
