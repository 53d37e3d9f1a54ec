import * as contract from '@tucano/contract/operators'
import { answer } from '#platform/endpoint'
import { infoOf } from './store.ts'

export const getOperator = () => answer(contract.getOperator, async (_request, { operator }) => infoOf(operator))
