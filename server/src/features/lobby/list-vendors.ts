import { listVendors as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'

export const listVendors = (catalogue: Catalogue) => answer(contract, async () => ({ data: { lanes: (await catalogue.read()).menu } }))
