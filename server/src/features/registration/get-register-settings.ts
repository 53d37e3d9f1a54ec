import * as contract from '@tucano/contract/registration'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

export const getRegisterSettings = ({ brand }: House) => {
  const rules = Object.fromEntries(brand.register.map((rule) => [rule.key, rule]))
  return answer(contract.getRegisterSettings, async () => rules)
}
