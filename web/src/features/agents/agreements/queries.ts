import {
  type Agreement,
  type AgreementKind,
  type Terms,
  type answers,
  askAgreementEnd,
  editAgreement,
  listAgreements,
  listSettlements,
  offerAgreement,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processLiveSalary,
  withdrawAgreement,
} from '@tucano/contract/agents/agreements'
import type { RequestOf } from '@tucano/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { recordOf, useRecord } from '#platform/record'
import { agentKey, readAgain, useToken } from '../queries.ts'

export type WantedSettlements = Omit<RequestOf<typeof listSettlements>, 'before'>
export type Answer = (typeof answers)[number]

const settlementsOf = (token: string | undefined, wanted: WantedSettlements) =>
  recordOf(agentKey(token, 'settlements', wanted), (before) => call(listSettlements, { ...wanted, before }))

export const useSettlements = (wanted: WantedSettlements) => useRecord(settlementsOf(useToken(), wanted))

/** What runs now comes with the first page of any period: while another one is read it stays. */
export const useRunning = (wanted: WantedSettlements) =>
  useRecord({ ...settlementsOf(useToken(), wanted), placeholderData: keepPreviousData })

export const useAgreements = (kind: AgreementKind, isOver: boolean) =>
  useQuery({
    queryKey: agentKey(useToken(), 'agreements', kind, isOver),
    queryFn: () => call(listAgreements, isOver ? { kind, isOver } : { kind }),
    staleTime: 0,
  })

async function thenReadAgain(done: Promise<unknown>): Promise<void> {
  try {
    await done
  } finally {
    // Also when it was refused: somebody else may have changed it meanwhile.
    await readAgain()
  }
}

export const offer = (request: RequestOf<typeof offerAgreement>): Promise<void> => thenReadAgain(call(offerAgreement, request))

export const edit = ({ agreementId, version }: Agreement, terms: Terms, isHigherConfirmed: boolean): Promise<void> =>
  thenReadAgain(call(editAgreement, { agreementId, version, terms, ...(isHigherConfirmed ? { isHigherConfirmed } : {}) }))

export const withdraw = ({ agreementId, version }: Agreement): Promise<void> =>
  thenReadAgain(call(withdrawAgreement, { agreementId, version: String(version) }))

export const askEnd = ({ agreementId, version }: Agreement): Promise<void> => thenReadAgain(call(askAgreementEnd, { agreementId, version }))

/** The payee's answer, by the call of the agreement's kind. */
export function answer({ kind, type, agreementId, version }: Agreement, status: Answer, isHigherRead: boolean): Promise<void> {
  const said = { status, version, ...(isHigherRead ? { downlineHigherRate: 'Y' as const } : {}) }
  switch (kind) {
    case 'dividend':
      return thenReadAgain(call(processDividend, { type, ...said }))
    case 'salaryDay':
      return thenReadAgain(call(processDailySalary, { id: agreementId, ...said }))
    case 'salaryHour':
      return thenReadAgain(call(processHourlySalary, { contractId: agreementId, ...said }))
    case 'salaryLive':
      return thenReadAgain(call(processLiveSalary, { contractId: agreementId, ...said }))
  }
}
