import { moduleTree } from '@tucano/brand'
import * as contract from '@tucano/contract/site'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

export const getWhitelabel = ({ brand }: House) => {
  const tree = moduleTree(brand.modules)
  return answer(contract.getWhitelabel, async () => tree)
}
