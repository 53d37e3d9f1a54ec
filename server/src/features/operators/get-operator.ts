import * as contract from '@tucano/contract/operators'
import { answer } from '#platform/endpoint'

export const getOperator = () => answer(contract.getOperator, async (_request, { operator: { account, name } }) => ({ account, name }))
