import * as contract from '@tucano/contract/operators'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readEntries } from './store.ts'

export const listOperators = ({ db }: House) => answer(contract.listOperators, async () => ({ operators: await readEntries(db) }))
