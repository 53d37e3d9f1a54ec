import * as contract from '@tucano/contract/registration'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const getRegisterSettings = ({ brand }: Services) => {
  const rules = Object.fromEntries(brand.register.map((rule) => [rule.key, rule]))
  return answer(contract.getRegisterSettings, async () => rules)
}
