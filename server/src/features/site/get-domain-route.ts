import * as contract from '@tucano/contract/site'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const getDomainRoute = ({ brand }: Services) =>
  answer(contract.getDomainRoute, async () => ({ domainList: brand.domains.list, mainDomain: brand.domains.main }))
