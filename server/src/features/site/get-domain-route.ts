import * as contract from '@tucano/contract/site'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

export const getDomainRoute = ({ brand }: House) =>
  answer(contract.getDomainRoute, async () => ({ domainList: brand.domains.list, mainDomain: brand.domains.main }))
