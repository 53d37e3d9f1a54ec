import { type AgreementKind, agreementKinds, settlementStates } from '@tucano/contract/agents/agreements'
import { type OfficeSettlement, listOfficeSettlements } from '@tucano/contract/agents/office'
import { keepPreviousData } from '@tanstack/react-query'
import { QUEUES, queueOf } from '#office/queue-query.ts'
import { call } from '#platform/call'
import { recordOf, useAddress, useRecord } from '#platform/record'

/** What each filter is called in the address. */
const NAMES = { query: 'busca', day: 'dia', state: 'situacao', kind: 'tipo', reversals: 'estornos' } as const
export type SettlementFields = Record<keyof typeof NAMES, string>
/** What is shown of a settlement stands there, too. */
export const CHOSEN = 'apuracao'

/** A settlement has no number of its own: it is an agreement's, and of a period. */
export const keyOf = ({ agreementId, since }: Pick<OfficeSettlement, 'agreementId' | 'since'>): string => `${since}.${agreementId}`

const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text)

const askedOf = ({ query, day, state, kind, reversals }: SettlementFields) => ({
  query: query.trim().slice(0, 64) || undefined,
  day: isDay(day) ? day : undefined,
  state: settlementStates.find((one) => one === state),
  kind: agreementKinds.find((one): one is AgreementKind => one === kind),
  isReversalAsked: reversals ? true : undefined,
})

/** Settlements as the filters in the address ask for them. */
export function useOfficeSettlements() {
  const { fields, set } = useAddress(NAMES)
  const asked = askedOf(fields)
  const { query, first } = useRecord({
    ...recordOf([QUEUES, 'settlements', asked], (before) => call(listOfficeSettlements, { ...asked, before })),
    placeholderData: keepPreviousData,
  })
  return { fields, set: (change: Partial<SettlementFields>): void => set(change, [CHOSEN]), query, totals: first?.totals ?? undefined }
}

/** Those that somebody wants to reverse. */
export const reversalQueue = queueOf<OfficeSettlement>('reversals', (before) =>
  call(listOfficeSettlements, { isReversalAsked: true, before }),
)
