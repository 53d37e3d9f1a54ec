import { dictionary } from '@zxcvbn-ts/language-common'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { checkFields } from './field-rules.ts'

const LENGTH_MIN = 8

/** The passwords that are tried first by whoever tries passwords. Shorter ones are refused by their length. */
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= LENGTH_MIN).map((password) => password.toLowerCase()),
)

/** Refuses a password that does not fit the brand's rule, or that everybody knows. `field` is what the request calls it. */
export function checkPassword({ brand }: Pick<Services, 'brand'>, password: string, { field = 'password', account = '' } = {}): void {
  checkFields(brand.register, { password }, { required: ['password'], as: { password: field } })
  refuseCommon({ brand }, password, account)
}

/** Refuses a password that everybody knows, or everybody who knows the account. */
export function refuseCommon({ brand }: Pick<Services, 'brand'>, password: string, account: string): void {
  const plain = password.toLowerCase()
  const known = common.has(plain) || plain === brand.defaultPassword.toLowerCase() || plain === account.toLowerCase()
  if (known) throw new Fault('password.common')
}
