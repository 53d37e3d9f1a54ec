import { moduleTree } from '@tucano/brand'
import * as contract from '@tucano/contract/site'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const getWhitelabel = ({ brand }: Services) => {
  const tree = moduleTree(brand.modules)
  return answer(contract.getWhitelabel, async () => tree)
}
