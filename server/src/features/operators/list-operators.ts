import * as contract from '@tucano/contract/operators'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readEntries } from './store.ts'

export const listOperators = ({ db }: Services) => answer(contract.listOperators, async () => ({ operators: await readEntries(db) }))
