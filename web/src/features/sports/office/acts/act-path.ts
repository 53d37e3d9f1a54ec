import { pages } from '@tucano/contract/pages'
import { CHOSEN } from '#office/history/filter.ts'

/** Where a proposal is shown in the back office. */
export const actPath = (actId: string): string => `${pages.operator.path}/resultados?${CHOSEN}=${actId}`

/** Where a match is shown at the risk desk. */
export const riskPath = (event: string): string => `${pages.operator.path}/risco?partida=${encodeURIComponent(event)}`
